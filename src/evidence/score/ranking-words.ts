import { localeOf } from '#domain/locale/locale-table.ts';
import type { UnrankedScore } from '#domain/scoring/rank.ts';
import { numberFormatter } from '#i18n/formats.ts';
import type { SiteContext } from '#site/site-context.ts';

/** Why providers are listed and not ranked; names that share a reason stand together. */
export interface UnrankedWords {
  readonly titles: string;
  readonly why: string;
}

export function unrankedWords(unranked: readonly UnrankedScore[], site: SiteContext): UnrankedWords[] {
  const byReason = Map.groupBy(unranked, (entry) => whyWords(entry, site));
  return [...byReason].map(([why, entries]) => {
    const names = entries.map(({ score }) => site.providers.get(score.provider)?.name ?? score.provider);
    return { titles: listWords(names, site), why };
  });
}

export function whyWords(
  { reason }: Pick<UnrankedScore, 'reason'>,
  { t, locale, methodology }: SiteContext,
): string {
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
export function listWords(items: Iterable<string>, { locale }: Pick<SiteContext, 'locale'>): string {
  return new Intl.ListFormat(localeOf(locale).iso, { type: 'conjunction' }).format(items);
}
