import { renderHtml } from '@vpn-site/fixture/render-html.tsx';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LifetimeDrawing, lifetimeLabels } from './lifetime-drawing.tsx';

test('labels of a life that fit never overlap', () => {
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

const moment = (kind: 'from' | 'until' | 'today', at: number) => ({ kind, at, word: kind, date: `${at}` });

test('the line of a life says its days in the order of time, and nothing of what never grows old', () => {
  const life = [moment('from', 0), moment('today', 0.25), moment('until', 1)];
  expect(renderHtml(<LifetimeDrawing phase="fresh" lifetimePoints={life} />)).toContain(
    '<dl class="sr-only"><div><dt>from</dt><dd>0</dd></div><div><dt>today</dt><dd>0.25</dd></div><div><dt>until</dt><dd>1</dd></div></dl>',
  );
  expect(renderHtml(<LifetimeDrawing phase="fresh" lifetimePoints={[]} />)).toBe('');
});
