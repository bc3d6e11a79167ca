import type { Element, ElementContent, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import { EXIT, SKIP, visit } from 'unist-util-visit';

/** What a page says about itself, and its content without what serves only readers in a browser. */
export interface PageContent {
  readonly title: string;
  readonly description: string;
  /** The names of its tags. */
  readonly tags: readonly string[];
  /** The elements that hold the content. */
  readonly content: Element;
}

/** Ways around the site, and controls: a reader of text has other ones. */
const DROPPED_TAGS = new Set(['nav', 'button', 'form', 'script', 'style', 'noscript', 'template', 'canvas', 'iframe']);
const DROPPED_CLASSES = [
  'hash-link',
  'sr-only',
  'theme-doc-toc-mobile',
  'theme-doc-toc-desktop',
  'theme-doc-footer',
  'theme-doc-version-badge',
  'pagination-nav',
];

/** A tag of the head with its attributes, which may hold a `>`. */
const HEAD_TAGS = /<title\b[\s\S]*?<\/title>|<meta\b(?:"[^"]*"|'[^']*'|[^>"'])*>/g;

/** The parts of a page that its Markdown is made of; sidebar, scripts and styles are longer. */
export function markdownSource(html: string): string {
  const head = html.slice(0, html.indexOf('</head>')).match(HEAD_TAGS) ?? [];
  const told = head.filter((tag) => tag.startsWith('<title') || /\bname=["']?description\b/.test(tag));
  const start = html.search(/<main\b/);
  return [...told, start < 0 ? '' : html.slice(start, html.lastIndexOf('</main>'))].join('');
}

/** Reads the content of a built page. Throws when it has no main element. */
export function readContent(path: string, html: string): PageContent {
  const tree = fromHtml(markdownSource(html), { fragment: true });
  const main = find(tree, ({ tagName }) => tagName === 'main');
  if (main === null)
    throw new Error(`${path} has no main element to make Markdown of. Give it one, or name it in ignorePatterns.`);
  const content = onlyArticle(main) ?? main;
  const tags = textsOf(content, (element) => element.properties['rel']?.toString() === 'tag');
  dropControls(content);
  return {
    title: titleOf(tree, content),
    description: metaOf(tree, 'description'),
    tags,
    content,
  };
}

/** The article of a docs page; null for pages that are lists of articles. */
function onlyArticle(main: Element): Element | null {
  const articles: Element[] = [];
  visit(main, 'element', (element) => {
    if (element.tagName !== 'article') return undefined;
    articles.push(element);
    return SKIP;
  });
  const [article] = articles;
  const hasHeading = article !== undefined && find(article, ({ tagName }) => tagName === 'h1') !== null;
  return articles.length === 1 && hasHeading ? article : null;
}

function titleOf(tree: Root, content: Element): string {
  const heading = find(content, ({ tagName }) => tagName === 'h1');
  if (heading !== null) return textOf(heading).trim();
  const title = find(tree, ({ tagName }) => tagName === 'title');
  return title === null ? '' : textOf(title).replace(/\s*\|[^|]*$/, '');
}

function metaOf(tree: Root, name: string): string {
  const meta = find(tree, ({ tagName, properties }) => tagName === 'meta' && properties['name'] === name);
  return meta?.properties['content']?.toString() ?? '';
}

function textsOf(root: Element, is: (element: Element) => boolean): string[] {
  const texts: string[] = [];
  visit(root, 'element', (element) => {
    if (is(element) && element.children[0] !== undefined) texts.push(textOf(element).trim());
  });
  return [...new Set(texts)];
}

function find(root: Root | Element, is: (element: Element) => boolean): Element | null {
  let found: Element | null = null;
  visit(root, 'element', (element) => {
    if (!is(element)) return undefined;
    found = element;
    return EXIT;
  });
  return found;
}

function dropControls(root: Element): void {
  visit(root, (node, index, parent) => {
    if (parent === undefined || index === undefined) return undefined;
    const isDropped = node.type === 'comment' || (node.type === 'element' && isControl(node));
    if (!isDropped) return undefined;
    (parent.children as ElementContent[]).splice(index, 1);
    return [SKIP, index];
  });
}

function isControl(element: Element): boolean {
  const { tagName, properties } = element;
  const { className, ariaHidden, hidden, role } = properties;
  const classes = Array.isArray(className) ? className : [];
  return (
    DROPPED_TAGS.has(tagName) ||
    String(ariaHidden) === 'true' ||
    // Panels of tabs are hidden until they are chosen.
    (hidden !== undefined && hidden !== false && role !== 'tabpanel') ||
    role === 'status' ||
    classes.some((name) => DROPPED_CLASSES.includes(String(name))) ||
    (tagName === 'details' && !hasContent(element))
  );
}

/** A summary may open nothing but controls. */
function hasContent({ children }: Element): boolean {
  return children.some((child) => child.type === 'element' && child.tagName !== 'summary' && !isControl(child));
}
