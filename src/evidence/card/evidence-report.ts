import { reportAddress } from '#domain/report/report-address.ts';
import type { EvidenceCardView } from './evidence-card.ts';
import type { EvidenceFile } from './evidence-file.ts';

/**
 * Where a mistake in a card is reported, with everything that whoever mends it needs. Only a browser knows the page;
 * the rest is the build's. undefined where the owner has named no place.
 */
export function reportOf(
  { report }: Pick<EvidenceFile, 'report'>,
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
