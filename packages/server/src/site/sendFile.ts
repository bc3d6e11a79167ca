import { open } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { checkPreconditions } from '../http/checkPreconditions.ts';
import { type ContentCoding, negotiateEncoding } from '../http/negotiateEncoding.ts';
import { parseRange } from '../http/parseRange.ts';
import { problems, sendProblem } from '../http/problems.ts';
import { addVary } from '../http/sendText.ts';
import { ChangedFileError, type ContentCache } from './contentCache.ts';
import type { FileForm, SiteFile } from './SiteFile.ts';

/** Sends a file of the site as RFC 9110 asks: the best coding, conditions first, then the part asked for. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { file, policy, contents }: { file: SiteFile; policy: string; contents: ContentCache },
): Promise<FastifyReply> {
  const { coding, form } = chooseForm(file, request.headers['accept-encoding']);
  const precondition = checkPreconditions(request.headers, form.etag);
  if (precondition === 'malformed') return sendProblem(reply, problems.malformedCondition);
  if (precondition === 'failed') return sendProblem(reply, problems.preconditionFailed);

  reply.header('etag', form.etag).header('cache-control', file.cacheControl);
  if (file.forms.br !== undefined || file.forms.gzip !== undefined) addVary(reply, 'Accept-Encoding');
  // On 304 too: browsers put the headers of this answer in place of those they stored with the page.
  reply.header('content-security-policy', policy);
  if (precondition === 'not-modified') return reply.code(304).send();

  const range = parseRange(wantedRange(request, form), form.size);
  if (range.kind === 'unsatisfiable') {
    reply.removeHeader('etag').header('content-range', `bytes */${form.size}`);
    return sendProblem(reply, problems.rangeNotSatisfiable);
  }
  reply.header('content-type', file.contentType).header('accept-ranges', 'bytes');
  if (coding !== 'identity') reply.header('content-encoding', coding);
  if (range.kind === 'whole') return sendBytes(request, reply, form, 0, form.size, contents);
  reply.code(206).header('content-range', `bytes ${range.first}-${range.last}/${form.size}`);
  return sendBytes(request, reply, form, range.first, range.last + 1, contents);
}

function chooseForm(file: SiteFile, acceptEncoding: string | undefined): { coding: ContentCoding; form: FileForm } {
  for (const coding of negotiateEncoding(acceptEncoding)) {
    const form = file.forms[coding];
    if (form !== undefined) return { coding, form };
  }
  return { coding: 'identity', form: file.forms.identity };
}

/** Ranges are for GET only, and If-Range asks for the whole file when it is another version (RFC 9110, 13.1.5). */
function wantedRange(request: FastifyRequest, form: FileForm): string | undefined {
  const ifRange = request.headers['if-range'];
  const isOther = ifRange !== undefined && ifRange !== form.etag;
  return request.method !== 'GET' || isOther ? undefined : request.headers.range;
}

async function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  form: FileForm,
  start: number,
  end: number,
  contents: ContentCache,
): Promise<FastifyReply> {
  reply.header('content-length', end - start);
  if (request.method === 'HEAD') return reply.send();
  const content = contents.read(form);
  if (content !== null) {
    const bytes = content instanceof Buffer ? content : await content;
    return reply.send(bytes.subarray(start, end));
  }
  const handle = await open(form.diskPath).catch(() => null);
  const size = (await handle?.stat())?.size;
  if (handle === null || size !== form.size) {
    await handle?.close();
    throw new ChangedFileError(form.diskPath);
  }
  return reply.send(handle.createReadStream({ start, end: end - 1 }));
}
