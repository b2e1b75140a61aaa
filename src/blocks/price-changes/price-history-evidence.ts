import type { PriceHistory } from '#domain/price/price-history.ts';
import { definitionOf } from '#domain/provider/vocabulary.ts';
import type { BlockContext } from '../block-context.ts';
import { type MarkView, markView } from '../evidence/cell-view.ts';
import { type EvidenceCardView, evidenceCardView } from '../evidence/evidence-card-view.ts';
import { basisView, sourceViews } from '../evidence/fact-view.ts';
import { priceCreditView } from './price-credit-view.ts';

const evidenceKey = 'price-history';

/** The mark behind what is said of a provider's prices over time; it opens the card below. */
export function priceHistoryMark(history: PriceHistory, context: BlockContext): MarkView | undefined {
  const { provider, source } = history;
  return markView(
    {
      evidence: `${provider}/${evidenceKey}`,
      provider: context.providers.get(provider)?.name ?? provider,
      label: context.t('priceHistory.heading'),
      basis: basisView('dataset', context),
      date: priceCreditView(history, context).date,
      sources: sourceViews([evidenceKey], { sources: { [evidenceKey]: source } }, context),
    },
    context,
  );
}

/** Captures are one statement, whatever number of plans they show: one card for each provider that has some. */
export function priceHistoryEvidence(provider: string, context: BlockContext): [string, EvidenceCardView][] {
  const history = context.priceHistories.get(provider);
  const definition = definitionOf('prices', context.vocabulary);
  if (!history || !definition) return [];
  const { t, providers } = context;
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
    context,
  );
  return [[evidenceKey, card]];
}
