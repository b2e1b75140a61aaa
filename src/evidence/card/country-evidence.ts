import type { Country } from '#domain/country/country.ts';
import { factState } from '#domain/provider/fact-state.ts';
import { formatPartialDate } from '#i18n/format-partial-date.ts';
import type { SiteContext } from '#site/site-context.ts';
import { type MarkView, markView } from '../fact/cell-view.ts';
import { basisView, sourceViews } from '../fact/fact-view.ts';

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

export function countryViews(code: string, site: SiteContext): CountryView[] {
  const { t, locale, asOf, evidence } = site;
  const country = site.countries.get(code);
  if (!country) return [];
  return country.statements.map(({ key, label, lifetime, answer, claim }) => {
    return {
      key,
      label: label[locale],
      text: answer[locale],
      stale:
        factState(claim, { lifetime }, asOf) === 'stale' ? evidence.states.stale.label[locale] : undefined,
      note: claim.note?.[locale],
      mark: markView(
        {
          evidence: `${countryEvidenceName(country)}/${key}`,
          provider: country.name[locale],
          label: label[locale],
          basis: basisView(claim.basis, site),
          date: claim.asOf === undefined ? t('facts.noDate') : formatPartialDate(claim.asOf, locale),
          sources: sourceViews(claim.sources, country, site),
        },
        site,
      ),
    };
  });
}
