import { formatMoney, formatPartialDate, optionName } from '@vpn-site/core/i18n/formats.ts';
import { embedWords, type RichText, type Words, wordsIn } from '@vpn-site/core/locale/words.ts';
import { definitionOf } from '@vpn-site/core/provider/vocabulary.ts';
import type { Tone } from '@vpn-site/core/scoring/answer-tone.ts';
import { block } from '#blocks/block.ts';
import { type ProviderBadge, providerBadge } from '#evidence/mark/provider-badge.ts';
import { auditorName } from '#evidence/record/record-row.ts';
import { publishedBasis } from '#price/price-basis.ts';
import { planNamed } from '#price/price-history.ts';
import { planTerm } from '#price/price-model.ts';
import type { SiteContext } from '#site/site-context.ts';
import { type SectionLink, sectionLink } from '../home-section/section-link.ts';
import { type RecentChange, recentChanges } from './recent-changes.ts';

export const homeChangesBlock = block({
  name: 'home-changes',
  summary: 'What happened last: two prices that moved, the newest audit and the newest incident.',
  attributes: {
    heading: { kind: 'text', explanation: 'another heading for the section; without it, the usual one.' },
  },
  body: 'none',
  select: ({ heading }, site) => selectChanges(heading, site),
  examples: [{ name: 'The last four', source: '{% home-changes /%}' }],
});

export interface ChangeView {
  readonly id: string;
  readonly face: ProviderBadge;
  readonly review: string | undefined;
  readonly date: string;
  readonly dateText: string;
  /** The event. `result` is its outcome, and `tone` says whether that is good or bad for readers, which sets its color. */
  readonly text: RichText;
  readonly result: string;
  readonly tone: Tone;
}

export interface HomeChangesModel {
  readonly heading: string;
  /** Link to the page with every change of the facts. */
  readonly all: SectionLink | undefined;
  /** Describes the market and tax of the amounts; undefined where no price changed. */
  readonly basis: string | undefined;
  /** Newest first. If empty, the section is not rendered. */
  readonly changes: readonly ChangeView[];
}

export function selectChanges(heading: string | undefined, site: SiteContext): HomeChangesModel {
  const { t } = site;
  const recent = recentChanges(site);
  const market = recent
    .filter(({ kind }) => kind === 'price')
    .map(({ provider }) => site.priceHistories.get(provider)?.market)[0];
  return {
    heading: heading ?? t('blocks.homeChanges.heading'),
    basis: market && publishedBasis(market, site),
    all: sectionLink('pages/corrections', t('blocks.homeChanges.all'), site),
    changes: recent.map((change) => ({
      id: `${change.provider}/${change.kind}`,
      face: providerBadge(change.provider, site),
      review: site.reviewPath(change.provider),
      date: change.date,
      dateText: formatPartialDate(change.date, site.locale, 'short'),
      ...changeWords(change, site),
    })),
  };
}

type ChangeWords = Pick<ChangeView, 'text' | 'result' | 'tone'>;

function changeWords(recent: RecentChange, site: SiteContext): ChangeWords {
  if (recent.kind === 'price') return priceWords(recent, site);
  return recent.kind === 'audit' ? auditWords(recent, site) : incidentWords(recent, site);
}

function priceWords(
  { provider, change }: Extract<RecentChange, { kind: 'price' }>,
  site: SiteContext,
): ChangeWords {
  const { plan, from, to, currency } = change;
  const { plan: sold, title } = planNamed(provider, plan, site);
  const money = (amount: number) => formatMoney(amount, currency, site.locale);
  // Many providers give their only plan their own name, which the line already shows, so the term is shown instead.
  const name = sold?.name === providerBadge(provider, site).name ? planTerm(sold, site) : title;
  const direction = to > from ? 'up' : 'down';
  return {
    text: site.t('blocks.homeChanges.price', { plan: name, from: money(from), direction }),
    result: money(to),
    tone: direction === 'up' ? 'bad' : 'good',
  };
}

function auditWords({ audit }: Extract<RecentChange, { kind: 'audit' }>, site: SiteContext): ChangeWords {
  const { t, locale } = site;
  return {
    text: embedWords(wordsIn(audit.scope, locale), (scope) =>
      t('blocks.homeChanges.audit', { auditor: auditorName(audit, site), scope }),
    ),
    result: audit.reportPublic === true ? t('blocks.homeChanges.public') : '',
    tone: 'good',
  };
}

const outcomeTones = {
  clean: 'good',
  'customer-data-safe': 'good',
  'service-limited': 'partly',
  'data-exposed': 'bad',
  unknown: 'unknown',
} as const satisfies Readonly<Record<string, Tone>>;

function incidentWords(
  { incident }: Extract<RecentChange, { kind: 'incident' }>,
  site: SiteContext,
): ChangeWords {
  const { locale, vocabulary } = site;
  return {
    text: firstSentence(wordsIn(incident.summary, locale)),
    result: optionName(incident.outcome, definitionOf('incidents', vocabulary), locale),
    tone: outcomeTones[incident.outcome],
  };
}

/** Shortens a summary to its first sentence, which names the event; the review has the rest. */
function firstSentence(words: Words): Words {
  if (typeof words !== 'string') return { ...words, text: firstOf(words.text) };
  return firstOf(words);
}

function firstOf(text: string): string {
  const end = /(?<=[\p{L})”’])\. (?=\p{Lu})/u.exec(text)?.index;
  return end === undefined ? text : text.slice(0, end + 1);
}
