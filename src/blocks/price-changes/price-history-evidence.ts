import type { PriceHistory } from '#domain/price/price-history.ts';
import { allDefinitions } from '#domain/provider/vocabulary.ts';
import type { SourceMarkProps } from '#ui/primitives/source-mark.tsx';
import type { BlockContext } from '../block-context.ts';
import { type EvidenceCardView, evidenceCardView } from '../evidence/evidence-card-view.ts';
import { priceCreditView } from './price-credit-view.ts';

const evidenceKey = 'price-history';

/** The mark behind what is said of a provider's prices over time; it opens the card below. */
export function priceHistoryMark(history: PriceHistory, context: BlockContext): SourceMarkProps {
  const { t, locale, providers, evidence } = context;
  const { mark, label } = evidence.bases.dataset;
  const { title, href, date } = priceCreditView(history, context);
  return {
    mark,
    label: t('blocks.homeComparison.source', {
      provider: providers.get(history.provider)?.name ?? history.provider,
      fact: t('priceHistory.heading'),
      title,
      basis: label[locale],
      date,
    }),
    href,
    evidence: `${history.provider}/${evidenceKey}`,
  };
}

/** Captures are one statement, whatever number of plans they show: one card for each provider that has some. */
export function priceHistoryEvidence(provider: string, context: BlockContext): [string, EvidenceCardView][] {
  const history = context.priceHistories.get(provider);
  const definition = allDefinitions(context.vocabulary).find(({ key }) => key === 'prices');
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
      claim: { value: captures, basis: 'dataset', asOf: window.last, checked, sources: [evidenceKey] },
      dissent: [],
    },
    context,
  );
  return [[evidenceKey, card]];
}
