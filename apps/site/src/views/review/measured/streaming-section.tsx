import { newestDate } from '@vpn-site/core/day/partial-date.ts';
import { formatNames, formatPartialDate } from '@vpn-site/core/i18n/formats.ts';
import { knownFact } from '@vpn-site/core/provider/provider.ts';
import { useTranslations } from 'use-intl/react';
import { MiniGrid } from '#evidence/streaming/mini-grid.tsx';
import { selectMiniGrid } from '#evidence/streaming/playback.ts';
import { testedServices, testsOf } from '#evidence/streaming/services.ts';
import { shownRefundDays } from '#price/price-line-model.ts';
import { providerById } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';

interface StreamingSectionProps {
  readonly provider: string;
  readonly site: SiteContext;
}

/** The streaming services that opened in independent tests. */
export function StreamingSection({ provider, site }: StreamingSectionProps) {
  const t = useTranslations('review.streaming');
  const { cells, isTested } = selectMiniGrid(provider, site);
  if (!isTested) return <p>{t('untested', lastTest(provider, site))}</p>;
  const tests = testedServices(site).flatMap((service) => testsOf(provider, service, site) ?? []);
  const testers = new Set(tests.flatMap((test) => test.testers));
  const newest = newestDate(tests.flatMap((test) => test.newest ?? []));
  return (
    <>
      <MiniGrid cells={cells} />
      <p className="review-caption">
        {t('tests', {
          testers: testers.size > 0 ? formatNames(testers, site.locale) : 'none',
          date: newest === undefined ? t('undated') : formatPartialDate(newest, site.locale),
        })}
      </p>
    </>
  );
}

/**
 * Returns the date of the last independent test, which is too old to count, and the refund period in days of the plan that
 * the page shows.
 */
function lastTest(providerId: string, site: SiteContext) {
  const provider = providerById(providerId, site);
  const tests = (knownFact(provider, 'streaming')?.value ?? []).filter(
    ({ claim }) => claim === 'independently-reported',
  );
  const last = newestDate(tests.flatMap(({ asOf }) => asOf ?? []));
  return {
    dated: last === undefined ? 'no' : 'yes',
    last: last === undefined ? '' : formatPartialDate(last.slice(0, '2026-06'.length), site.locale),
    refund: shownRefundDays(providerId, site) ?? 0,
  };
}
