import type { Country, CountryFact } from '@vpn-site/core/country/country.ts';
import {
  formatPartialDate,
  formatShare,
  numberFormatter,
  uncapitalized,
} from '@vpn-site/core/i18n/formats.ts';
import { type Words, wordsIn } from '@vpn-site/core/locale/words.ts';
import type { Evidence } from '@vpn-site/core/provider/fact.ts';
import { isStale } from '@vpn-site/core/provider/freshness.ts';
import type { FactContext, Language } from '#site/site-context.ts';
import { basisView, type Citation, type MarkView, markView, sourceViews } from '../fact/fact-view.ts';
import { type DissentView, evidenceCardView, sourcesView } from './evidence-card-model.ts';
import { type EvidenceFile, evidenceFileOf } from './evidence-file.ts';

/** A fact about a country, ready to render. */
export interface CountryFactView {
  readonly id: string;
  readonly label: string;
  /** The answer in a word or two. */
  readonly text: string;
  /** The label for out-of-date facts; undefined if the fact is not out of date. */
  readonly stale: string | undefined;
  readonly date: string;
  readonly note: Words | undefined;
  readonly mark: MarkView | undefined;
}

/** Returns the name under which a country's evidence is published, next to the evidence of the providers. */
export function countryEvidenceName({ code }: Pick<Country, 'code'>): string {
  return `country-${code.toLowerCase()}`;
}

export function countryFactView(country: Country, fact: CountryFact, site: FactContext): CountryFactView {
  const { locale, asOf, evidence } = site;
  const { id, label, lifetime, claim } = fact;
  return {
    id,
    label: label[locale],
    text: answerOf(fact, site),
    stale: isStale(claim, { lifetime }, asOf) ? evidence.states.stale.label[locale] : undefined,
    date: dateOf(claim, site),
    note: claim.note && wordsIn(claim.note, locale),
    mark: countryMark(country, fact, claim, site),
  };
}

/** Returns the source mark of a fact, or of a part of it that has its own source. Both open the card of the fact. */
export function countryMark(
  country: Country,
  { id, label, claim }: CountryFact,
  citation: Citation,
  site: FactContext,
): MarkView | undefined {
  const { locale } = site;
  return markView(
    {
      evidence: `${countryEvidenceName(country)}/${id}`,
      provider: country.name[locale],
      label: label[locale],
      basis: basisView(claim.basis, site),
      sources: sourceViews(citation, country, site),
    },
    site,
  );
}

function dateOf({ asOf }: Evidence, { t, locale }: Language): string {
  return asOf === undefined ? t('facts.noDate') : formatPartialDate(asOf, locale);
}

function answerOf(fact: CountryFact, { locale }: Language): string {
  if (fact.choice) return fact.choice[locale];
  if (fact.kind === 'tax') return formatShare(fact.value.percent / 100, locale);
  if (fact.kind === 'payment') return fact.value.name;
  if (fact.kind === 'counts') {
    const last = fact.value.points.at(-1);
    return last ? numberFormatter(locale).format(last.count) : '';
  }
  return '';
}

/** Returns the evidence file of one country in one language, in the same format as that of a provider. */
export function countryEvidenceFile(country: Country, site: FactContext): EvidenceFile {
  const { t, locale } = site;
  const cards = country.facts.map((fact) => {
    const { id, label, lifetime, claim, dissent } = fact;
    const title = t('evidence.title', {
      fact: label[locale],
      answer: uncapitalized(answerOf(fact, site), locale),
    });
    const provider = { name: country.name[locale], sources: country.sources };
    const definition = { lifetime, scored: false };
    const others = dissent.map((other): DissentView => {
      const { note } = other.claim;
      return {
        ...sourcesView(other.claim, country, site),
        says: other.choice[locale],
        ...(note && { note: wordsIn(note, locale) }),
      };
    });
    const statement = { provider, definition, title, claim, dissent: others };
    return [id, evidenceCardView(statement, site)] as const;
  });
  return evidenceFileOf(cards, site);
}
