import { request } from 'node:https';
import { connect } from 'node:net';
import { availableParallelism } from 'node:os';
import type { WatchedEdge } from './watched-site.ts';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** So many requests at once as one reader of vpn.example; the statuses that came, each once. */
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
 * Holds for a moment as many connections as Debian's nginx.conf allows each process, and some. All have begun a request: nginx
 * takes back those that have said nothing yet.
 */
export async function holdConnections(port: number): Promise<void> {
  const sockets = [];
  for (let count = 0; count < 768 * availableParallelism() + 300; count += 1) {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.on('error', () => undefined).write('GET / HTTP/1.1\r\n');
    sockets.push(socket);
    if (count % 100 === 99) await pause(20);
  }
  await pause(300);
  for (const socket of sockets) socket.destroy();
  await pause(300);
}
