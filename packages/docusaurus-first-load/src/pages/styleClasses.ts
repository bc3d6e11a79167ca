import { decodeEntities } from '@feedback-docs/text';

const TAG_WITH_STYLE = /<[a-z][\w-]*(?=(?:[^>"']|"[^"]*"|'[^']*')*\sstyle=)(?:[^>"']|"[^"]*"|'[^']*')*>/gi;
const STYLE = /\sstyle=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i;
const CLASS = /(\sclass=)(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i;
/** What is no markup, or belongs to no element. */
const TEXTS = /(<(script|style)[^>]*>[\s\S]*?<\/\2>|<!--[\s\S]*?-->)/gi;

/**
 * Puts rules in the place of style attributes, which a policy without 'unsafe-inline' does not let through: each style becomes a class,
 * and `rules` weigh more than those of one class. For styles that stay as they were served.
 */
export function styleClasses(html: string): { html: string; rules: string } {
  const names = new Map<string, string>();
  const nameOf = (style: string) => {
    const name = names.get(style) ?? `st${names.size}`;
    names.set(style, name);
    return name;
  };
  const parts = html.split(TEXTS).flatMap((part, at) => {
    if (at % 3 === 2) return [];
    return at % 3 === 1 ? part : part.replace(TAG_WITH_STYLE, (tag) => withClass(tag, nameOf));
  });
  const rules = [...names].map(([style, name]) => `.${name}.${name}{${style}}`);
  return { html: parts.join(''), rules: rules.join('') };
}

function withClass(tag: string, nameOf: (style: string) => string): string {
  const style = firstOf(STYLE.exec(tag)?.slice(1));
  if (/[{}<]/.test(style)) throw new Error(`A style attribute cannot become a rule: ${tag}. Give it a class instead.`);
  const bare = tag.replace(STYLE, '');
  const name = nameOf(
    decodeEntities(style)
      .trim()
      .replace(/;$/, '')
      .replace(/\s*([:;,])\s*/g, '$1'),
  );
  const classes = firstOf(CLASS.exec(bare)?.slice(2));
  if (classes === '') return bare.replace(/^<[\w-]+/, (start) => `${start} class=${name}`);
  return bare.replace(CLASS, (_, attribute: string) => `${attribute}"${classes} ${name}"`);
}

function firstOf(forms: readonly (string | undefined)[] | undefined): string {
  return forms?.find((form) => form !== undefined) ?? '';
}
