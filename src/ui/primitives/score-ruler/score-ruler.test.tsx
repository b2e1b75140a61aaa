import { describe, expect, test } from 'vitest';
import { renderHtml } from '#fixtures/render-html.tsx';
import { ScoreRuler } from './score-ruler.tsx';

/** Where a pointer stands, by class. */
const pointers = (html: string) =>
  [...html.matchAll(/<svg aria-hidden="true" x="([^"]*)" class="([^"]*)"/g)].map(([, x, name]) => [name, x]);
const ticks = (html: string) => html.match(/class="ruler-others" d="([^"]*)"/)?.[1];

describe('a score on the ruler', () => {
  test('stands at its share of the full scale', () => {
    for (const [value, at] of [
      [0, '0%'],
      [7.25, '72.5%'],
      [10, '100%'],
    ] as const) {
      expect(pointers(renderHtml(<ScoreRuler value={value} others={[]} />))).toEqual([['ruler-self', at]]);
    }
  });

  test('the scale itself runs over the whole width, with a line at both ends and in the middle', () => {
    expect(renderHtml(<ScoreRuler value={5} others={[]} />)).toContain(
      'viewBox="0 0 100 20" preserveAspectRatio="none" width="100%" height="20"><path class="ruler-line" d="M0 15H100M0 15v4M50 15v4M100 15v4">',
    );
  });

  test('each of the others is a tick at its own score; who shares a tenth of a percent shares a tick', () => {
    expect(ticks(renderHtml(<ScoreRuler value={5} others={[8.23, 4.87, 8.231]} />))).toBe(
      'M82.3 8v7M48.7 8v7',
    );
  });

  test('the ends and the middle are named where there is room, and stay inside', () => {
    const html = renderHtml(<ScoreRuler value={8} others={[]} hasScale />);
    expect(
      [...html.matchAll(/<text x="([^"]*)" y="36" text-anchor="(\w+)">(\d+)</g)].map(([, ...all]) => all),
    ).toEqual([
      ['0%', 'start', '0'],
      ['50%', 'middle', '5'],
      ['100%', 'end', '10'],
    ]);
    expect(renderHtml(<ScoreRuler value={8} others={[]} />)).not.toContain('<text');
  });

  test('is a picture with words, or nothing at all to those who cannot see it', () => {
    expect(renderHtml(<ScoreRuler value={8} others={[]} label="8 of 10" isFirst />)).toMatch(
      /^<svg role="img" aria-label="8 of 10" class="ruler ruler-pick">/,
    );
    expect(renderHtml(<ScoreRuler value={8} others={[]} />)).toMatch(
      /^<svg aria-hidden="true" class="ruler">/,
    );
  });
});
