import { spawn } from 'node:child_process';
import type { FastifyBaseLogger } from 'fastify';

/** How systemd wants to be told; it sets these for a unit with `Type=notify` and `WatchdogSec=`. */
interface SystemdEnvironment {
  readonly NOTIFY_SOCKET?: string | undefined;
  /** After so many microseconds without a word the process counts as hung. */
  readonly WATCHDOG_USEC?: string | undefined;
}

/**
 * Tells systemd that the server answers, and goes on telling it for as long as the event loop turns: one that hangs falls
 * silent, and systemd starts another. Node cannot send to a socket of datagrams, so each word is a run of `systemd-notify`,
 * which every machine has whose systemd asks. Without systemd nothing is started.
 */
export function startSystemdWatchdog(
  { NOTIFY_SOCKET, WATCHDOG_USEC }: SystemdEnvironment,
  log: Pick<FastifyBaseLogger, 'warn'>,
): void {
  if (!NOTIFY_SOCKET) return;
  const say = (...words: string[]) => {
    const child = spawn('systemd-notify', words, { stdio: 'ignore' });
    child.once('error', (error) =>
      log.warn({ err: error }, 'systemd could not be told that the server runs'),
    );
  };
  say('--ready', 'WATCHDOG=1');
  const everyMs = watchdogIntervalMs(WATCHDOG_USEC);
  if (everyMs !== undefined) setInterval(() => say('WATCHDOG=1'), everyMs).unref();
}

/** A third of the time that systemd waits: one word may come late, or be lost. */
export function watchdogIntervalMs(microseconds: string | undefined): number | undefined {
  const wait = Number(microseconds);
  return wait > 0 ? wait / 1000 / 3 : undefined;
}
