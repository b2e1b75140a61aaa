import type { Day } from '@vpn-site/core/day/day.ts';
import type { Plan } from '@vpn-site/core/price/plan.ts';
import type { PriceHistory } from '@vpn-site/core/price/price-history.ts';
import { priceCheckInterval } from '@vpn-site/core/price/price-record.ts';
import { knownFacts, type ProviderFact } from '@vpn-site/core/provider/expiring.ts';
import type { Evidence } from '@vpn-site/core/provider/fact.ts';
import { expiryDay } from '@vpn-site/core/provider/freshness.ts';
import type { Provider, Source } from '@vpn-site/core/provider/provider.ts';
import { hasWords, type Quoted, quotesFrom } from '@vpn-site/core/provider/quote.ts';
import type { FactDefinition, Vocabulary } from '@vpn-site/core/provider/vocabulary.ts';
import type { DueItem } from './due-item.ts';

/**
 * Returns every fact and plan of the providers that expires. A plan whose price has changed before is due before pages drop
 * its price (`priceCheckInterval`).
 */
export function dueFacts(
  providers: readonly Provider[],
  vocabulary: Vocabulary,
  histories: ReadonlyMap<string, PriceHistory> = new Map(),
): DueItem[] {
  return knownFacts(providers, vocabulary).flatMap((fact) => dueFactItems(fact, histories));
}

function dueFactItems(
  { provider, fact, definition: { key, lifetime } }: ProviderFact,
  histories: ReadonlyMap<string, PriceHistory>,
): DueItem[] {
  const item = { subject: provider.id, file: `facts/providers/${provider.id}.yaml` };
  const cell = ['facts', key];
  const plans = fact.type === 'plans' ? fact.value : [];
  return [
    ...dueStatement({ ...item, kind: 'fact', key, cell }, fact, lifetime, provider.sources),
    ...plans.flatMap((plan, at) =>
      dueStatement(
        { ...item, kind: 'plan', key: plan.id, cell: [...cell, 'value', at] },
        seenPlan(plan),
        planLifetime(lifetime, priceCheckInterval(histories.get(provider.id), plan.id)),
        provider.sources,
      ),
    ),
  ];
}

function planLifetime(lifetime: FactDefinition['lifetime'], period: number): FactDefinition['lifetime'] {
  return lifetime === 'never' ? lifetime : Math.min(lifetime, period);
}

/**
 * Returns the evidence of a plan. Its date is the day on which the price was seen, and its quote consists of its amounts.
 */
function seenPlan({ observed, source, charged, renewal }: Plan): Statement {
  const amounts = typeof renewal === 'object' ? [charged, renewal.charged] : [charged];
  const texts = [...new Set(amounts)].map((amount) => String(amount));
  return {
    asOf: observed,
    checked: observed,
    sources: [source],
    quotes: texts.map((text) => ({ source, text })),
  };
}

/** Any statement with dates and sources. */
type Statement = Pick<Evidence, 'asOf' | 'firstRead' | 'checked' | 'sources'> & Quoted;

/** Returns the due item of a statement; none if it never expires, or if it has no source to open. */
export function dueStatement(
  item: Pick<DueItem, 'kind' | 'subject' | 'key' | 'file' | 'cell'>,
  statement: Statement,
  lifetime: FactDefinition['lifetime'],
  sources: Readonly<Record<string, Source>>,
): DueItem[] {
  const expires: Day | undefined = expiryDay(statement, { lifetime });
  const id = renewingSource(statement, sources);
  const source = id === undefined ? undefined : sources[id];
  if (expires === undefined || id === undefined || !source) return [];
  const { url, title, kind } = source;
  const words = quotesFrom(statement, id)
    .filter(hasWords)
    .map(({ text }) => text);
  return [{ ...item, expires, source: { url, title, kind }, words }];
}

/** Returns the source to read. It prefers living sources, because reading a document again renews nothing. */
function renewingSource(
  statement: Pick<Statement, 'sources'>,
  sources: Readonly<Record<string, Source>>,
): string | undefined {
  return statement.sources.find((id) => sources[id]?.kind === 'living') ?? statement.sources[0];
}
