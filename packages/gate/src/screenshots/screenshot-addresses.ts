import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Matches kinds of pages of which two are enough: the largest and the smallest. */
const kinds = [/^(?:pl\/|tr\/)?(?:reviews|recenzje|incelemeler)\/[^/]+$/, /-vs-/, /sendme\//];

/** Pages that only the server renders: searches, a selection of providers, a tool with input. */
const withQuery = [
  '/search?q=vpn',
  '/pl/szukaj?q=vpn',
  '/tr/ara?q=vpn',
  '/compare?with=alder,birch,elm',
  '/pl/porownania?with=alder,birch,elm',
  '/tools/your-ranking?trust=0&need=kill-switch',
  '/tools/true-cost?years=3',
  '/tools/do-i-need-a-vpn?worry=sites&follow=adverts',
  '/no-such-page',
];

/** Returns the addresses that together show every kind of page of the fixture site. */
export function screenshotAddresses(dist: string): string[] {
  const client = join(dist, 'client');
  const pages = globSync('**/*.html', { cwd: client }).map((file) => ({
    path: file.replace(/(?:^index)?\.html$/, ''),
    size: statSync(join(client, file)).size,
  }));
  const isOfKind = (path: string) => kinds.some((kind) => kind.test(path));
  const single = pages.filter(({ path }) => !isOfKind(path) && !/(?:^|\/)500$/.test(path));
  const extremes = kinds.flatMap((kind) => {
    const bySize = pages.filter(({ path }) => kind.test(path)).sort((a, b) => a.size - b.size);
    return bySize.filter((_, index) => index === 0 || index === bySize.length - 1);
  });
  return [...[...single, ...extremes].map(({ path }) => `/${path}`).toSorted(), ...withQuery];
}
