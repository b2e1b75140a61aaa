import type { Day } from '@vpn-site/core/day/day.ts';
import {
  formatDay,
  formatDays,
  formatMoney,
  formatPartialDate,
  numberFormatter,
} from '@vpn-site/core/i18n/formats.ts';
import { hasUnstatedTax } from '@vpn-site/core/price/history-with-tax.ts';
import type { Plan } from '@vpn-site/core/price/plan.ts';
import type { PriceChange, PriceHistory } from '@vpn-site/core/price/price-history.ts';
import { knownFact, type Provider } from '@vpn-site/core/provider/provider.ts';
import { foreignTitleLanguage } from '@vpn-site/core/provider/source-words.ts';
import { definitionOf } from '@vpn-site/core/provider/vocabulary.ts';
import { type EvidenceCardView, evidenceCardView } from '#evidence/card/evidence-card-model.ts';
import { basisView, type MarkView, markView, sourceViews } from '#evidence/fact/fact-view.ts';
import { providerById, providerName } from '#site/provider-by-id.ts';
import type { FactContext } from '#site/site-context.ts';
import { planTitle } from './price-model.ts';

const evidenceKey = 'price-history';

/** Returns the source mark of statements about a provider's price history. It opens the card of `priceHistoryEvidence`. */
export function priceHistoryMark(history: PriceHistory, site: FactContext): MarkView | undefined {
  const { provider } = history;
  return markView(
    {
      evidence: `${provider}/${evidenceKey}`,
      provider: providerName(provider, site),
      label: site.t('priceHistory.heading'),
      basis: basisView('dataset', site),
      sources: sourceViews({ sources: [evidenceKey] }, capturesOf(history), site),
    },
    site,
  );
}

/** Returns the captures as a source of kind `document`, because checking them again does not make them newer. */
function capturesOf({ source }: PriceHistory): Pick<Provider, 'sources'> {
  return { sources: { [evidenceKey]: { ...source, kind: 'document' } } };
}

/** Returns the evidence card of a provider's price captures. One card is enough, because all plans have the same source. */
export function priceHistoryEvidence(provider: string, site: FactContext): [string, EvidenceCardView][] {
  const history = site.priceHistories.get(provider);
  const definition = definitionOf('prices', site.vocabulary);
  if (!history || !definition) return [];
  const { t } = site;
  const captures = history.plans.reduce((sum, { observations }) => sum + observations, 0);
  const { window, checked } = history;
  const card = evidenceCardView(
    {
      provider: { name: providerName(provider, site), ...capturesOf(history) },
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

/**
 * Returns a sentence about past amounts of shops that do not mention tax, which are shown without tax; empty if there are
 * none.
 */
export function unstatedTaxSentence(history: PriceHistory, site: FactContext): string {
  const { reader, t } = site;
  const plans = knownFact(providerById(history.provider, site), 'prices')?.value ?? [];
  return reader.tax && hasUnstatedTax(history, plans) ? t('priceBasis.history') : '';
}

type Step = Pick<PriceChange, 'from' | 'to' | 'currency'>;

export function stepWords({ from, to, currency }: Step, { t, locale }: FactContext): string {
  const money = (amount: number) => formatMoney(amount, currency, locale);
  return t('priceHistory.step', { from: money(from), to: money(to) });
}

/** Formats the change in percent, with its sign and a real minus sign. */
export function formatPercentChange({ from, to }: Step, { locale }: FactContext): string {
  const percent = numberFormatter(locale, {
    style: 'percent',
    maximumSignificantDigits: 2,
    signDisplay: 'exceptZero',
  });
  return percent.format(to / from - 1).replace('-', '−');
}

/** Formats the time of a change: a day if both captures are from the same day, otherwise the days of both. */
export function spanWords(first: Day, last: Day, { locale }: FactContext): string {
  return first === last ? formatDay(first, locale) : formatDays(first, last, locale);
}

/** Returns a plan's title, and the plan itself if it is on sale. */
export function planAndTitle(
  provider: string,
  id: string,
  site: FactContext,
): { readonly plan: Plan | undefined; readonly title: string } {
  const plan = knownFact(providerById(provider, site), 'prices')?.value.find((one) => one.id === id);
  return { plan, title: plan ? planTitle(plan, site) : site.t('priceHistory.former', { id }) };
}

/** The attribution that the license of the price data requires. */
export interface PriceCreditView {
  readonly title: string;
  readonly href: string;
  readonly language: string | undefined;
  readonly date: string;
  readonly licence: { readonly name: string; readonly href: string | undefined };
}

/** Display names of the licenses in price histories. */
const licences: Readonly<Record<string, { readonly name: string; readonly href: string }>> = {
  'CC-BY-4.0': { name: 'CC BY 4.0', href: 'https://creativecommons.org/licenses/by/4.0/' },
};

export function priceCreditView({ source, window }: PriceHistory, { locale }: FactContext): PriceCreditView {
  const { url, title, licence, published = window.last } = source;
  return {
    title,
    href: url,
    language: foreignTitleLanguage(source, locale),
    date: formatPartialDate(published, locale),
    licence: licences[licence] ?? { name: licence, href: undefined },
  };
}
