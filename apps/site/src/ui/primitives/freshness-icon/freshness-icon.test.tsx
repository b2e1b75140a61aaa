import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FreshnessIcon, type FreshnessIconPhase } from './freshness-icon.tsx';

test('each phase is drawn differently, so that shape alone tells them apart', () => {
  const phases: FreshnessIconPhase[] = ['fresh', 'aging', 'stale', 'undated'];
  const shapes = phases.map((phase) =>
    renderToStaticMarkup(<FreshnessIcon phase={phase} />).replaceAll(/(?:data-phase|class)="[^"]*"/g, ''),
  );
  expect(new Set(shapes).size).toBe(phases.length);
});
