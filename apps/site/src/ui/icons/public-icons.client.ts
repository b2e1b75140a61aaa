import type { IconSet } from './drawing.client.ts';

/** The public icon service and its mirrors, in the order in which they are tried. */
export const publicHosts = [
  'https://api.iconify.design',
  'https://api.simplesvg.com',
  'https://api.unisvg.com',
];

/** The max length of a URL for the public icon service. */
export const publicUrlLimit = 500;

/** The number of milliseconds to wait for one public host before the next is asked too. */
export const nextHostDelay = 750;

/** The timeout for all public hosts together, in milliseconds. */
export const publicTimeout = 5000;

/** Splits the names into paths, each short enough for any of the hosts. */
export function publicPaths(
  prefix: string,
  names: readonly string[],
  hosts: readonly string[] = publicHosts,
): string[] {
  const maxLength = publicUrlLimit - Math.max(...hosts.map((host) => host.length));
  const paths: string[] = [];
  let batch: string[] = [];
  for (const name of names) {
    if (batch.length > 0 && pathOf(prefix, [...batch, name]).length > maxLength) {
      paths.push(pathOf(prefix, batch));
      batch = [];
    }
    batch.push(name);
  }
  return batch.length > 0 ? [...paths, pathOf(prefix, batch)] : paths;
}

function pathOf(prefix: string, names: readonly string[]): string {
  return `/${prefix}.json?icons=${names.join(',')}`;
}

/**
 * Fetches icons from the first public host that responds. If the hosts asked so far do not respond in time, another one is
 * asked.
 */
export async function fetchPublicIcons(
  prefix: string,
  names: readonly string[],
  hosts: readonly string[] = publicHosts,
): Promise<IconSet[]> {
  return Promise.all(publicPaths(prefix, names, hosts).map((path) => fromAnyHost(path, hosts)));
}

async function fromAnyHost(path: string, hosts: readonly string[]): Promise<IconSet> {
  const done = new AbortController();
  const signal = AbortSignal.any([done.signal, AbortSignal.timeout(publicTimeout)]);
  try {
    return await Promise.any(
      hosts.map(async (host, index) => {
        await wait(index * nextHostDelay, signal);
        const response = await fetch(host + path, { signal });
        if (!response.ok) throw new Error(`${host} answered ${response.status}`);
        return (await response.json()) as IconSet;
      }),
    );
  } finally {
    done.abort();
  }
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
