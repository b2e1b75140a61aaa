import { request } from 'node:https';
import { connect, type Socket } from 'node:net';
import { parseExposition } from '../../monitoring/exposition.ts';
import type { WatchedEdge } from './watched-site.ts';

/** A number of connections that is higher than Debian's nginx.conf allows on any test machine (768 per processor). */
const maxConnections = 20_000;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Sends requests in parallel as one reader of vpn.example. Returns the different statuses. */
export async function askEdge(
  { httpsUrl }: WatchedEdge,
  times: number,
  path: (count: number) => string,
): Promise<number[]> {
  const options = { headers: { host: 'vpn.example' }, servername: 'vpn.example', rejectUnauthorized: false };
  const ask = (count: number) =>
    new Promise<number>((resolve, reject) => {
      request(httpsUrl + path(count), options, (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      })
        .once('error', reject)
        .end();
    });
  return [...new Set(await Promise.all(Array.from({ length: times }, (_, count) => ask(count))))];
}

/**
 * Opens connections until nginx accepts no more, according to its exporter, and then closes them. Each has started a
 * request, because nginx closes idle connections.
 */
export async function fillConnections(port: number, exporterUrl: string): Promise<void> {
  const sockets: Socket[] = [];
  const isFull = async () => {
    const samples = parseExposition(await (await fetch(`${exporterUrl}/metrics`)).text());
    const read = (name: string) => samples.find((sample) => sample.name === name)?.value ?? 0;
    return read('nginx_connections_accepted') > read('nginx_connections_handled') || read('nginx_up') === 0;
  };
  while (sockets.length < maxConnections && !(await isFull())) {
    for (let count = 0; count < 200; count += 1) {
      const socket = connect({ port, host: '127.0.0.1' });
      socket.on('error', () => undefined).write('GET / HTTP/1.1\r\n');
      sockets.push(socket);
    }
    await pause(20);
  }
  for (const socket of sockets) socket.destroy();
  await pause(300);
}
