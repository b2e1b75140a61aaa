import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { attacker } from './ask-edge.ts';

/** The text that is sent at once, and the byte that is then sent repeatedly. */
const beginnings = {
  bodies: ['POST /pl HTTP/1.1\r\nhost: localhost\r\ncontent-length: 16000\r\n\r\n', 'x'],
  headers: ['GET /pl HTTP/1.1\r\nhost: localhost\r\nx-slow: ', 'x'],
} as const;

/** Opens this many requests from one address that never end, as far as the server allows it. */
export async function openSlowRequests(
  url: string,
  part: keyof typeof beginnings,
  count: number,
): Promise<{ close(): void }> {
  const { port } = new URL(url);
  const [beginning, drop] = beginnings[part];
  const sockets: Socket[] = [];
  for (let opened = 0; opened < count; opened += 1) {
    const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress: attacker });
    socket.on('error', () => undefined);
    socket.write(beginning);
    sockets.push(socket);
    if (opened % 100 === 99) await pause(20);
  }
  const trickle = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write(drop);
  }, 700);
  const close = () => {
    clearInterval(trickle);
    for (const socket of sockets) socket.destroy();
  };
  return { close };
}
