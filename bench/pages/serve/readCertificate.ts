import { createHash, X509Certificate } from 'node:crypto';
import { loadPackage } from '../peers/BenchFolder.ts';

/** Key and certificate of a server, as Node's TLS takes them. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

let made: Promise<Certificate> | undefined;

/** A certificate for localhost, self-signed, made once in each run. */
export function readCertificate(): Promise<Certificate> {
  made ??= makeCertificate();
  return made;
}

/**
 * The flag that has a browser take this certificate for a good one. Told to overlook errors of certificates instead, it would keep
 * nothing in its cache that comes with one, prefetched files included.
 */
export async function trustFlag(): Promise<string> {
  const { cert } = await readCertificate();
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(publicKey).digest('base64')}`;
}

async function makeCertificate(): Promise<Certificate> {
  const { generate } = (await loadPackage('selfsigned')) as {
    generate(attributes: object[], options: object): Promise<{ private: string; cert: string }>;
  };
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
  });
  return { key, cert };
}
