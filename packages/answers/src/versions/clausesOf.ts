/** The parts of a question between full stops, colons and dashes; one may only tell why the other is asked. */
export function clausesOf(question: string): string[] {
  return question.split(/[.:;!?]\s+|\s[–-]\s/);
}
