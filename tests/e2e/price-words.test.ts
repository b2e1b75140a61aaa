import { readFileSync } from 'node:fs';
import { builtPages, dist } from '@vpn-site/harness/tested-site.ts';
import { countAmounts, unlabeledAmounts } from '@vpn-site/harness/unlabeled-amounts.ts';
import { describe, expect, test } from 'vitest';

const page = (words: string) => `<main>${words}</main>`;
const note = '<p class="tax-note">Ceny zawierają VAT.</p>';

describe('an amount is found out', () => {
  test('where no statement about tax stands above it', () => {
    expect(unlabeledAmounts(page('<p>Dziś 96,00\u00a0USD</p>'), 'pl')).toHaveLength(1);
    expect(unlabeledAmounts(page(`<p>Dziś 96,00\u00a0USD</p>${note}`), 'pl')).toHaveLength(1);
    expect(unlabeledAmounts(page('<p>Bugün $96,00</p>'), 'tr')).toHaveLength(1);
    expect(unlabeledAmounts(page('<p>Bugün 1.999,99\u00a0TL</p>'), 'tr')).toHaveLength(1);
    expect(unlabeledAmounts(page('<p>Today $96.00</p>'), 'en')).toHaveLength(1);
  });

  test('where the statement stands twice, or its words stand beside a price again', () => {
    expect(unlabeledAmounts(page(`${note}<p>96,00\u00a0USD</p>${note}`), 'pl')).toHaveLength(1);
    const line = '<p class="price-line">96,00\u00a0USD z 23% VAT</p>';
    expect(unlabeledAmounts(page(note + line), 'pl')).toEqual(['“VAT” stands beside a price']);
  });

  test('and left alone below one statement, or where it is nothing, or not shown', () => {
    expect(unlabeledAmounts(page(`${note}<p>96,00\u00a0USD</p>`), 'pl')).toEqual([]);
    expect(unlabeledAmounts(page('<p>0\u00a0USD</p>'), 'pl')).toEqual([]);
    expect(unlabeledAmounts(page('<p>Sold for $936\u00a0million</p>'), 'en')).toEqual([]);
    expect(unlabeledAmounts(page('<p>Private</p><p class="price-line">Private</p>'), 'pl')).toEqual([]);
    expect(unlabeledAmounts(page('<dialog>96,00\u00a0USD</dialog>'), 'pl')).toEqual([]);
    const marked =
      '<p class="tax-note">Tax may come on top.</p><p class="price-line">€5.00, tax included</p>';
    expect(unlabeledAmounts(page(marked), 'en')).toEqual([]);
  });
});

describe.each(['en', 'pl', 'tr'] as const)('pages in %s', (locale) => {
  const languageOf = (path: string) => /^\/(pl|tr)(?=\/|$)/.exec(path)?.[1] ?? 'en';
  const pages = builtPages().filter(({ path }) => languageOf(path) === locale);
  const html = (file: string) => readFileSync(`${dist}/client/${file}`, 'utf8');

  test('state tax once, above their first amount, and nowhere else', () => {
    const bare = pages.flatMap(({ file, path }) =>
      unlabeledAmounts(html(file), locale).map((found) => `${path}: ${found}`),
    );
    expect(bare).toEqual([]);
  });

  test('do show amounts', () => {
    expect(pages.reduce((sum, { file }) => sum + countAmounts(html(file), locale), 0)).toBeGreaterThan(100);
  });
});
