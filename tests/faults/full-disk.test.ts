import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type RunningNginx, startNginx } from '@vpn-site/harness/nginx.ts';
import { fillDisk, seenBy, smallDiskSkipReason } from '@vpn-site/harness/small-disk.ts';
import { beforeEach, describe, expect, test } from 'vitest';

const reason = smallDiskSkipReason();

/** A response that is larger than the buffers of the sockets between two processes, so that nginx must store it. */
const largeAnswer = Buffer.alloc(32_000_000, 'x');

function fill(edge: RunningNginx, folders: readonly string[]): void {
  for (const folder of folders) fillDisk(seenBy(edge, `${edge.folder}/${folder}`));
}

/** Returns the length of the response for a reader who waits a second before reading. */
function readLate(url: string): Promise<number> {
  const { port } = new URL(url);
  return new Promise((resolve, reject) => {
    let length = 0;
    const socket = connect(Number(port), '127.0.0.1', () => {
      socket.write('GET /api/large HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
    }).pause();
    socket.on('data', (chunk) => {
      length += chunk.length;
    });
    socket.once('error', reject).once('close', () => resolve(length));
    void pause(1000).then(() => socket.resume());
  });
}

describe('a full disk cuts nobody off', () => {
  beforeEach(({ skip }) => {
    if (reason) skip(reason);
  });

  test('who reads slowly gets all of an answer that is never stored', async () => {
    const large = createServer((_request, response) => {
      response.setHeader('cache-control', 'private');
      response.end(largeAnswer);
    });
    await new Promise<void>((resolve) => large.listen(0, '127.0.0.1', resolve));
    const { port } = large.address() as AddressInfo;
    const edge = await startNginx([port, port], { disks: { log: '256k', proxy: '64k' } });
    fill(edge, ['log', 'proxy']);
    expect(await readLate(edge.url)).toBeGreaterThan(largeAnswer.length);
    await edge.stop();
    large.close();
  });
});

test('the disk of the cache is larger than what the cache may hold, by more than a release', () => {
  const megabytes = (file: string, pattern: RegExp) => Number(pattern.exec(readFileSync(file, 'utf8'))?.[1]);
  const disk = megabytes('deploy/systemd/var-cache-nginx.mount', /size=(\d+)m/);
  const cache = megabytes('deploy/nginx.conf', /max_size=(\d+)m/);
  // All variants of all files of the site take 90 MB, and nginx checks the size of its cache only every ten seconds.
  expect(disk - cache).toBeGreaterThanOrEqual(100);
});
