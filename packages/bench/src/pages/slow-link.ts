import { connect, createServer, type Socket } from 'node:net';
import { freePort } from '@vpn-site/harness/process.ts';

/** The values that Lighthouse calls slow 4G. */
const roundTripMilliseconds = 150;
const bytesPerMillisecond = 1_600_000 / 8 / 1000;
/**
 * The number of bytes that are sent at once: few enough that streams share the link, and enough that timers can keep up.
 */
const pieceBytes = 4096;
/**
 * The max number of bytes that wait in the link. With more, a server would send a font before the style sheet that is
 * requested next.
 */
const queueBytes = 16_384;

export interface SlowLink {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Starts a slow link in front of a port: half a round trip each way, one more for the handshake of each connection, and one
 * bandwidth for all connections. The browser's own emulation delays requests instead, and opens connections without a
 * delay. Congestion windows are not emulated.
 */
export async function startSlowLink(target: number): Promise<SlowLink> {
  const port = await freePort();
  let isFreeAt = 0;
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (near) => {
    const opened = performance.now() + roundTripMilliseconds;
    const far = connect({ port: target, host: '127.0.0.1', noDelay: true });
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
    }
    const [toServer, toReader] = [inOrder(far), inOrder(near)];
    near.on('data', (chunk: Buffer) => {
      toServer(chunk, Math.max(opened - performance.now(), 0) + roundTripMilliseconds / 2);
    });
    let waiting = 0;
    far.on('data', (chunk: Buffer) => {
      for (let start = 0; start < chunk.length; start += pieceBytes) {
        const piece = chunk.subarray(start, start + pieceBytes);
        const now = performance.now();
        isFreeAt = Math.max(isFreeAt, now) + piece.length / bytesPerMillisecond;
        waiting += piece.length;
        setTimeout(() => {
          waiting -= piece.length;
          if (waiting < queueBytes) far.resume();
        }, isFreeAt - now);
        toReader(piece, isFreeAt - now + roundTripMilliseconds / 2);
      }
      if (waiting >= queueBytes) far.pause();
    });
    near.on('close', () => far.destroy());
    far.on('end', () => setTimeout(() => near.end(), roundTripMilliseconds));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      for (const socket of sockets) socket.destroy();
      server.close(() => resolve());
    });
  return { port, close };
}

/**
 * Returns a function that writes each piece after its delay, in order. Timers of different lengths may overtake each other
 * by a millisecond; bytes must not.
 */
function inOrder(socket: Socket): (piece: Buffer, milliseconds: number) => void {
  const pieces: Buffer[] = [];
  return (piece, milliseconds) => {
    pieces.push(piece);
    setTimeout(() => {
      const next = pieces.shift();
      if (next && socket.writable) socket.write(next);
    }, milliseconds);
  };
}
