import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Moon, type MoonPhase } from './moon.tsx';

const phases: MoonPhase[] = ['fresh', 'aging', 'stale', 'undated'];
const drawing = (phase: MoonPhase) =>
  renderToStaticMarkup(<Moon phase={phase} />).replaceAll(/data-phase="\w+"/g, '');

test('each phase is drawn differently, so that shape alone tells them apart', () => {
  const shapes = phases.map((phase) => drawing(phase).replaceAll(/class="[^"]*"/g, ''));
  expect(new Set(shapes).size).toBe(phases.length);
});

test('only a fresh fact has a full moon', () => {
  const isFull = (phase: MoonPhase) => drawing(phase).includes('r="5" fill="currentColor"');
  expect(phases.filter(isFull)).toEqual(['fresh']);
});

test('it stays silent, because the date beside it speaks', () => {
  for (const phase of phases) expect(drawing(phase)).toContain('aria-hidden="true"');
});
