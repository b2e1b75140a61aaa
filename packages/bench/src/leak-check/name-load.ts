import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { encode } from 'dns-packet';

export interface NameLoad {
  /** The time of every response, in milliseconds. */
  readonly answered: readonly number[];
  readonly asked: number;
}

/** Queries the DNS server for names at a steady rate, each once, from one socket. */
export async function askNames(
  port: number,
  name: () => string,
  perSecond: number,
  seconds: number,
): Promise<NameLoad> {
  const socket = createSocket('udp4');
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const sent = new Map<number, number>();
  const answered: number[] = [];
  socket.on('message', (message) => {
    const id = message.readUInt16BE(0);
    answered.push(performance.now() - (sent.get(id) ?? Number.NaN));
    sent.delete(id);
  });
  const start = performance.now();
  let asked = 0;
  while (performance.now() - start < seconds * 1000) {
    const due = Math.floor(((performance.now() - start) / 1000) * perSecond);
    for (; asked < due; asked += 1) {
      const id = asked % 65_536;
      sent.set(id, performance.now());
      socket.send(encode({ type: 'query', id, questions: [{ type: 'A', name: name() }] }), port, '127.0.0.1');
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await new Promise((resolve) => setTimeout(resolve, 500));
  socket.close();
  return { answered, asked };
}
