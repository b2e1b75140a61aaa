import type { Country, CountryFact } from '@vpn-site/core/country/country.ts';
import { type CountryEvent, countryEvents } from '@vpn-site/core/country/country-events.ts';
import { isDay } from '@vpn-site/core/day/day.ts';
import type { PartialDate } from '@vpn-site/core/day/partial-date.ts';
import { capitalized, formatDays, formatPartialDate } from '@vpn-site/core/i18n/formats.ts';
import type { Words } from '@vpn-site/core/locale/words.ts';
import { nameList } from '#site/provider-by-id.ts';
import type { FactContext, Language } from '#site/site-context.ts';
import type { SignTone } from '#ui/primitives/sign/sign-kind.ts';
import { countryFactView, countryMark } from '../card/country-evidence.ts';
import type { MarkView } from '../fact/fact-view.ts';

export interface EventRow {
  readonly id: string;
  readonly when: string;
  /** The kind of event in a word or two; `tone` tells whether it is good or bad for readers. */
  readonly kind: string;
  readonly tone: SignTone;
  /** The rule that this event is a step of. */
  readonly rule?: string | undefined;
  readonly text: string;
  /** The organization that measured the event, or the sentence that an order is (not) in force. */
  readonly detail?: string | undefined;
  readonly note?: Words | undefined;
  readonly stale?: string | undefined;
  readonly mark: MarkView | undefined;
}

export function eventRows(country: Country, site: FactContext): EventRow[] {
  return countryEvents(country).map((event, position) => ({
    id: `${event.fact.id}-${position}`,
    ...('step' in event ? stepRow(event, country, site) : factRow(event, country, site)),
  }));
}

type StepEvent = Extract<CountryEvent, { readonly step: unknown }>;
type Row = Omit<EventRow, 'id'>;

function stepRow({ fact, step }: StepEvent, country: Country, site: FactContext): Row {
  const { t, locale } = site;
  return {
    when: formatPartialDate(step.date, locale),
    kind: t(`country.timeline.kinds.${fact.kind}`),
    tone: 'neutral',
    rule: fact.value.name[locale],
    text: step.event[locale],
    mark: countryMark(
      country,
      { ...fact, claim: { ...fact.claim, basis: basisOfStep(country, { fact, step }) } },
      { sources: [step.source], quotes: fact.claim.quotes },
      site,
    ),
  };
}

/**
 * Returns the basis of a step. If the fact is based on an official text, a step that only the press reports has a weaker
 * basis.
 */
function basisOfStep(
  country: Country,
  { fact, step }: Pick<StepEvent, 'fact' | 'step'>,
): CountryFact['claim']['basis'] {
  const isOfficial = country.sources[step.source]?.publisher === 'authority';
  return fact.claim.basis === 'court-record' && !isOfficial ? 'press-report' : fact.claim.basis;
}

function factRow({ fact, date }: Exclude<CountryEvent, StepEvent>, country: Country, site: FactContext): Row {
  const { t, locale } = site;
  const { label, text: choice, note, stale, mark } = countryFactView(country, fact, site);
  if (fact.kind === 'interference') {
    const { began, ended, how, what, measuredBy } = fact.value;
    return {
      when: formatSpan(began, ended, site),
      kind: choice,
      tone: how === 'slowed' ? 'partly' : 'bad',
      text: what[locale],
      detail: measuredBy && t('country.timeline.measured', { who: measuredBy }),
      note,
      stale,
      mark,
    };
  }
  const { by, providers, others, named, issued, state } = fact.value;
  const words = t('country.timeline.order', {
    by: by[locale],
    isTotal: String(named !== undefined),
    count: named ?? providers.length + others.length,
    ours: providers.length > 0 ? 'some' : 'none',
    names: nameList(providers, site),
  });
  const day = date === undefined ? t('facts.noDate') : formatPartialDate(date, locale);
  return {
    when: issued === 'unknown' ? capitalized(t('country.named.reported', { date: day }), locale) : day,
    kind: label,
    tone: state === 'lifted' ? 'neutral' : 'bad',
    text: capitalized(words, locale),
    detail: choice,
    note,
    stale,
    mark,
  };
}

/** Formats a range of dates, each as precise as it is known. */
function formatSpan(began: PartialDate, ended: PartialDate | undefined, { locale }: Language): string {
  if (ended === undefined || ended === began) return formatPartialDate(began, locale);
  if (isDay(began) && isDay(ended)) return formatDays(began, ended, locale);
  return [began, ended].map((date) => formatPartialDate(date, locale)).join(' – ');
}
