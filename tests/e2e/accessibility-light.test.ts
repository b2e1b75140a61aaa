import { checkEveryPage } from '@vpn-site/harness/check-every-page.ts';
import { describe } from 'vitest';

describe('accessibility, light', () => {
  checkEveryPage('light');
});
