import { providerById } from '#site/provider-by-id.ts';
import type { Language, SiteFacts } from '#site/site-context.ts';
import { type TestRow, testRows } from './test-rows.ts';

/** What one tester looked for on one day, and whether it got out. */
export interface LeakTest {
  readonly id: string;
  readonly by: string;
  readonly results: readonly TestRow[];
}

export function leakTests(providerId: string, site: Language & SiteFacts): LeakTest[] {
  const rows = testRows(providerById(providerId, site), site).filter(({ id }) => id.startsWith('leak-tests'));
  return [...Map.groupBy(rows, ({ tester, date }) => `${tester}, ${date}`)].map(([by, results]) => ({
    id: by,
    by,
    results,
  }));
}
