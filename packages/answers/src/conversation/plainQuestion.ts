/**
 * The words of a message without what is no question: tags, addresses, the targets of links. White space is folded: no
 * two spaces or line breaks stand beside each other.
 */
export function plainQuestion(message: string): string {
  return message
    .replace(/<[^<>]{0,500}>/g, ' ')
    .replace(/\]\([^()]{0,500}\)/g, ' ')
    .replace(/\b(?:https?:\/\/|www\.)\S+/gi, ' ')
    .replace(/[[\]`|]/g, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
}
