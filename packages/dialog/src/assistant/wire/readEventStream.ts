import type { UIMessageChunk } from 'ai';
import { fieldsOf } from '../../storage/fieldsOf.ts';
import { AssistantError } from '../AssistantError.ts';
import { ASSISTANT_TEXTS } from '../texts.ts';

/** Longest line that is waited for, in characters: a stream without line ends must not fill the reader's memory. */
const MAX_LINE_LENGTH = 1024 * 1024;

/**
 * Reads server-sent events as UI message chunks (docs/protocol.md): comments, unknown fields and unknown types pass, `[DONE]`
 * ends. An event that is no JSON object fails the stream with a sentence for the reader; the details go to the console.
 */
export function readEventStream(body: ReadableStream<Uint8Array<ArrayBuffer>>): ReadableStream<UIMessageChunk> {
  let rest = '';
  return body.pipeThrough(new TextDecoderStream()).pipeThrough(
    new TransformStream<string, UIMessageChunk>({
      transform(text, controller) {
        const lines = (rest + text).split(/\r\n|\n|\r(?!$)/);
        rest = lines.pop() ?? '';
        if (rest.length > MAX_LINE_LENGTH) throw unreadable(rest);
        for (const line of lines) readLine(line, controller);
      },
      flush(controller) {
        readLine(rest.trimEnd(), controller);
      },
    }),
  );
}

// Every event of this protocol is one line of data.
function readLine(line: string, controller: TransformStreamDefaultController<UIMessageChunk>): void {
  if (!line.startsWith('data:')) return;
  const data = line.slice('data:'.length).trim();
  if (data === '' || data === '[DONE]') return;
  const chunk = parseChunk(data);
  if (chunk === null) throw unreadable(data);
  controller.enqueue(chunk);
}

function parseChunk(data: string): UIMessageChunk | null {
  try {
    const chunk: unknown = JSON.parse(data);
    // Only what every use of a chunk relies on is checked: the rest is checked where it is used.
    return isChunk(chunk) ? chunk : null;
  } catch {
    return null;
  }
}

function isChunk(value: unknown): value is UIMessageChunk {
  const { type, id, delta, toolCallId, errorText } = fieldsOf(value);
  if (typeof type !== 'string') return false;
  if (type.endsWith('-delta') && !type.startsWith('tool-')) return typeof id === 'string' && typeof delta === 'string';
  if (type.startsWith('tool-')) return typeof toolCallId === 'string';
  return type !== 'error' || typeof errorText === 'string';
}

function unreadable(data: string): AssistantError {
  console.warn(`The assistant sent an event that is no UI message chunk: ${data.slice(0, 500)}`);
  return new AssistantError(ASSISTANT_TEXTS.unreadable);
}
