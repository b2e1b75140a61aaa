import { localeOf } from '#domain/locale/locale-table.ts';
import { groupScores } from '#domain/scoring/group-scores.ts';
import type { UnrankedScore } from '#domain/scoring/rank.ts';
import { numberFormatter } from '#i18n/formatters.ts';
import type { BlockContext } from '../block-context.ts';

/** Why providers are listed and not ranked; names that share a reason stand together. */
export interface UnrankedWords {
  readonly titles: string;
  readonly why: string;
}

export function unrankedWords(unranked: readonly UnrankedScore[], context: BlockContext): UnrankedWords[] {
  const byReason = Map.groupBy(unranked, (entry) => whyWords(entry, context));
  return [...byReason].map(([why, entries]) => {
    const names = entries.map(({ score }) => context.providers.get(score.provider)?.name ?? score.provider);
    return { titles: listWords(names, context), why };
  });
}

/** Every score of a profile carries the same weights, so any one of them tells. */
export function weightWords(score: UnrankedScore['score'] | undefined, context: BlockContext): string {
  const { vocabulary, locale } = context;
  const percent = numberFormatter(context.locale, { style: 'percent', maximumFractionDigits: 0 });
  const parts = groupScores({ reasons: score?.reasons ?? [] })
    .toSorted((a, b) => b.share - a.share)
    .map(({ group, share }) => {
      const label = vocabulary.groups.find(({ id }) => id === group)?.label[locale] ?? group;
      // No-break: a number never stands apart from its word.
      return `${label}\u00a0${percent.format(share)}`;
    });
  return listWords(parts, context);
}

function whyWords({ reason }: UnrankedScore, { t, locale, methodology }: BlockContext): string {
  if (reason.why === 'too-little-known') {
    const percent = numberFormatter(locale, { style: 'percent' });
    return t('blocks.homeComparison.tooLittleKnown', { coverage: percent.format(reason.coverage) });
  }
  const criterion =
    methodology.criteria.find(({ id }) => id === reason.criterion)?.label[locale] ?? reason.criterion;
  return reason.points === undefined
    ? t('blocks.homeComparison.requirementUnknown', { criterion })
    : t('blocks.homeComparison.requirementMissed', { criterion });
}

/** A conjunction: lists of units have no commas in Turkish. */
export function listWords(items: Iterable<string>, { locale }: BlockContext): string {
  return new Intl.ListFormat(localeOf(locale).iso, { type: 'conjunction' }).format(items);
}
