import { lookAtEveryPage } from '@vpn-site/harness/look-at-every-page.ts';
import { describe } from 'vitest';

describe('accessibility, dark', () => {
  lookAtEveryPage('dark');
});
