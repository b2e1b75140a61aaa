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

test('a year on a line is a bar with a gap to its neighbours; diamonds and squares have corners, also as points', () => {
  const mark = (kind: 'filled' | 'diamond' | 'square', span?: { from: number; to: number }) =>
    renderHtml(<TimeMark kind={kind} at={0.2} {...(span && { span })} y={12} />);
  const year = { from: 0.2, to: 0.3 };
  expect(mark('filled', year)).toContain('x="20.6%" width="8.8%"');
  expect(mark('diamond', year)).toContain('rx="0"');
  const isRound = (kind: 'filled' | 'diamond' | 'square') => mark(kind).includes('<circle');
  expect((['filled', 'diamond', 'square'] as const).map(isRound)).toEqual([true, false, false]);
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
