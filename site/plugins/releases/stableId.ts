import { createHash } from 'node:crypto';

/** The namespace of all ids of this site's feeds. Readers would see everything as new if it changed. */
const NAMESPACE = Buffer.from('5b0e9d3f7c1a4f26a8d24e6b90c3f715', 'hex');

/**
 * A URN that is always the same for the same name (UUID version 5, RFC 9562). It holds no address, so a feed keeps its
 * ids when the site moves to another domain or a page to another path.
 */
export function stableId(name: string): string {
  const bytes = createHash('sha1').update(NAMESPACE).update(name).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)];
  return `urn:uuid:${parts.join('-')}`;
}
