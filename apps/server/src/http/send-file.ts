import {
  etagOf,
  type ResponseHeaders,
  type SiteFile,
  type SiteFiles,
} from '@vpn-site/site/release/site-files.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { preferredEncoding } from './encodings.ts';

/** Sends a file in the best encoding that the client accepts; 304 if the client already has it. */
export async function sendFile(
  files: SiteFiles,
  file: SiteFile,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const encoding = preferredEncoding(request.headers['accept-encoding'], file.encodings);
  if (hasCurrent(request.headers['if-none-match'], etagOf(file, encoding))) {
    return writeResponse(reply, 304, files.headers.unchanged(file, encoding));
  }
  const { headers, body } = await files.variant(file, encoding);
  return writeResponse(reply, 200, headers, body);
}

/**
 * Writes directly to the socket. All headers are ready, so the framework would only copy and check them again, which takes
 * a third of the response time. Logs and metrics include the response, but hooks before sending are not called.
 */
function writeResponse(
  reply: FastifyReply,
  status: number,
  headers: ResponseHeaders,
  body?: Buffer,
): FastifyReply {
  reply.hijack();
  // A process that is stopping must not keep the connection open for another request.
  if (!reply.server.server.listening) reply.raw.shouldKeepAlive = false;
  reply.raw.writeHead(status, headers as string[]);
  reply.raw.end(body);
  return reply;
}

function hasCurrent(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
