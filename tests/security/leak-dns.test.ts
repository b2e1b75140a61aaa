import { createSocket } from 'node:dgram';
import { connect } from 'node:net';
import { askName, type RunningDnsServer, startDnsServer } from '@vpn-site/harness/dns-server.ts';
import { atMostMilliseconds } from '@vpn-site/harness/nightly.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';

const zone = 'leak.vpn.example';
let server: RunningDnsServer;

beforeEach(async () => {
  server = await startDnsServer(zone, 'the key that origins and answerer share here');
});

afterEach(() => server.stop());

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
