import { reportAddress } from '#domain/report/report-address.ts';
import type { Language } from '#site/site-context.ts';
import type { EvidenceCardView } from './evidence-card.ts';

/** What a report says by itself, and where it goes. */
export interface ReportView {
  /** As the owner configured it, with its places for words. */
  readonly address: string;
  /** The day of the build. */
  readonly built: string;
  readonly words: {
    readonly fact: string;
    readonly source: string;
    readonly page: string;
    readonly built: string;
    readonly ask: string;
  };
}

export function reportView(address: string, { t, asOf }: Language): ReportView {
  return {
    address,
    built: asOf,
    words: {
      fact: t('evidence.reportFact'),
      source: t('evidence.reportSource'),
      page: t('evidence.reportPage'),
      built: t('evidence.reportBuilt'),
      ask: t('evidence.reportAsk'),
    },
  };
}

/**
 * Where a mistake in a card is reported, with everything that whoever mends it needs. Only a browser knows the page;
 * the rest is the build's. undefined where the owner has named no place.
 */
export function reportOf(
  { report }: { readonly report?: ReportView },
  { provider, title, sources }: Pick<EvidenceCardView, 'provider' | 'title' | 'sources'>,
  evidence: string,
  page: string,
): string | undefined {
  if (!report) return undefined;
  const { address, built, words } = report;
  const named = `${provider}, ${title}`;
  return reportAddress(address, {
    title: named,
    lines: [
      `${words.fact}: ${named} (${evidence})`,
      ...sources.slice(0, 1).map(({ url }) => `${words.source}: ${url}`),
      `${words.page}: ${page}`,
      `${words.built}: ${built}`,
      '',
      words.ask,
      '',
    ],
  });
}
