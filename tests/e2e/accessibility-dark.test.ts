import { checkEveryPage } from '@vpn-site/harness/check-every-page.ts';
import { describe } from 'vitest';

describe('accessibility, dark', () => {
  checkEveryPage('dark');
});
