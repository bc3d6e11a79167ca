import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltPage } from './readBuiltPages.ts';

/**
 * Writes policy.json for the server: the hashes of all inline scripts of the built pages, and the origins of a font provider where
 * one is set. Returns the number of hashes.
 */
export function writePolicy(serverDataDir: string, pages: readonly BuiltPage[], fontStylesheetUrl: string): number {
  const scriptHashes = [...new Set(pages.flatMap(({ html }) => inlineScripts(html)).map(hash))].sort();
  const origins = fontStylesheetUrl === '' ? [] : [new URL(fontStylesheetUrl).origin];
  const fontOrigins = fontStylesheetUrl === '' ? [] : [...origins, 'https:'];
  mkdirSync(serverDataDir, { recursive: true });
  writeFileSync(
    join(serverDataDir, 'policy.json'),
    JSON.stringify({ scriptHashes, styleOrigins: origins, fontOrigins, connectOrigins: [] }),
  );
  return scriptHashes.length;
}

/** The bodies of scripts that browsers run: those without a src and with no type, or a JavaScript, module or speculation-rules type. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(
      ([, attributes = '', body = '']) =>
        !/\ssrc=/.test(attributes) && body !== '' && !/type="?application\/(ld\+)?json/.test(attributes),
    )
    .map(([, , body = '']) => body);
}

function hash(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}
