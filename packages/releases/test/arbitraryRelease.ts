import fc from 'fast-check';
import {
  ITEM_KINDS,
  itemAnchor,
  KIND_HEADINGS,
  PLATFORMS,
  plainText,
  type Release,
  type ReleaseItem,
  releaseName,
  releasePath,
  type VersionRef,
} from '../src/index.ts';

const words = ['Quotas', 'reminders', 'now', 'keep', 'the', 'order', '`NPS`', '**Publish**', 'of 1.5', 'e-mail', 'été'];
const sentence = fc
  .array(fc.constantFrom(...words), { minLength: 1, maxLength: 8 })
  .map((picked) => `${picked.join(' ')}.`);
const title = fc.array(fc.constantFrom(...words.filter((word) => !word.includes('*') && !word.includes('`'))), {
  minLength: 1,
  maxLength: 4,
});
const section = fc.record({
  label: fc.constantFrom('Quotas', 'Question types', 'E-mail invitations'),
  href: fc.constantFrom('/docs/survey/intro#toolbar', '/docs/survey/Docs/Appendix#limits', '/docs/intro#first-steps'),
});

/** Any release that the grammar of a release page can express, with one to nine items. */
export function arbitraryRelease(ref: fc.Arbitrary<VersionRef> = arbitraryVersion()): fc.Arbitrary<Release> {
  return ref.chain((release) =>
    fc.record({
      platform: fc.constant(release.platform),
      version: fc.constant(release.version),
      title: fc.constant(releaseName(release)),
      path: fc.constant(releasePath(release)),
      description: sentence,
      date: fc
        .date({ min: new Date('2021-01-01'), max: new Date('2025-12-31'), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10)),
      tags: fc.uniqueArray(fc.constantFrom('survey', 'guide'), { maxLength: 2 }),
      intro: fc.array(sentence, { minLength: 1, maxLength: 2 }).map((sentences) => sentences.join(' ')),
      items: arbitraryItems(release),
    }),
  );
}

/** A version of either platform with small numbers, so that equal versions and neighbours are frequent. */
export function arbitraryVersion(): fc.Arbitrary<VersionRef> {
  return fc.record({
    platform: fc.constantFrom(...PLATFORMS),
    version: fc.tuple(fc.integer({ min: 1, max: 2 }), fc.integer({ min: 0, max: 30 })).map((parts) => parts.join('.')),
  });
}

function arbitraryItems({ platform, version }: VersionRef): fc.Arbitrary<readonly ReleaseItem[]> {
  const item = fc.record({
    kind: fc.constantFrom(...ITEM_KINDS),
    area: fc.constantFrom('Builder', 'Survey flow', 'Responses and data'),
    title: title.map((picked) => picked.join(' ')),
    text: fc.array(sentence, { minLength: 1, maxLength: 3 }).map((sentences) => sentences.join(' ')),
    links: fc.array(section, { minLength: 1, maxLength: 2 }),
  });
  const reserved = new Set(Object.values(KIND_HEADINGS).map(itemAnchor));
  return fc
    .uniqueArray(item, { minLength: 1, maxLength: 9, selector: (one) => itemAnchor(one.title) })
    .map((items) => items.filter((one) => !reserved.has(itemAnchor(one.title))))
    .filter((items) => items.length > 0)
    .map((items) =>
      items
        .toSorted((left, right) => ITEM_KINDS.indexOf(left.kind) - ITEM_KINDS.indexOf(right.kind))
        .map((one) => ({ platform, version, ...one, plain: plainText(one.text), anchor: itemAnchor(one.title) })),
    );
}
