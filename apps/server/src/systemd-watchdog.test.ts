import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { watchdogIntervalMs } from './systemd-watchdog.ts';

/**
 * Prints every datagram that arrives, as systemd would read it. It is written in Python, because Node has no such sockets.
 */
const receiver = `
import socket, sys
s = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
s.bind(sys.argv[1])
print('listening', flush=True)
while True: print(s.recv(4096).decode().replace(chr(10), ' '), flush=True)
`;

test('a process tells systemd three times in the time that systemd waits', () => {
  expect([watchdogIntervalMs('9000000'), watchdogIntervalMs(undefined), watchdogIntervalMs('')]).toEqual([
    3000,
    undefined,
    undefined,
  ]);
});

describe('a process that systemd asked to be told', () => {
  const folder = mkdtempSync(join(tmpdir(), 'notify-'));
  const socket = join(folder, 'socket');
  const children: ChildProcess[] = [];
  afterEach(() => {
    for (const child of children) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  test('says that it is ready, goes on, and falls silent when its event loop hangs', async () => {
    let heard = '';
    const systemd = spawn('python3', ['-c', receiver, socket]);
    children.push(systemd);
    systemd.stdout.on('data', (chunk: Buffer) => (heard += String(chunk)));
    await vi.waitFor(() => expect(heard).toContain('listening'), { timeout: 60_000 });
    const module = join(import.meta.dirname, 'systemd-watchdog.ts');
    const server = spawn(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        `import { startSystemdWatchdog } from ${JSON.stringify(module)};
         startSystemdWatchdog(process.env, { warn: console.error });
         setTimeout(() => { for (;;); }, 3000);`,
      ],
      { env: { ...process.env, NOTIFY_SOCKET: socket, WATCHDOG_USEC: '900000' }, stdio: 'inherit' },
    );
    children.push(server);
    const words = () => heard.split('WATCHDOG=1').length - 1;
    await vi.waitFor(() => expect(words()).toBeGreaterThan(3), { timeout: 60_000 });
    expect(heard).toContain('READY=1');
    // The child process hangs three seconds after its start; a message that was already sent may still arrive.
    await new Promise((resolve) => setTimeout(resolve, 4000));
    const before = words();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(words()).toBe(before);
  });
});
