import { request } from 'node:https';

/** A file as a server sends it to a browser: its bytes compressed and, for texts, what they say. */
export interface FetchedBody {
  readonly bytes: number;
  readonly body: Buffer;
  readonly encoding: string;
}

/** Fetches an address of a measured site with brotli. Throws when it does not answer with status 200. */
export function fetchBody(url: string): Promise<FetchedBody> {
  const { promise, resolve, reject } = Promise.withResolvers<FetchedBody>();
  // Certificates of measured sites are made by the bench itself.
  const sent = request(url, { rejectUnauthorized: false, headers: { 'accept-encoding': 'br' } }, async (response) => {
    const parts: Buffer[] = [];
    for await (const part of response) parts.push(part as Buffer);
    const body = Buffer.concat(parts);
    if (response.statusCode === 200)
      resolve({ bytes: body.length, body, encoding: response.headers['content-encoding'] ?? '' });
    else reject(new Error(`${url} answered ${response.statusCode}, so its size cannot be measured.`));
  });
  sent.on('error', reject);
  sent.end();
  return promise;
}
