/** Why there is no answer, in words for the reader: they are shown as Markdown. */
export class AssistantError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'AssistantError';
  }
}
