import type { PriceHistory } from '#domain/price/price-history.ts';
import { definitionOf } from '#domain/provider/vocabulary.ts';
import type { SiteContext } from '#site/site-context.ts';
import { type EvidenceCardView, evidenceCardView } from '../card/evidence-card-view.ts';
import { basisView, type MarkView, markView, sourceViews } from '../fact/fact-view.ts';
import { priceCreditView } from './price-credit-view.ts';

const evidenceKey = 'price-history';

/** The mark behind what is said of a provider's prices over time; it opens the card below. */
export function priceHistoryMark(history: PriceHistory, site: SiteContext): MarkView | undefined {
  const { provider, source } = history;
  return markView(
    {
      evidence: `${provider}/${evidenceKey}`,
      provider: site.providers.get(provider)?.name ?? provider,
      label: site.t('priceHistory.heading'),
      basis: basisView('dataset', site),
      date: priceCreditView(history, site).date,
      sources: sourceViews([evidenceKey], { sources: { [evidenceKey]: source } }, site),
    },
    site,
  );
}

/** Captures are one statement, whatever number of plans they show: one card for each provider that has some. */
export function priceHistoryEvidence(provider: string, site: SiteContext): [string, EvidenceCardView][] {
  const history = site.priceHistories.get(provider);
  const definition = definitionOf('prices', site.vocabulary);
  if (!history || !definition) return [];
  const { t, providers } = site;
  const captures = history.plans.reduce((sum, { observations }) => sum + observations, 0);
  const { window, checked, source } = history;
  const card = evidenceCardView(
    {
      provider: { name: providers.get(provider)?.name ?? provider, sources: { [evidenceKey]: source } },
      definition: { lifetime: definition.lifetime, scored: false },
      title: t('evidence.title', {
        fact: t('priceHistory.heading'),
        answer: t('priceHistory.captures', { count: captures }),
      }),
      claim: { basis: 'dataset', asOf: window.last, checked, sources: [evidenceKey] },
      dissent: [],
    },
    site,
  );
  return [[evidenceKey, card]];
}
