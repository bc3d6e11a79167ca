import type { Element, ElementContent, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';

/** A heading of a built page with everything below it up to the next heading. */
export interface PageSection {
  /** Levels from h1 (1) to h6 (6); items of a release stand at level 3, below the kind of change. */
  level: number;
  heading: string;
  /** Id of the heading or item; null for the part of a page under its title. */
  anchor: string | null;
  /** Prose as plain text: paragraphs, list entries, table rows and names of figures, one a line. */
  content: string;
  /** Text of the code blocks. */
  code: string;
}

/** Parts of an article that are no text of it. */
const SKIPPED_CLASSES = [
  'hash-link',
  'version-marks',
  'release-byline',
  'release-item__link',
  'release-item__area',
  'question-preview',
  'sr-only',
];
const SKIPPED_TAGS = ['button', 'script', 'style', 'noscript', 'input', 'select', 'textarea'];
const LINE_TAGS = ['p', 'li', 'tr', 'figcaption', 'dt', 'dd', 'summary', 'blockquote'];

/** The sections of a built documentation page in reading order. Empty for a page without an article. */
export function pageSections(html: string): PageSection[] {
  const article = findByClass(fromHtml(html), 'theme-doc-markdown');
  if (article === undefined) return [];
  const reader = new SectionReader();
  reader.read(article);
  return reader.sections.map((section) => ({ ...section, content: tidy(section.content), code: section.code.trim() }));
}

class SectionReader {
  readonly sections: PageSection[] = [];

  read(node: Element): void {
    for (const child of node.children) this.readChild(child);
  }

  private readChild(child: ElementContent): void {
    const section = this.sections.at(-1);
    if (child.type === 'text') {
      if (section !== undefined) section.content += child.value;
      return;
    }
    if (child.type !== 'element' || isSkipped(child)) return;
    const level = headingLevel(child);
    if (level !== undefined) {
      this.open(level, textOf(child), idOf(child));
    } else if (child.tagName === 'pre') {
      if (section !== undefined) section.code += `${rawText(child)}\n`;
    } else if (child.tagName === 'svg') {
      const title = child.children.find(
        (entry): entry is Element => entry.type === 'element' && entry.tagName === 'title',
      );
      if (section !== undefined && title !== undefined) section.content += `\n${rawText(title)}\n`;
    } else if (
      child.tagName === 'li' &&
      idOf(child) !== null &&
      findByClass(child, 'release-item__head') !== undefined
    ) {
      this.readReleaseItem(child);
    } else {
      this.readBlock(child);
    }
  }

  private readBlock(element: Element): void {
    const isLine = LINE_TAGS.includes(element.tagName);
    if (isLine) this.append('\n');
    this.read(element);
    if (element.tagName === 'td' || element.tagName === 'th') this.append(' | ');
    if (isLine) this.append('\n');
  }

  private readReleaseItem(item: Element): void {
    const head = findByClass(item, 'release-item__head');
    const name = head?.children.find(
      (child): child is Element => child.type === 'element' && child.tagName === 'strong',
    );
    this.open(3, name === undefined ? '' : textOf(name), idOf(item));
    for (const child of item.children) if (child !== head) this.readChild(child);
  }

  private open(level: number, heading: string, anchor: string | null): void {
    this.sections.push({ level, heading, anchor: level === 1 ? null : anchor, content: '', code: '' });
  }

  private append(text: string): void {
    const section = this.sections.at(-1);
    if (section !== undefined) section.content += text;
  }
}

function headingLevel(element: Element): number | undefined {
  const match = /^h([1-6])$/.exec(element.tagName);
  return match?.[1] === undefined ? undefined : Number(match[1]);
}

function isSkipped(element: Element): boolean {
  return SKIPPED_TAGS.includes(element.tagName) || SKIPPED_CLASSES.some((name) => hasClass(element, name));
}

function hasClass(element: Element, name: string): boolean {
  const classes = element.properties['className'];
  return Array.isArray(classes) && classes.includes(name);
}

function idOf(element: Element): string | null {
  const id = element.properties['id'];
  return typeof id === 'string' && id !== '' ? id : null;
}

function findByClass(node: Root | Element, name: string): Element | undefined {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    if (hasClass(child, name)) return child;
    const found = findByClass(child, name);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Text as a reader sees it: without the link to the heading itself. */
function textOf(element: Element): string {
  return tidy(
    element.children
      .map((child) =>
        child.type === 'text' ? child.value : child.type === 'element' && !isSkipped(child) ? textOf(child) : '',
      )
      .join(''),
  );
}

function rawText(element: Element): string {
  return element.children
    .map((child) => (child.type === 'text' ? child.value : child.type === 'element' ? rawText(child) : ''))
    .join('');
}

/** One line for each paragraph, entry and row; no zero-width characters, no doubled spaces, no trailing cell marks. */
function tidy(text: string): string {
  return text
    .replace(/[\u200b\u00ad]/g, '')
    .split('\n')
    .map((line) =>
      line
        .replace(/\s+/g, ' ')
        .replace(/(\s\|)+\s*$/, '')
        .trim(),
    )
    .filter((line) => line !== '')
    .join('\n');
}
