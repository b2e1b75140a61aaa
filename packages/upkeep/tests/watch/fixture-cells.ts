import { parseFactFile } from '@vpn-site/content/facts/fact-file.ts';
import type { WatchedCell } from '#rules/watch-cell.ts';
import type { WatchOutcome } from '#rules/watch-verdict.ts';
import { watchedCells } from '#watch/watched-cells.ts';
import { type PageBehaviour, wordsOf } from './fixture-web.ts';

/** Expected outcome of the first reading by kind of page. */
export const expectedOutcomes = {
  same: 'same',
  'small-print': 'same',
  markdown: 'same',
  table: 'same',
  reworded: 'reworded',
  rewritten: 'gone',
  moved: 'same',
  elsewhere: 'moved',
  missing: 'gone',
  forbidden: 'blocked',
  'script-drawn': 'same',
  large: 'same',
  'large-late': 'blocked',
  slow: 'blocked',
  robots: 'blocked',
  loopback: 'blocked',
  cloud: 'blocked',
  file: 'blocked',
} satisfies Record<PageBehaviour, WatchOutcome>;

const kinds = Object.keys(expectedOutcomes) as PageBehaviour[];
const checked = '2026-11-01';

/** Returns one fact per page, with the kinds of pages spread over the hosts. */
export function fixtureCells(hosts: number, pagesPerHost: number): WatchedCell[] {
  return Array.from({ length: hosts }, (_, host) => {
    const pages = Array.from({ length: pagesPerHost }, (__, index) => {
      const n = host * pagesPerHost + index;
      return { n, kind: kinds[n % kinds.length] ?? 'same' };
    });
    const data = {
      facts: Object.fromEntries(pages.map(({ n, kind }) => [`${kind}-${n}`, fact(n, kind)])),
      sources: Object.fromEntries(
        pages.map(({ n, kind }) => [
          `source-${n}`,
          {
            url: `https://host-${host}.test/${kind}/${n}${kind === 'table' ? '.csv' : ''}`,
            title: 'A page',
            publisher: 'provider',
            kind: 'living',
          },
        ]),
      ),
    };
    // JSON is valid YAML.
    return parseFactFile(`facts/providers/host-${host}.yaml`, JSON.stringify(data));
  }).flatMap((file) => watchedCells([file]));
}

function fact(n: number, kind: PageBehaviour): object {
  return {
    value: true,
    basis: 'provider-claim',
    asOf: '2026-10-01',
    checked,
    sources: [`source-${n}`],
    quotes: [
      { source: `source-${n}`, text: kind === 'table' ? `row Plan ${n}: Devices = 1,000` : wordsOf(n) },
    ],
  };
}

/** Returns the kind of page: 'script-drawn-12' → 'script-drawn'. */
export function kindOf({ cell }: WatchedCell): PageBehaviour {
  return String(cell.at(-1)).replace(/-\d+$/, '') as PageBehaviour;
}
