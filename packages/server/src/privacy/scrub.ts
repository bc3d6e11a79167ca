const E_MAIL = /\S*[@＠]\S*/gu;
/** Seven or more digits with the signs people write between them: phone numbers, and card and account numbers. */
const LONG_NUMBER = /\+?\(?\p{Nd}(?:[\s()./\-–—_]*\p{Nd}){6,}/gu;
const DATE = /^(?:19|20)\d\d-\d\d-\d\d$/;

/**
 * A text without e-mail addresses, phone numbers and card numbers, each replaced by an ellipsis; dates like 2026-11-20
 * stay. What readers paste by mistake is not to be kept.
 */
export function scrub(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(E_MAIL, '…')
    .replace(LONG_NUMBER, (number) => (DATE.test(number) ? number : '…'));
}
