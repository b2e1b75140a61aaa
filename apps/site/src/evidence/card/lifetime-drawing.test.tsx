import { renderHtml } from '@vpn-site/fixture/render-html.tsx';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LifetimeDrawing, lifetimeLabels } from './lifetime-drawing.tsx';

describe('lifetimeLabels', () => {
  test('a label at an end stays on the line', () => {
    const [first] = lifetimeLabels([{ at: 0, letters: 10 }], 320);
    expect(first).toEqual({ middle: 37, isUnder: true });
  });

  test('moments close to each other push their labels apart, and the order stays', () => {
    const placed = lifetimeLabels(
      [
        { at: 0.94, letters: 11 },
        { at: 0.97, letters: 11 },
        { at: 1, letters: 11 },
      ],
      320,
    );
    expect(placed.map(({ isUnder }) => isUnder)).toEqual([false, false, true]);
    expect(placed.map(({ middle }) => middle)).toEqual(
      [98, 189, 279].map((middle) => expect.closeTo(middle, -1)),
    );
  });

  test('labels that fit never overlap', () => {
    const moment = fc.record({
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      letters: fc.integer({ min: 1, max: 12 }),
    });
    fc.assert(
      fc.property(fc.array(moment, { minLength: 3, maxLength: 3 }), (moments) => {
        const sorted = moments.toSorted((a, b) => a.at - b.at);
        const placed = lifetimeLabels(sorted, 320);
        for (const [index, { middle }] of placed.entries()) {
          const next = placed[index + 1];
          const reach = ((sorted[index]?.letters ?? 0) + (sorted[index + 1]?.letters ?? 0)) * 3.7;
          if (next) expect(next.middle - middle).toBeGreaterThanOrEqual(reach);
        }
      }),
    );
  });
});

describe('the line of a life', () => {
  const moment = (kind: 'from' | 'until' | 'today', at: number) => ({ kind, at, word: kind, date: `${at}` });
  const paths = (html: string) => [...html.matchAll(/<path d="([^"]*)"/g)].map(([, d]) => d);

  test('ends on the day until which it was good, and goes on in dashes to today', () => {
    const life = [moment('from', 0), moment('until', 0.5), moment('today', 1)];
    const html = renderHtml(<LifetimeDrawing phase="stale" lifetimePoints={life} />);
    expect(paths(html)).toEqual(['M0.5 8H319.5', 'M0.5 8H160', 'M160 8H319.5', 'M0.5 3v10M160 3v10']);
    expect(html).toContain('<circle cx="319.5" cy="8" r="4.5" class="lifetime-point-stale">');
  });

  test('says its days in the order of time, and nothing of what never grows old', () => {
    const life = [moment('from', 0), moment('today', 0.25), moment('until', 1)];
    expect(renderHtml(<LifetimeDrawing phase="fresh" lifetimePoints={life} />)).toContain(
      '<dl class="sr-only"><div><dt>from</dt><dd>0</dd></div><div><dt>today</dt><dd>0.25</dd></div><div><dt>until</dt><dd>1</dd></div></dl>',
    );
    expect(renderHtml(<LifetimeDrawing phase="fresh" lifetimePoints={[]} />)).toBe('');
  });
});
