import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { encode, streamEncode } from 'dns-packet';
import { askName, type RunningDnsServer } from './dns-server.ts';

/** An attack on the DNS server at a port. It goes on until its thread ends. */
type Attack = (port: number) => Promise<void>;

/** Returns a loopback address in a network of its own. */
const networkAt = (index: number) => `127.${100 + (index >> 8)}.${index & 255}.1`;

/** Milliseconds until an attacker opens another connection for one that was closed. */
const reopenAfter = 500;

/** Holds connections open that send bytes again and again and never read, and opens another for each that is closed. */
function holdConnections(
  count: number,
  from: (index: number) => string,
  bytes: Buffer,
  every: number,
): Attack {
  return async (port) => {
    const hold = async (index: number) => {
      for (;;) {
        const socket = connect({ host: '127.0.0.1', port, localAddress: from(index) });
        socket.on('error', () => {});
        while (!socket.destroyed) {
          if (!socket.writableNeedDrain) socket.write(bytes);
          await pause(every);
        }
        await pause(reopenAfter);
      }
    };
    await Promise.all(Array.from({ length: count }, (_, index) => hold(index)));
  };
}

/** Connections that ask all the time, all from one network or eight from each. */
function unreadConnections(count: number, networks: 'one' | 'many'): Attack {
  const question = streamEncode({ type: 'query', questions: [{ type: 'A', name: 'a.leak.vpn.example' }] });
  const block = Buffer.concat(Array.from({ length: 500 }, () => question));
  return holdConnections(count, (index) => networkAt(networks === 'many' ? index >> 3 : 0), block, 20);
}

/** Connections from one address that send a byte now and then. */
function slowConnections(count: number): Attack {
  return holdConnections(count, () => networkAt(0), Buffer.from([1]), 500);
}

/** Sends packets over UDP, each from another network; returns without waiting for answers. */
function sendPackets(packets: () => Iterable<Buffer>): Attack {
  return async (port) => {
    const sockets = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const socket = createSocket('udp4').on('message', () => {});
        await new Promise<void>((resolve) => socket.bind(0, networkAt(index), resolve));
        return socket;
      }),
    );
    let sent = 0;
    for (const packet of packets()) {
      sockets[sent % sockets.length]?.send(packet, port, '127.0.0.1', () => undefined);
      sent += 1;
      if (sent % 20 === 0) await pause(10);
    }
  };
}

/** The largest packets that UDP carries, each with thousands of records. */
const largePackets = sendPackets(function* () {
  const answers = Array.from({ length: 4000 }, () => ({ type: 'A' as const, name: '.', data: '192.0.2.1' }));
  const packet = encode({
    type: 'query',
    questions: [{ type: 'A', name: 'a.leak.vpn.example' }],
    answers,
  }).subarray(0, 65_000);
  for (;;) yield packet;
});

/** Packets that no resolver sends: noise, cut-off questions, loops of names, and questions with changed bytes. */
const malformedPackets = sendPackets(function* () {
  const question = encode({ type: 'query', id: 7, questions: [{ type: 'A', name: 'a.leak.vpn.example' }] });
  // A name that points to itself.
  const loop = Buffer.concat([question.subarray(0, 12), Buffer.from([0xc0, 0x0c, 0, 1, 0, 1])]);
  for (let index = 0; ; index += 1) {
    const noise = (length: number) =>
      Buffer.from(Array.from({ length }, (_, at) => (index * 31 + at * 17) & 255));
    const changed = Buffer.from(question);
    changed[index % changed.length] = index & 255;
    const kinds = [noise(index % 500), question.subarray(0, index % question.length), loop, changed];
    yield kinds[index % kinds.length] ?? loop;
  }
});

const attacks = {
  'one connection that never reads': unreadConnections(1, 'one'),
  '200 connections of one network that never read': unreadConnections(200, 'one'),
  '192 connections of 24 networks that never read': unreadConnections(192, 'many'),
  '200 connections of one network that send a byte now and then': slowConnections(200),
  'packets of 64 kB': largePackets,
  'malformed packets': malformedPackets,
} as const;
export type AttackName = keyof typeof attacks;
export const attackNames = Object.keys(attacks) as AttackName[];

/** The milliseconds until a resolver of another network had its responses during an attack, and the most memory of the DNS server. */
export interface AttackEffect {
  readonly times: readonly number[];
  readonly p99: number;
  readonly peakMegabytes: number;
}

/**
 * Attacks for some seconds while a resolver of another network asks over UDP and TCP; on a busy machine longer, until it
 * has asked often enough for a p99.
 */
export async function attackDnsServer(
  server: RunningDnsServer,
  zone: string,
  attack: AttackName,
  seconds: number,
): Promise<AttackEffect> {
  const attacker = new Worker(new URL(import.meta.url), { workerData: { attack, port: server.port } });
  await once(attacker, 'online');
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end || times.length <= 20) {
    times.push(await millisecondsToAnswer(server.port, `a.${zone}`, times.length % 4 === 3));
    await pause(25);
  }
  await attacker.terminate();
  const p99 = times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? Infinity;
  const status = readFileSync(`/proc/${server.child.pid}/status`, 'utf8');
  return { times, p99, peakMegabytes: Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1]) / 1024 };
}

/** Asks like a resolver, which asks again over UDP after a second. Infinite after 20 seconds, and if a connection is refused. */
async function millisecondsToAnswer(port: number, name: string, tcp: boolean): Promise<number> {
  const start = performance.now();
  for (let left = tcp ? 1 : 20; left > 0; left -= 1) {
    const signal = AbortSignal.timeout(tcp ? 20_000 : 1000);
    const answer = await askName(port, name, { from: '127.88.1.1', tcp, signal }).catch(() => undefined);
    if (answer?.questions?.[0]?.name === name) return performance.now() - start;
    if (!signal.aborted) return Infinity;
  }
  return Infinity;
}

// Runs as a thread of its own, so that the attacker and the resolver that is measured do not wait for each other.
if (!isMainThread && workerData?.attack) await attacks[workerData.attack as AttackName](workerData.port);
