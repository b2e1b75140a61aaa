import type { IconSet } from './drawing.client.ts';

/** The public icon service and its copies, in the order in which they are asked. */
export const publicHosts = [
  'https://api.iconify.design',
  'https://api.simplesvg.com',
  'https://api.unisvg.com',
];

/** The longest address that is sent to the public icon service. */
export const publicUrlLimit = 500;

/** While one public host does not answer, the next one is asked after this time. */
export const publicRotation = 750;

/** How long the public icon service may take, all its hosts together. */
export const publicTimeout = 5000;

/** Paths that ask for all names, each short enough to be sent to any of the hosts. */
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

/** The first response of any host. Each next one is asked when those before it have not answered in time. */
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
        await wait(index * publicRotation, signal);
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
