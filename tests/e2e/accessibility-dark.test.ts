import { checkEveryPage } from '@vpn-site/harness/look-at-every-page.ts';
import { describe } from 'vitest';

describe('accessibility, dark', () => {
  checkEveryPage('dark');
});
