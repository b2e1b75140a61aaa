import { renderHtml } from '@vpn-site/fixture/render-html.tsx';
import { describe, expect, test } from 'vitest';
import { AxisWords } from './axis-words.tsx';
import { BarDrawing } from './bars/bars.tsx';
import { TimeMark } from './time-mark/time-mark.tsx';

/** Returns the paths of a drawing, by class. */
function paths(html: string): Record<string, string | undefined> {
  return Object.fromEntries(
    [...html.matchAll(/<path class="([\w-]+)" d="([^"]*)"/g)].map(([, name = '', d]) => [name, d]),
  );
}

describe('bars', () => {
  test('are as long as their value, and a mark stands where the other value is', () => {
    expect(paths(renderHtml(<BarDrawing value={0.253} mark={0.8} />))).toEqual({
      'bar-line': 'M0 5H100',
      'bar-value': 'M0 5H25.3',
      'bar-mark': 'M80 0V10',
    });
  });

  test('nothing known is a line without a bar; zero is a bar of no length', () => {
    expect(paths(renderHtml(<BarDrawing value={undefined} />))).toEqual({ 'bar-line': 'M0 5H100' });
    expect(paths(renderHtml(<BarDrawing value={0} />))['bar-value']).toBe('M0 5H0');
  });

});

describe('marks on a line of years', () => {
  test('a year is a bar with a gap to its neighbours', () => {
    expect(renderHtml(<TimeMark kind="filled" at={0.2} span={{ from: 0.2, to: 0.3 }} y={12} />)).toBe(
      '<rect class="time-mark time-filled" x="20.6%" width="8.8%" y="8.5" height="7" rx="3.5"></rect>',
    );
  });

  test('a diamond has corners as a bar too, and other points are round', () => {
    const year = { from: 0, to: 0.5 };
    expect(renderHtml(<TimeMark kind="diamond" at={0} span={year} y={12} />)).toContain('rx="0"');
    expect(renderHtml(<TimeMark kind="dotted" at={0.5} y={12} />)).toContain(
      '<circle class="time-mark time-dotted"',
    );
    for (const kind of ['diamond', 'square'] as const) {
      expect(renderHtml(<TimeMark kind={kind} at={0.5} y={12} />)).not.toContain('<circle');
    }
  });
});

test('words along a drawing stand at their share of it; the outer ones do not leave it', () => {
  const ticks = [
    { at: 0, text: '2020' },
    { at: 0.5, text: undefined },
    { at: 0.75, text: '2023' },
    { at: 1, text: 2024 },
  ];
  expect(renderHtml(<AxisWords ticks={ticks} y={30} />)).toBe(
    '<text x="0%" y="30" text-anchor="start">2020</text><text x="75%" y="30" text-anchor="middle">2023</text><text x="100%" y="30" text-anchor="end">2024</text>',
  );
});
