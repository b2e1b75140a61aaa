import type { Caution } from '#domain/need/need-tree.ts';
import { type CountryView, countryViews } from '#evidence/card/country-evidence.ts';
import { formatList } from '#i18n/formats.ts';
import type { SiteContext } from '#site/site-context.ts';

/** What to know before relying on a list. */
export interface CautionModel {
  readonly id: Caution;
  readonly text: string;
  /** What sources say of the law, where it depends on a country. */
  readonly law: readonly CountryView[];
}

export function cautions(ids: readonly Caution[], site: SiteContext): CautionModel[] {
  return ids.map((id) => ({
    id,
    text: cautionText(id, site),
    law: id === 'turkey' ? countryViews('TR', site) : [],
  }));
}

function cautionText(id: Caution, site: SiteContext): string {
  if (id !== 'restricted') return site.t(`need.cautions.${id}`);
  const names = [...site.countries.values()].map(({ name }) => name[site.locale]);
  return site.t('need.cautions.restricted', { countries: formatList(names, site.locale) });
}
