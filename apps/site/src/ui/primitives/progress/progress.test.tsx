import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Progress, progressMaximum } from './progress.tsx';

test('a progress bar ends at 100 unless it is told otherwise', { tags: 'constants-progress-max' }, () => {
  expect(progressMaximum).toBe(100);
  expect(renderToStaticMarkup(<Progress value={40} label="x" />)).toContain('max="100"');
  expect(renderToStaticMarkup(<Progress value={4} max={7} label="x" />)).toContain('max="7"');
});
