import type { Caution } from '#domain/need/need-tree.ts';
import type { BlockContext } from '../block-context.ts';
import { type CountryView, countryViews } from '../evidence/country-views.ts';

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
    text: context.t(`need.cautions.${id}`),
    law: id === 'turkey' ? countryViews('TR', context) : [],
  }));
}
