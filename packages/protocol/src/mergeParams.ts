import { type Fields, readText } from './readField.ts';
import { MAX_BODY_BYTES } from './searchLimits.ts';

const JSON_START = /^\s*[[{"]/;

/** Lays the older `params` form (`query=a&hitsPerPage=5`, lists as JSON) under the request's own fields, which win. Throws ProtocolError. */
export function mergeParams(fields: Fields): Fields {
  const params = readText(fields, 'params', MAX_BODY_BYTES);
  if (params === undefined) return fields;
  const merged = new Map<string, unknown>();
  for (const pair of params.replace(/^\?/, '').split('&')) {
    const at = pair.indexOf('=');
    if (at > 0) merged.set(decode(pair.slice(0, at)), readValue(decode(pair.slice(at + 1))));
  }
  for (const [name, value] of fields) merged.set(name, value);
  return merged;
}

function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}

function readValue(text: string): unknown {
  if (!JSON_START.test(text)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
