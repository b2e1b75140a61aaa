import { expect, test } from 'vitest';
import { testContext } from '#fixtures/test-context.ts';
import { selectReportLink } from './report-link.block.ts';

const hrefWith = (reportErrors: string | undefined) =>
  selectReportLink({ ...testContext(), siteName: 'A site', reportErrors }).href;

test('leads to the configured address, with the site named', () => {
  expect(hrefWith('mailto:a@site.example')).toMatch(/^mailto:a@site\.example\?subject=A%20site/);
  expect(hrefWith('https://tracker.example/new?title={title}')).toBe(
    'https://tracker.example/new?title=A%20site',
  );
});

test('leads nowhere where nobody is asked to report', () => {
  expect(hrefWith(undefined)).toBeUndefined();
});
