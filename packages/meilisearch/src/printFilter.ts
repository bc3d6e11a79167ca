import { ProtocolError } from '@feedback-docs/protocol';
import type { Filter } from '@feedback-docs/search';

/** A filter in Meilisearch's syntax: `(platform = "web" OR platform = "mobile") AND NOT (tags = "guide")`. Throws a ProtocolError. */
export function printFilter(filter: Filter): string {
  switch (filter.kind) {
    case 'and':
    case 'or':
      return `(${filter.of.map(printFilter).join(filter.kind === 'and' ? ' AND ' : ' OR ')})`;
    case 'not':
      return `NOT (${printFilter(filter.of)})`;
    case 'value':
      return `${attributeOf(filter)} = ${JSON.stringify(filter.value)}`;
    case 'compare':
      return `${attributeOf(filter)} ${filter.operator} ${filter.number}`;
    case 'range':
      return `${attributeOf(filter)} ${filter.from} TO ${filter.to}`;
  }
}

/** Anything but a plain name could end the condition and begin another one. */
function attributeOf({ attribute }: { readonly attribute: string }): string {
  if (attribute === '_tags') return 'tags';
  if (/^[\w.-]+$/.test(attribute)) return attribute;
  throw new ProtocolError(400, `${JSON.stringify(attribute)} is not an attribute that can be filtered on.`);
}
