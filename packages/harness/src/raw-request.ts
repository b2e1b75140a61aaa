import { connect } from 'node:net';

export interface RawAnswer {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

/**
 * Sends a request byte for byte as written, so that no client normalizes the address. A Host header in `headers` replaces
 * ours.
 */
export function rawRequest(
  baseUrl: string,
  target: string,
  headers: readonly string[] = [],
  method = 'GET',
  localAddress?: string,
): Promise<RawAnswer> {
  const { hostname, port } = new URL(baseUrl);
  const host = headers.some((line) => /^host:/i.test(line)) ? [] : [`Host: ${hostname}`];
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect({ port: Number(port), host: hostname, localAddress }, () => {
      socket.write(
        [`${method} ${target} HTTP/1.1`, ...host, 'Connection: close', ...headers, '', ''].join('\r\n'),
      );
    });
    socket.on('data', (chunk) => chunks.push(Buffer.from(chunk)));
    // A server may refuse before it has read everything, so what it sent until then is its answer.
    socket.on('error', (error) => {
      if (chunks.length === 0) reject(error);
    });
    socket.once('close', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      const [head = '', ...rest] = text.split('\r\n\r\n');
      resolve({ status: Number(head.split(' ')[1]), head, body: rest.join('\r\n\r\n') });
    });
  });
}
