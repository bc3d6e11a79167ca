/** The words of a page that selectors can ask for. */
export interface Markup {
  tags: Set<string>;
  ids: Set<string>;
  classes: Set<string>;
  /** Names and values of all attributes. */
  names: Set<string>;
  values: Set<string>;
  /** Custom properties that style attributes use or set. */
  variables: Set<string>;
}

const TAG = /<[a-z][\w-]*(?:[^>"']|"[^"]*"|'[^']*')*>/gi;
const ATTRIBUTE = /([^\s=/"'>]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g;

/** Reads tags, ids, classes and attributes from built HTML; text, scripts and styles are passed over. */
export function readMarkup(html: string): Markup {
  const markup: Markup = {
    tags: new Set(),
    ids: new Set(),
    classes: new Set(),
    names: new Set(),
    values: new Set(),
    variables: new Set(),
  };
  const tags = html.replace(/(<(script|style)[^>]*>)[\s\S]*?<\/\2>/g, '$1').match(TAG);
  for (const text of new Set(tags)) {
    const { tag, attributes } = readTag(text);
    markup.tags.add(tag);
    for (const { name, value, variables } of attributes) {
      markup.names.add(name);
      markup.values.add(value);
      if (name === 'id') markup.ids.add(value);
      if (name === 'class') for (const word of value.split(/\s+/)) markup.classes.add(word);
      for (const variable of variables) markup.variables.add(variable);
    }
  }
  return markup;
}

interface Tag {
  readonly tag: string;
  readonly attributes: readonly {
    readonly name: string;
    readonly value: string;
    readonly variables: readonly string[];
  }[];
}

/** Tags that were read before: most of a page's stand in others too. */
const known = new Map<string, Tag>();

function readTag(text: string): Tag {
  const before = known.get(text);
  if (before !== undefined) return before;
  // A copy, because a part of a page would keep all of it in memory.
  const copy = Buffer.from(text).toString();
  const read = parseTag(copy);
  known.set(copy, read);
  return read;
}

function parseTag(text: string): Tag {
  const tag = /^<[\w-]+/.exec(text)?.[0] ?? '';
  const attributes = [...text.slice(tag.length, -1).matchAll(ATTRIBUTE)].map(([, name = '', ...values]) => {
    const value = values.find((part) => part !== undefined) ?? '';
    return { name, value, variables: value.match(/--[\w-]+/g) ?? [] };
  });
  return { tag: tag.slice(1).toLowerCase(), attributes };
}
