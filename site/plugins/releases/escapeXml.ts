/** Text as it may stand in XML, inside elements and attributes. Characters that XML forbids are left out. */
export function escapeXml(text: string): string {
  return text.replaceAll(FORBIDDEN, '').replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/** What XML 1.0, section 2.2, does not count as a character; lone surrogates cannot be written as UTF-8 at all. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
