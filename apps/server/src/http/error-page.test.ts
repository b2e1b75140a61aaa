import { fixtureWords } from '@vpn-site/fixture/fixture-site.ts';
import type { SiteFiles } from '@vpn-site/site/release/site-files.ts';
import { expect, test } from 'vitest';
import { errorPageHtml } from './error-page.ts';

/** A release in which each file contains its own address. */
const files = {
  at: (file: string) => ({ file }),
  errorPage: (file: string) => ({ file }),
  variant: async ({ file }: { readonly file: string }) => ({
    body: Buffer.from(
      file.endsWith('.json') ? JSON.stringify({ en: fixtureWords('en') }) : `the page at ${file}`,
    ),
  }),
} as unknown as SiteFiles;

test.each([400, 401, 403, 405, 410, 413, 421, 429, 431, 500, 502, 503, 504])(
  'status %i has the page of every error but 404',
  { tags: 'error-other-heading' },
  async (status) => {
    expect(await errorPageHtml(files, status, 'en', '/x')).toBe('the page at /500');
    expect(await errorPageHtml(files, 404, 'en', '/x')).toBe('the page at /404');
  },
);
