const E_MAIL = /\S*[@＠]\S*/gu;
/** Seven or more digits with the signs people write between them: phone numbers, and card and account numbers. */
const LONG_NUMBER = /\+?\(?\p{Nd}(?:[\s()./,\-–—_]*\p{Nd}){6,}/gu;
/** Long numbers that are nobody's: a date, versions in a row, and an amount of at most nine digits with commas at the thousands. */
const HARMLESS = /^(?:(?:19|20)\d\d-\d\d-\d\d|\d\.\d{1,2}(?:(?:, ?| )\d\.\d{1,2})*|\d{1,3}(?:,\d{3}){2})$/;

/**
 * A text without e-mail addresses, phone numbers and card numbers, each replaced by an ellipsis. What readers paste by mistake is not to
 * be kept. Names, street addresses, passwords and numbers of fewer than seven digits cannot be told from a question's own words and stay.
 */
export function scrub(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(E_MAIL, '…')
    .replace(LONG_NUMBER, (number) => (HARMLESS.test(number) ? number : '…'));
}
