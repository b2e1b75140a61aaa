import { Agent } from 'node:http';
import { askStatus, loopbackPeer } from '@vpn-site/harness/ask-status.ts';
import { browserUserAgent } from '@vpn-site/harness/steady-load.ts';
import { builtPages } from '@vpn-site/harness/tested-site.ts';

export type RequestKind = 'page' | 'tool' | 'search' | 'click';

/**
 * The kinds of ten consecutive requests by readers: pages, which nginx caches, and others, which an origin serves each
 * time.
 */
const requestMix: readonly RequestKind[] = [
  'page',
  'search',
  'page',
  'tool',
  'page',
  'click',
  'page',
  'search',
  'page',
  'tool',
];
/**
 * The number of times that the mix is repeated: enough that memory would visibly grow if a response were stored per query.
 */
const turns = 3000;

const words = ['kill switch', 'mulvad', 'szyfrowanie', 'hız', 'wiregaurd', 'router', 'iphone', 'no logs'];
/** Provider ids, sorted as in the address of a selection. */
const providers = ['ivpn', 'mullvad', 'nordvpn', 'proton-vpn', 'surfshark', 'windscribe'];
const plans = ['airvpn.monthly', 'airvpn.annual', 'hide-me.monthly', 'cyberghost.monthly'];
const searchPages = ['/search', '/pl/szukaj', '/tr/ara'];

const makers: Record<RequestKind, (number: number, pages: readonly string[]) => string> = {
  page: (number, pages) => pages[number % pages.length] ?? '/',
  search: (number) =>
    `${pick(searchPages, number)}?q=${encodeURIComponent(`${pick(words, number)} ${number % 997}`)}`,
  tool: (number) => pick(tools, number)(number),
  click: (number) => `/sendme/${pick(providers, number)}/continue?from=card`,
};

const tools: readonly ((number: number) => string)[] = [
  (number) => `/tools/your-ranking?profile=overall&trust=${number % 60}&privacy=${(number * 7) % 60}`,
  (number) => `/pl/narzedzia/rzeczywisty-koszt?plan=${pick(plans, number)}&years=${1 + (number % 5)}`,
  (number) => `/tools/true-cost.ics?plan=${pick(plans, number)}&years=${1 + (number % 5)}&from=2026-11-15`,
  (number) => `/tr/araclar/vpn-gerekli-mi?n=${number}`,
  (number) =>
    `/compare?with=${[0, 1, 2]
      .map((skip) => pick(providers, number + skip))
      .toSorted()
      .join(',')}`,
];

/** Returns the paths in the order in which they are requested. After the last, the load starts again with the first. */
export function readerMix(): string[] {
  const pages = builtPages()
    .map(({ path }) => path)
    .filter((path) => !/\/(?:404|500)$/.test(path));
  const made: Record<RequestKind, number> = { page: 0, tool: 0, search: 0, click: 0 };
  const next = (kind: RequestKind) => {
    made[kind] += 1;
    return makers[kind](made[kind], pages);
  };
  return Array.from({ length: turns }, () => requestMix.map(next)).flat();
}

export function requestKind(path: string): RequestKind {
  if (path.endsWith('/continue?from=card')) return 'click';
  if (searchPages.some((page) => path.startsWith(`${page}?`))) return 'search';
  return path.includes('?') ? 'tool' : 'page';
}

function pick<T>(list: readonly T[], number: number): T {
  return list[number % list.length] as T;
}

/**
 * The number of concurrent readers: fewer than the queues of two origins can hold, so that none is refused, and more than
 * both can render at a time.
 */
const readers = 8;

/** Returns the number of responses per second if each reader sends the next request as soon as a response arrives. */
export async function mixCapacity(
  url: string,
  paths: readonly string[],
  { seconds, realPeers }: { readonly seconds: number; readonly realPeers: number },
): Promise<number> {
  const agent = new Agent({ keepAlive: true });
  const headers = { 'user-agent': browserUserAgent };
  const end = performance.now() + seconds * 1000;
  let asked = 0;
  await Promise.all(
    Array.from({ length: readers }, async () => {
      for (; performance.now() < end; asked += 1) {
        const localAddress = loopbackPeer(asked % realPeers);
        await askStatus(url + (paths[asked % paths.length] ?? ''), { agent, headers, localAddress });
      }
    }),
  );
  agent.destroy();
  return asked / seconds;
}
