import type { Country } from '#domain/country/country.ts';
import { isStale } from '#domain/provider/freshness.ts';
import { formatPartialDate, inSentence } from '#i18n/formats.ts';
import type { Language, SiteFacts } from '#site/site-context.ts';
import { basisView, type MarkView, markView, sourceViews } from '../fact/fact.ts';
import { type DissentView, evidenceCardView, sourcesView } from './evidence-card.ts';
import { type EvidenceFile, evidenceFileOf } from './evidence-file.ts';

/** What sources say of the law in a country, ready to be drawn. */
export interface CountryView {
  readonly key: string;
  readonly label: string;
  readonly text: string;
  /** That it is too old, where it is. */
  readonly stale: string | undefined;
  readonly note: string | undefined;
  readonly mark: MarkView | undefined;
}

/** The name under which its evidence is published, beside that of the providers. */
export function countryEvidenceName({ code }: Pick<Country, 'code'>): string {
  return `country-${code.toLowerCase()}`;
}

export function countryViews(code: string, site: Language & SiteFacts): CountryView[] {
  const { t, locale, asOf, evidence } = site;
  const country = site.countries.get(code);
  if (!country) return [];
  return country.statements.map(({ key, label, lifetime, answer, claim }) => {
    return {
      key,
      label: label[locale],
      text: answer[locale],
      stale: isStale(claim, { lifetime }, asOf) ? evidence.states.stale.label[locale] : undefined,
      note: claim.note?.[locale],
      mark: markView(
        {
          evidence: `${countryEvidenceName(country)}/${key}`,
          provider: country.name[locale],
          label: label[locale],
          basis: basisView(claim.basis, site),
          date: claim.asOf === undefined ? t('facts.noDate') : formatPartialDate(claim.asOf, locale),
          sources: sourceViews(claim, country, site),
        },
        site,
      ),
    };
  });
}

/** What the build writes for one country and language, as it does for a provider. */
export function countryEvidenceFile(country: Country, site: Language & SiteFacts): EvidenceFile {
  const { t, locale } = site;
  const cards = country.statements.map(({ key, label, lifetime, answer, claim, dissent }) => {
    const title = t('evidence.title', { fact: label[locale], answer: inSentence(answer[locale], locale) });
    const provider = { name: country.name[locale], sources: country.sources };
    const definition = { lifetime, scored: false };
    const others = dissent.map((other): DissentView => {
      const note = other.claim.note?.[locale];
      return {
        ...sourcesView(other.claim, country, site),
        says: other.answer[locale],
        ...(note && { note }),
      };
    });
    const statement = { provider, definition, title, claim, dissent: others };
    return [key, evidenceCardView(statement, site)] as const;
  });
  return evidenceFileOf(cards, site);
}
