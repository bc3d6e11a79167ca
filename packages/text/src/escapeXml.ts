import { escapeHtml } from './html.ts';

/** Text as it may stand in XML, inside elements and attributes. Characters that XML forbids are left out. */
export function escapeXml(text: string): string {
  return escapeHtml(text.replaceAll(FORBIDDEN, ''));
}

/** What XML 1.0, section 2.2, does not count as a character; lone surrogates cannot be written as UTF-8 at all. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
