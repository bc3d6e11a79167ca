import { loadPackage } from '../peers/BenchFolder.ts';

/** Key and certificate of a server, as Node's TLS takes them. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

let made: Promise<Certificate> | undefined;

/** A certificate for localhost that no browser trusts by itself, made once in each run. */
export function readCertificate(): Promise<Certificate> {
  made ??= makeCertificate();
  return made;
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
