import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltPage } from '@feedback-docs/docusaurus-first-load/pages';
import { HEADER_ONLY_POLICY, metaPolicy, type Policy, securityHeaders } from '@feedback-docs/headers';

/** Writes policy.json, from which our server makes its headers. Returns the number of hashes. */
export function writePolicy(serverDataDir: string, policy: Policy): number {
  mkdirSync(serverDataDir, { recursive: true });
  writeFileSync(join(serverDataDir, 'policy.json'), JSON.stringify(policy));
  return new Set(Object.values(policy.pages).flatMap(({ scripts, styles }) => [...scripts, ...styles])).size;
}

/**
 * The same for hosts that only hand out files: each page gets its policy as a meta element, and `_headers` (Netlify, Cloudflare Pages)
 * holds the rest for hosts that read it. The policies of pages are not in there, because such hosts limit the number of rules.
 */
export function writeStaticPolicy(buildDir: string, policy: Policy, pages: readonly BuiltPage[]): void {
  const headers = { ...securityHeaders(null, policy.isHttps), 'content-security-policy': HEADER_ONLY_POLICY };
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  writeFileSync(join(buildDir, '_headers'), `/*\n${lines.join('')}`);
  for (const { url, file, html } of pages) {
    const meta = `<meta http-equiv="Content-Security-Policy" content="${metaPolicy(policy, url)}">`;
    const withMeta = html.replace(/<meta charset=[^>]*>/i, (charset) => charset + meta);
    if (withMeta === html) throw new Error(`${url} has no meta charset, behind which its policy belongs.`);
    writeFileSync(file, withMeta);
  }
}
