import type { ContentCoding } from '../http/negotiateEncoding.ts';

/** One file of the built site, with the forms it is kept in. */
export interface SiteFile {
  contentType: string;
  cacheControl: string;
  /** The plain form is always there; the others when the build made them. */
  forms: { identity: FileForm } & Partial<Record<ContentCoding, FileForm>>;
}

/** The bytes of a file in one coding, where they lie and what they are. */
export interface FileForm {
  diskPath: string;
  size: number;
  /** A strong entity tag made from the content and the coding. */
  etag: string;
  /** The bytes themselves where they lie in no file of this build. */
  bytes?: Buffer;
}
