const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/**
 * The name of the chunk that holds what only the page at a path needs: its FNV-1a hash in eight hexadecimal digits. The build names it
 * so, and the app can fetch the file ahead without knowing anything else of the page. Two pages of one name would share a chunk.
 */
export function pageChunk(path: string): string {
  let hash = OFFSET;
  for (let at = 0; at < path.length; at++) hash = Math.imul(hash ^ path.charCodeAt(at), PRIME);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
