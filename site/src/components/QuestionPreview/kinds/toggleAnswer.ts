/**
 * The answers of a checkbox question after an option was ticked or unticked: an exclusive option stands alone, and any other option
 * takes it away.
 */
export function toggleAnswer(
  answers: readonly string[],
  option: string,
  exclusive: readonly string[],
): readonly string[] {
  if (answers.includes(option)) return answers.filter((answer) => answer !== option);
  if (exclusive.includes(option)) return [option];
  return [...answers.filter((answer) => !exclusive.includes(answer)), option];
}
