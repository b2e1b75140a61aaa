import type { Caution } from '#domain/need/need-tree.ts';
import type { BlockContext } from '../block-context.ts';
import { type CountryView, countryViews } from '../evidence/country-views.ts';
import { listWords } from '../evidence/ranking-words.ts';

/** What to know before relying on a list. */
export interface CautionModel {
  readonly id: Caution;
  readonly text: string;
  /** What sources say of the law, where it depends on a country. */
  readonly law: readonly CountryView[];
}

export function cautions(ids: readonly Caution[], context: BlockContext): CautionModel[] {
  return ids.map((id) => ({
    id,
    text: cautionText(id, context),
    law: id === 'turkey' ? countryViews('TR', context) : [],
  }));
}

function cautionText(id: Caution, context: BlockContext): string {
  if (id !== 'restricted') return context.t(`need.cautions.${id}`);
  const names = [...context.countries.values()].map(({ name }) => name[context.locale]);
  return context.t('need.cautions.restricted', { countries: listWords(names, context) });
}
