import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FreshnessIcon, type FreshnessIconPhase } from './freshness-icon.tsx';

const phases: FreshnessIconPhase[] = ['fresh', 'aging', 'stale', 'undated'];
const drawing = (phase: FreshnessIconPhase) =>
  renderToStaticMarkup(<FreshnessIcon phase={phase} />).replaceAll(/data-phase="\w+"/g, '');

test('each phase is drawn differently, so that shape alone tells them apart', () => {
  const shapes = phases.map((phase) => drawing(phase).replaceAll(/class="[^"]*"/g, ''));
  expect(new Set(shapes).size).toBe(phases.length);
});

test('only what is too old has the colour of a warning', () => {
  expect(phases.filter((phase) => drawing(phase).includes('text-warning'))).toEqual(['stale']);
});
