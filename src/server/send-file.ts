import type { FastifyReply, FastifyRequest } from 'fastify';
import { fileCacheControl } from './cache-control.ts';
import { preferredEncoding } from './preferred-encoding.ts';
import type { SiteFile, SiteFiles } from './site-files.ts';

/** A file in the best form the client takes, or 304 when it has that form already. */
export async function sendFile(
  files: SiteFiles,
  file: SiteFile,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const encoding = preferredEncoding(request.headers['accept-encoding'], file.encodings);
  const etag = `"${file.hash}${encoding ? `-${encoding}` : ''}"`;
  reply.header('cache-control', fileCacheControl(file.file)).header('etag', etag);
  if (file.encodings.length > 0) reply.header('vary', 'Accept-Encoding');
  if (hasCurrent(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (encoding) reply.header('content-encoding', encoding);
  return reply.type(file.contentType).send(await files.body(file, encoding));
}

function hasCurrent(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
