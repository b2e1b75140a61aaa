import { spawn } from 'node:child_process';
import type { FastifyBaseLogger } from 'fastify';

/** Variables that systemd sets for a unit with `Type=notify` and `WatchdogSec=`. */
interface SystemdEnvironment {
  readonly NOTIFY_SOCKET?: string | undefined;
  /** The number of microseconds without a message after which the process counts as hung. */
  readonly WATCHDOG_USEC?: string | undefined;
}

/**
 * Tells systemd that the server is ready, and repeats this while the event loop runs. If the event loop hangs, the messages
 * stop, and systemd restarts the server. Node cannot send to a datagram socket of this kind, so each message is a run of
 * `systemd-notify`, which is part of systemd. Does nothing without systemd.
 */
export function startSystemdWatchdog(
  { NOTIFY_SOCKET, WATCHDOG_USEC }: SystemdEnvironment,
  log: Pick<FastifyBaseLogger, 'warn'>,
): void {
  if (!NOTIFY_SOCKET) return;
  const notify = (...words: string[]) => {
    const child = spawn('systemd-notify', words, { stdio: 'ignore' });
    child.once('error', (error) => log.warn({ err: error }, 'could not notify systemd that the server runs'));
  };
  notify('--ready', 'WATCHDOG=1');
  const everyMs = watchdogIntervalMs(WATCHDOG_USEC);
  if (everyMs !== undefined) setInterval(() => notify('WATCHDOG=1'), everyMs).unref();
}

/**
 * Returns the interval between messages: a third of the time that systemd waits, because one message may be late or lost.
 */
export function watchdogIntervalMs(microseconds: string | undefined): number | undefined {
  const wait = Number(microseconds);
  return wait > 0 ? wait / 1000 / 3 : undefined;
}
