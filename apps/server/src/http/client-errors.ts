import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { HeaderTable } from '@vpn-site/site/release/security-headers.ts';
import type { FastifyInstance } from 'fastify';

const statusByCode: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Matches the request line of a client that sends characters outside of ASCII unencoded, one byte per character. */
const rawTarget = /^(?:GET|HEAD) (\/[\x21-\x7e\x80-\xff]*) HTTP\/1\.[01]\r\n/;

/** Returns the encoded address of a request with unencoded characters; undefined for other requests. */
export function encodedTarget(packet: unknown): string | undefined {
  const [, target] = rawTarget.exec(Buffer.isBuffer(packet) ? packet.toString('latin1') : '') ?? [];
  if (target === undefined || !/[\x80-\xff]/.test(target)) return undefined;
  const encoded = target.replaceAll(
    /[\x80-\xff]/g,
    (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  // Two slashes or a backslash would lead to another host.
  return encoded.replaceAll('\\', '%5C').replace(/^\/+/, '/');
}

/**
 * Handles data that cannot be parsed as a request: too large, too slow, or not HTTP. Because there is no request to respond
 * to, it writes the status with our usual headers to the socket and closes the connection. An address with unencoded
 * characters is redirected to its encoded form.
 */
export function handleClientError(security: HeaderTable, count: (status: number) => void) {
  const fields = Object.entries({ ...security, 'cache-control': 'no-store', connection: 'close' });
  const head = fields.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return (error: Error & { code?: string; rawPacket?: unknown }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const location = error.code === 'HPE_INVALID_URL' ? encodedTarget(error.rawPacket) : undefined;
    const status = location === undefined ? (statusByCode[error.code ?? ''] ?? 400) : 301;
    count(status);
    const target = location === undefined ? '' : `location: ${location}\r\n`;
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}${target}content-length: 0\r\n\r\n`,
      () => {
        socket.destroy();
      },
    );
  };
}

/** Rejects `Expect` headers other than 100-continue. Node would respond with 417 without our headers. */
export function refuseExpectations(app: FastifyInstance, security: HeaderTable): void {
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(417, { ...security, 'cache-control': 'no-store', 'content-length': 0 }).end();
  });
}
