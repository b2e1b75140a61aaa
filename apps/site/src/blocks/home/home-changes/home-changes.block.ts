import { formatMoneySpan, formatPartialDate, optionName } from '@vpn-site/core/i18n/formats.ts';
import { firstSentence } from '@vpn-site/core/locale/first-sentence.ts';
import { embedWords, type RichText, type Words, wordsIn } from '@vpn-site/core/locale/words.ts';
import { chargeSpan } from '@vpn-site/core/price/amount-span.ts';
import { planWithTax } from '@vpn-site/core/price/with-tax.ts';
import type { Audit } from '@vpn-site/core/provider/audit.ts';
import type { Incident } from '@vpn-site/core/provider/incident.ts';
import { auditRecord, incidentRecord } from '@vpn-site/core/provider/provider-records.ts';
import { definitionOf } from '@vpn-site/core/provider/vocabulary.ts';
import { newsListPath } from '@vpn-site/core/route/news-address.ts';
import { block } from '#blocks/block.ts';
import { currentPicks } from '#blocks/prose/picks/picks.ts';
import { factView, type MarkView, markView } from '#evidence/fact/fact-view.ts';
import { type ProviderBadge, providerBadge } from '#evidence/mark/provider-badge.ts';
import { auditorName } from '#evidence/record/record-row.ts';
import { recordRows } from '#evidence/record/records.ts';
import { planAndTitle } from '#price/price-history.ts';
import { planTerm } from '#price/price-model.ts';
import { providerById } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';
import { type SectionLink, sectionLink } from '../home-section/section-link.ts';
import { type RecentChange, recentChanges } from './recent-changes.ts';

export const homeChangesBlock = block({
  name: 'home-changes',
  summary:
    'News in dated headlines: the newest incident and open incidents of picks, the newest audit, two prices that moved.',
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
  /** The event in one sentence, with the provider's name. */
  readonly headline: RichText;
  /** The result of the event, or the value before a change. */
  readonly detail: RichText;
  readonly mark: MarkView | undefined;
}

export interface HomeChangesModel {
  readonly heading: string;
  /** Link to the news, or to the page with every change of the facts if there is no news. */
  readonly all: SectionLink | undefined;
  /** Incidents first, then audits, then prices. If empty, the section is not rendered. */
  readonly changes: readonly ChangeView[];
}

export function selectChanges(heading: string | undefined, site: SiteContext): HomeChangesModel {
  const { t } = site;
  const recent = recentChanges(site, new Set(currentPicks(site).values()));
  return {
    heading: heading ?? t('blocks.homeChanges.heading'),
    all: site.pageExists(newsListPath(site.locale))
      ? { path: newsListPath(site.locale), label: t('blocks.homeChanges.news') }
      : sectionLink('pages/corrections', t('blocks.homeChanges.all'), site),
    changes: recent.map((change) => ({
      id: `${change.provider}/${change.kind}/${change.date}`,
      face: providerBadge(change.provider, site),
      review: site.reviewPath(change.provider),
      date: change.date,
      dateText: formatPartialDate(change.date, site.locale, 'short'),
      ...changeWords(change, site),
    })),
  };
}

type ChangeWords = Pick<ChangeView, 'headline' | 'detail' | 'mark'>;

function changeWords(recent: RecentChange, site: SiteContext): ChangeWords {
  if (recent.kind === 'price') return priceWords(recent, site);
  return recent.kind === 'audit' ? auditWords(recent, site) : incidentWords(recent, site);
}

function priceWords(
  { provider, change }: Extract<RecentChange, { kind: 'price' }>,
  site: SiteContext,
): ChangeWords {
  const { plan, from, to, currency } = change;
  const { plan: sold, title } = planAndTitle(provider, plan, site);
  const { tax } = site.reader;
  // The captures include the tax that a plan leaves out, but not one that may come on top.
  const possibleTax = sold && tax && planWithTax(sold, tax).possibleTax;
  const money = (amount: number) =>
    formatMoneySpan(chargeSpan(amount, { currency, possibleTax }), currency, site.locale);
  const { name } = providerBadge(provider, site);
  return {
    headline: site.t('blocks.homeChanges.price', {
      name,
      term: sold ? planTerm(sold, site) : title,
      direction: to > from ? 'up' : 'down',
      to: money(to),
    }),
    // Many providers give their only plan their own name, which the headline already has.
    detail: site.t('blocks.homeChanges.before', {
      plan: sold === undefined || sold.name === undefined || sold.name === name ? 'none' : sold.name,
      from: money(from),
    }),
    mark: markView(factView(provider, 'prices', site), site),
  };
}

function auditWords(
  { provider, audit }: Extract<RecentChange, { kind: 'audit' }>,
  site: SiteContext,
): ChangeWords {
  const { t, locale } = site;
  const { name } = providerBadge(provider, site);
  const scope = wordsIn(audit.scope, locale);
  return {
    headline: t('blocks.homeChanges.audit', { name, auditor: auditorName(audit, site) }),
    detail:
      audit.reportPublic === true
        ? embedWords(scope, (words) => t('blocks.homeChanges.public', { scope: words }))
        : embedWords(scope, (words) => `${words}.`),
    mark: auditMark(provider, audit, site),
  };
}

/** Returns the mark of the audit's own source, because the fact's first source may be older than the audit. */
function auditMark(provider: string, audit: Audit, site: SiteContext): MarkView | undefined {
  const at = auditRecord(providerById(provider, site))?.entries.findIndex(({ entry }) => entry === audit);
  return at === undefined ? undefined : recordRows(provider, site).audits[at]?.scope.mark;
}

function incidentWords(
  { provider, incident }: Extract<RecentChange, { kind: 'incident' }>,
  site: SiteContext,
): ChangeWords {
  const { locale, vocabulary } = site;
  const { name } = providerBadge(provider, site);
  const [calledBy = name] = name.split(' ');
  return {
    headline: embedWords(eventOf(wordsIn(incident.summary, locale)), (words) =>
      words.includes(calledBy) ? words : `${name}: ${words}`,
    ),
    detail: `${optionName(incident.outcome, definitionOf('incidents', vocabulary), locale)}.`,
    mark: incidentMark(provider, incident, site),
  };
}

function incidentMark(provider: string, incident: Incident, site: SiteContext): MarkView | undefined {
  const at = incidentRecord(providerById(provider, site))?.incidents.findIndex(
    ({ entry }) => entry === incident,
  );
  return at === undefined ? undefined : recordRows(provider, site).incidents[at]?.summary.mark;
}

/** Shortens a summary to its first sentence, which names the event. The review has the full summary. */
function eventOf(words: Words): Words {
  return typeof words === 'string' ? firstSentence(words) : { ...words, text: firstSentence(words.text) };
}
