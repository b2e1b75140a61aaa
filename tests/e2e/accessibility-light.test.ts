import { describe } from 'vitest';
import { lookAtEveryPage } from './harness/look-at-every-page.ts';

describe('accessibility, light', () => {
  lookAtEveryPage('light');
});
