import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import type { ChartRow } from '#ui/brand/chart-picture-model.ts';
import { ChartPictureLink } from './chart-picture-link.tsx';
import { type ChartName, chartNames } from './chart-picture-path.ts';
import { chartPictures } from './chart-pictures.ts';

const site = testContext();

function rowsOf(name: ChartName): readonly ChartRow[] {
  const { chart } = chartPictures[name](site);
  if (chart.kind !== 'rows') throw new Error(`${name} has no rows.`);
  return chart.rows;
}
const rowNamed = (name: ChartName, provider: string) => rowsOf(name).find((row) => row.name === provider);

describe('the pictures of charts', () => {
  test.each(chartNames)('%s keeps all its places between the edges', (name) => {
    const { chart } = chartPictures[name](site);
    const places =
      chart.kind === 'points'
        ? chart.points.flatMap(({ x, y }) => [x, y])
        : chart.rows.flatMap(({ marks }) =>
            marks.flatMap((mark) => ('from' in mark ? [mark.from, mark.to] : [mark.at])),
          );
    expect(places.filter((place) => place < 0 || place > 1.000_001)).toEqual([]);
  });

  test('the bill is the first term and what comes after it, each in its colour', () => {
    const alder = rowNamed('three-year-bill', 'Alder VPN');
    expect(alder?.value).toBe('$168.00');
    expect(alder?.marks.map(({ token }) => token)).toEqual(['ink', 'bad']);
    const [first, later] = alder?.marks ?? [];
    if (!first || !later || !('from' in first) || !('from' in later)) throw new Error('Bars have ends.');
    expect(first.from).toBe(0);
    expect(later.from).toBe(first.to);
    expect((later.to - later.from) / (first.to - first.from)).toBeCloseTo(72 / 96);
  });

  test('audits are counted, the most first; incidents differ in form', () => {
    const rows = rowsOf('audits');
    const counts = rows.map(({ marks }) => marks.filter(({ shape }) => shape !== 'diamond').length);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(rows.flatMap(({ marks }) => marks).some(({ shape }) => shape === 'diamond')).toBe(true);
    for (const [at, { value }] of rows.entries()) {
      expect(value).toMatch(counts[at] === 0 ? /^no / : new RegExp(`^${counts[at]} audit`));
    }
    expect(rowNamed('audits', 'Alder VPN')?.marks.some(({ shape }) => shape === 'diamond')).toBe(false);
  });
});

test.each(localeCodes)('the link in %s saves the picture and says what is on it', (locale) => {
  const [link] = renderElement(<ChartPictureLink chart="renewal" />, locale).all('a');
  expect(link?.attributes).toMatchObject({
    href: `/_og/_charts/${locale}/renewal.png`,
    download: 'renewal.png',
  });
  expect(link?.text).toMatch(/ : ?.+/);
});
