import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { askName, type RunningDnsServer, startDnsServer } from '@vpn-site/harness/dns-server.ts';
import { type AttackName, attackNames } from '@vpn-site/harness/hostile-resolvers.ts';
import { atMostMilliseconds, isNightly } from '@vpn-site/harness/nightly.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const zone = 'leak.vpn.example';
const attackSeconds = isNightly ? 8 : 2;
/** The unit ends the process at this size. */
const maxMegabytes = 256;
let server: RunningDnsServer;

beforeEach(async () => {
  server = await startDnsServer(zone, 'the key that origins and answerer share here');
});

afterEach(() => server.stop());

function peakMegabytes(): number {
  const status = readFileSync(`/proc/${server.child.pid}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1]) / 1024;
}

/** Asks like a resolver; a lost answer takes longer than any limit. */
async function millisecondsToAnswer(tcp: boolean): Promise<number> {
  const start = performance.now();
  const answered = askName(server.port, `a.${zone}`, { from: '127.88.1.1', tcp }).then(
    ({ questions }) => questions?.[0]?.name === `a.${zone}`,
    () => false,
  );
  return (await Promise.race([answered, pause(20_000, false)])) ? performance.now() - start : Infinity;
}

/**
 * Attacks for some seconds while a resolver of another network asks over UDP and TCP; on a busy machine longer, until it
 * has asked often enough for a p99.
 */
async function timesDuring(attack: AttackName): Promise<number[]> {
  const attacker = new Worker(new URL('../../packages/harness/src/hostile-resolvers.ts', import.meta.url), {
    workerData: { attack, port: server.port },
  });
  await once(attacker, 'online');
  const times: number[] = [];
  const end = performance.now() + attackSeconds * 1000;
  for (let asked = 0; performance.now() < end || asked <= 20; asked += 1) {
    times.push(await millisecondsToAnswer(asked % 4 === 3));
    await pause(25);
  }
  await attacker.terminate();
  return times;
}

describe('during an attack a resolver is answered in time, and memory stays within the limit', () => {
  test.each(attackNames)('%s', async (attack) => {
    const times = await timesDuring(attack);
    expect(times.length).toBeGreaterThan(20);
    const p99 = times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)];
    expect(p99).toBeLessThan(atMostMilliseconds(100));
    expect(peakMegabytes()).toBeLessThan(maxMegabytes);
    expect(server.child.exitCode).toBeNull();
  });
});

test('monitoring is told what was answered and what was refused', async () => {
  for (const tcp of [false, true]) await askName(server.port, `a.${zone}`, { tcp });
  const large = createSocket('udp4');
  large.send(Buffer.alloc(513), server.port, '127.0.0.1');
  const metrics = async () => (await fetch(`http://${server.inquiry}/metrics`)).text();
  await expect.poll(metrics).toContain('leak_dns_refusals_total{reason="too-large"} 1');
  large.close();
  const text = await metrics();
  expect(text).toContain('leak_dns_answers_total{transport="udp"} 1');
  expect(text).toContain('leak_dns_answers_total{transport="tcp"} 1');
  expect(text).toContain('process_resident_memory_bytes');
  await expect.poll(metrics).toContain('leak_dns_connections 0');
});

test('a connection ends after its time, however often it sends a byte', async () => {
  const start = performance.now();
  const socket = connect({ host: '127.0.0.1', port: server.port });
  const sending = setInterval(() => socket.write(Buffer.from([1])), 500);
  // A byte that arrives after the end is answered with a reset, so an error is an end too.
  socket.on('error', () => {});
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(sending);
  expect(performance.now() - start).toBeGreaterThan(4000);
  expect(performance.now() - start).toBeLessThan(atMostMilliseconds(6000));
});
