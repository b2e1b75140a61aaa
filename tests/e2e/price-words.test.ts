import { readFileSync } from 'node:fs';
import { builtPages, dist } from '@vpn-site/harness/tested-site.ts';
import { countAmounts, unlabeledAmounts } from '@vpn-site/harness/unlabeled-amounts.ts';
import { describe, expect, test } from 'vitest';

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
