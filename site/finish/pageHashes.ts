import { createHash } from 'node:crypto';
import type { PageHashes } from '@feedback-docs/headers';

/** Data blocks, which browsers do not run. */
const DATA = /\stype="?(application|text)\/(?!javascript)/;

/** The hashes of the scripts and style elements that stand in a page. */
export function pageHashes(html: string): PageHashes {
  const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '', body]) => body !== '' && !/\ssrc=/.test(attributes) && !DATA.test(attributes))
    .map(([, , body = '']) => body);
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, body = '']) => body);
  return { scripts: hashes(scripts), styles: hashes(styles) };
}

function hashes(texts: readonly string[]): string[] {
  return [...new Set(texts)].map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
}
