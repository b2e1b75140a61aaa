import { useTranslations } from 'use-intl/react';
import { selectStreamingTable } from '#blocks/page/comparison-streaming-table/comparison-streaming-table.block.ts';
import { ComparisonStreamingTable } from '#blocks/page/comparison-streaming-table/comparison-streaming-table.tsx';
import { isKnown } from '#domain/provider/fact.ts';
import { factOf } from '#domain/provider/provider.ts';
import { MeasuredTests } from '#evidence/tests/measured-tests.tsx';
import { providerById } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';

interface TestsSectionProps {
  readonly provider: string;
  readonly site: SiteContext;
}

/** What others measured, and what they saw playing. */
export function TestsSection({ provider, site }: TestsSectionProps) {
  const t = useTranslations('review.tests');
  const isReported = isKnown(factOf(providerById(provider, site), 'streaming'));
  return (
    <>
      <MeasuredTests provider={provider} site={site} />
      {isReported ? (
        <ComparisonStreamingTable {...selectStreamingTable({ providers: [provider] }, site)} />
      ) : (
        <p>{t('noStreaming')}</p>
      )}
    </>
  );
}
