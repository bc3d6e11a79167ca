/** A new id for a conversation or a message. It needs no encrypted page, which `crypto.randomUUID` does. */
export function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
