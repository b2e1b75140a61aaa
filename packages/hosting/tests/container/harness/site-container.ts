import { setTimeout as wait } from 'node:timers/promises';
import { attempt, type CommandResult, podman } from './command.ts';
import { siteImage } from './images.ts';

/** The memory limit of an origin in these tests, well below that of its systemd unit. */
export const memoryLimit = '256m';

export interface SiteContainer {
  readonly name: string;
  readonly url: string;
  /** Runs a command inside the container as the serving user. */
  inside(...command: readonly string[]): Promise<CommandResult>;
  remove(): Promise<void>;
}

/** Starts the image hardened: it has no capabilities and cannot gain any, and only its volume is writable. */
export async function startSite(name: string): Promise<SiteContainer> {
  const hardened = [
    '--read-only',
    '--read-only-tmpfs=false',
    '--cap-drop=all',
    '--security-opt=no-new-privileges',
  ];
  const limits = ['--memory', memoryLimit, '--pids-limit', '64'];
  await podman(
    'run',
    '--detach',
    '--name',
    name,
    ...hardened,
    ...limits,
    '--publish',
    '127.0.0.1::8080',
    siteImage,
  );
  const url = `http://${await podman('port', name, '8080')}`;
  await until(async () => (await fetch(`${url}/readyz`)).status === 200);
  return {
    name,
    url,
    inside: (...command) => attempt('podman', ['exec', name, ...command]),
    remove: async () => {
      await podman('rm', '--force', '--volumes', '--time', '0', name);
    },
  };
}

/** Retries until the condition is true. An exception counts as false. */
export async function until(holds: () => Promise<boolean>, seconds = 60): Promise<void> {
  const end = Date.now() + seconds * 1000;
  let why: unknown = 'it did not hold';
  while (Date.now() < end) {
    try {
      if (await holds()) return;
    } catch (error) {
      why = error;
    }
    await wait(200);
  }
  throw new Error(`Not within ${seconds} s: ${holds.toString()}`, { cause: why });
}
