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

const TAG = /<([a-z][\w-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;
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
  for (const [, tag = '', attributes = ''] of html
    .replace(/(<(script|style)[^>]*>)[\s\S]*?<\/\2>/g, '$1')
    .matchAll(TAG)) {
    markup.tags.add(tag.toLowerCase());
    for (const [, name = '', ...values] of attributes.matchAll(ATTRIBUTE)) {
      const value = values.find((text) => text !== undefined) ?? '';
      markup.names.add(name);
      markup.values.add(value);
      if (name === 'id') markup.ids.add(value);
      if (name === 'class') for (const word of value.split(/\s+/)) markup.classes.add(word);
      for (const [variable] of value.matchAll(/--[\w-]+/g)) markup.variables.add(variable);
    }
  }
  return markup;
}
