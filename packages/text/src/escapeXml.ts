import { escapeHtml } from './html.ts';

/** Text as it may stand in XML, inside elements and attributes. Characters that XML forbids are left out. */
export function escapeXml(text: string): string {
  return escapeHtml([...text].filter((character) => isXmlCharacter(character.codePointAt(0) ?? 0)).join(''));
}

/** XML 1.0, section 2.2. Lone surrogates are none, and cannot be written as UTF-8 at all. */
function isXmlCharacter(code: number): boolean {
  if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd;
  return code <= 0xd7ff || (code >= 0xe000 && code <= 0xfffd) || code >= 0x10000;
}
