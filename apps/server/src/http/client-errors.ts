import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { HeaderTable } from '@vpn-site/site/release/security-headers.ts';
import type { FastifyInstance } from 'fastify';

const statusByCode: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Handles what cannot be parsed as a request: too large, too slow, or not HTTP. There is no request to respond to, so it
 * writes the status with our usual headers to the socket and closes the connection.
 */
export function handleClientError(security: HeaderTable, count: (status: number) => void) {
  const fields = Object.entries({ ...security, 'cache-control': 'no-store', connection: 'close' });
  const head = fields.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = statusByCode[error.code ?? ''] ?? 400;
    count(status);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}content-length: 0\r\n\r\n`, () => {
      socket.destroy();
    });
  };
}

/** Rejects `Expect` headers other than 100-continue, because Node's own 417 would lack our headers. */
export function refuseExpectations(app: FastifyInstance, security: HeaderTable): void {
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(417, { ...security, 'cache-control': 'no-store', 'content-length': 0 }).end();
  });
}
