import { createServer, type Socket } from 'node:net';

export interface HangingPort {
  readonly port: number;
  /** Resolves when a client has connected. */
  readonly connected: Promise<void>;
  close(): void;
}

/** Starts a port that accepts connections and never responds. */
export async function startHangingPort(): Promise<HangingPort> {
  const sockets: Socket[] = [];
  const { promise: connected, resolve: onConnected } = Promise.withResolvers<void>();
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => undefined));
    onConnected();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { port: typeof address === 'object' && address ? address.port : 0, connected, close };
}
