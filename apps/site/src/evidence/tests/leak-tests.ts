import { formatNames } from '@vpn-site/core/i18n/formats.ts';
import { providerById } from '#site/provider-by-id.ts';
import type { FactContext } from '#site/site-context.ts';
import type { MarkView } from '../fact/fact-view.ts';
import { testRows } from './test-rows.ts';

/** The leak tests of one tester on one date that had the same result. */
export interface LeakTestView {
  readonly id: string;
  readonly by: string;
  readonly hasLeaked: boolean;
  readonly result: string;
  /** Names of everything that was tested with this result. */
  readonly subjects: string;
  readonly mark: MarkView | undefined;
}

export function leakTests(providerId: string, site: FactContext): LeakTestView[] {
  const rows = testRows(providerById(providerId, site), site).filter(({ id }) => id.startsWith('leak-tests'));
  return [...Map.groupBy(rows, ({ tester, date, result }) => [tester, date, result].join()).values()].flatMap(
    (same) => {
      const [first] = same;
      if (!first) return [];
      const { id, tester, date, sign, result, mark } = first;
      const subjects = formatNames(
        same.map(({ subject }) => subject),
        site.locale,
      );
      return [{ id, by: `${tester}, ${date}`, hasLeaked: sign === 'no', result, subjects, mark }];
    },
  );
}
