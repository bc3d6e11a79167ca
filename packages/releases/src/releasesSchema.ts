import { ITEM_KINDS } from './ItemKind.ts';
import { PLATFORMS } from './Platform.ts';

const text = { type: 'string', minLength: 1 } as const;
const version = { type: 'string', pattern: '^\\d+\\.\\d+$' } as const;
const introduced = {
  description: 'A version, "initial" when older than the first release page, or null when the platform never had it.',
  oneOf: [version, { const: 'initial' }, { type: 'null' }],
} as const;
const path = { type: 'string', pattern: '^/docs/' } as const;
const section = { type: 'string', pattern: '^/docs/[^#]+#[^#]+$' } as const;

/** The JSON Schema (draft 2020-12) of /releases.json, published beside it. */
export const releasesSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Release notes',
  description: 'Every release of the product on Web and Mobile, its items, and the features they are about.',
  ...closed(
    {
      site: { ...text, description: 'The address of the site; paths and links follow it.' },
      format: { const: 1, description: 'Rises only when a reader of this file would break.' },
      areas: { type: 'array', items: text, uniqueItems: true },
      features: { type: 'array', items: { $ref: '#/$defs/feature' } },
      releases: {
        description: 'Web before Mobile, newest first within a platform.',
        type: 'array',
        items: { $ref: '#/$defs/release' },
      },
    },
    ['site'],
  ),
  $defs: {
    feature: closed({ id: text, name: text, area: text, web: introduced, mobile: introduced, path: section }),
    release: closed({
      platform: { enum: PLATFORMS },
      version,
      title: text,
      description: text,
      date: { type: 'string', format: 'date' },
      tags: { type: 'array', items: text, uniqueItems: true },
      intro: { ...text, description: 'Markdown.' },
      path,
      items: { type: 'array', minItems: 1, items: { $ref: '#/$defs/item' } },
    }),
    item: closed(
      {
        kind: { enum: ITEM_KINDS },
        area: text,
        title: text,
        text: { ...text, description: 'Markdown, without the closing links.' },
        plain: { ...text, description: 'The same words without markup.' },
        anchor: { ...text, description: 'The id of the item on the page of its release; it never changes.' },
        links: { type: 'array', minItems: 1, items: { $ref: '#/$defs/link' } },
        path: section,
        feature: { ...text, description: 'The id of the feature the item is about.' },
      },
      ['feature'],
    ),
    link: closed({ label: text, href: section }),
  },
} as const;

/** An object with exactly these properties, all required but the optional ones. */
function closed<Properties extends object>(properties: Properties, optional: readonly string[] = []) {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: 'object', required, properties, additionalProperties: false } as const;
}
