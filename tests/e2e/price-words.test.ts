import { readFileSync } from 'node:fs';
import { builtPages } from '@vpn-site/harness/built-pages.ts';
import { dist } from '@vpn-site/harness/tested-site.ts';
import { countAmounts, unlabeledAmounts } from '@vpn-site/harness/unlabeled-amounts.ts';
import { describe, expect, test } from 'vitest';

const section = (words: string) => `<main><section>${words}</section></main>`;

describe('an amount is found out', () => {
  test('where nobody says for which country it is and whether tax is in it', () => {
    expect(unlabeledAmounts(section('<p>Dziś 96,00\u00a0USD</p>'), 'pl')).toHaveLength(1);
    expect(unlabeledAmounts(section('<p>Dziś 96,00\u00a0USD, cena dla USA</p>'), 'pl')).toHaveLength(1);
    expect(unlabeledAmounts(section('<p>Dziś 96,00\u00a0USD, bez VAT</p>'), 'pl')).toHaveLength(1);
    expect(unlabeledAmounts(section('<p>Bugün $96,00</p>'), 'tr')).toHaveLength(1);
  });

  test('where the words are those of another item', () => {
    const items = '<ul><li>96,00\u00a0USD</li><li>72,00\u00a0USD, cena dla USA z 23% VAT</li></ul>';
    expect(unlabeledAmounts(section(items), 'pl')).toHaveLength(1);
  });

  test('and left alone where words stand beside it, or for all around it, or it is nothing', () => {
    expect(unlabeledAmounts(section('<p>96,00\u00a0USD. Cena dla USA z 23% VAT.</p>'), 'pl')).toEqual([]);
    const table = '<table><tr><td>$96,00</td></tr></table><p>ABD fiyatları, KDV hariç.</p>';
    expect(unlabeledAmounts(section(table), 'tr')).toEqual([]);
    expect(unlabeledAmounts(section('<p>0\u00a0USD</p>'), 'pl')).toEqual([]);
  });
});

describe.each(['pl', 'tr'] as const)('pages in %s', (locale) => {
  const pages = builtPages().filter(({ path }) => path === `/${locale}` || path.startsWith(`/${locale}/`));
  const html = (file: string) => readFileSync(`${dist}/client/${file}`, 'utf8');

  test('show no amount without its country and its tax in words', () => {
    const bare = pages.flatMap(({ file, path }) =>
      unlabeledAmounts(html(file), locale).map((found) => `${path}: ${found}`),
    );
    expect(bare).toEqual([]);
  });

  test('do show amounts', () => {
    expect(pages.reduce((sum, { file }) => sum + countAmounts(html(file), locale), 0)).toBeGreaterThan(100);
  });
});
