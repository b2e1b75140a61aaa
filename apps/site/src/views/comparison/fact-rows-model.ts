import { compareProviders } from '@vpn-site/core/comparison/compare-providers.ts';
import { capitalized, optionName, sortedNames } from '@vpn-site/core/i18n/formats.ts';
import { isKnown } from '@vpn-site/core/provider/fact.ts';
import { factOf } from '@vpn-site/core/provider/provider.ts';
import { definitionOf } from '@vpn-site/core/provider/vocabulary.ts';
import { type CellView, cellView, factView } from '#evidence/fact/fact-view.ts';
import { type ProviderBadge, providerBadge } from '#evidence/mark/provider-badge.ts';
import { answerText } from '#price/answer-text.ts';
import { providerById } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';
import { speedAnswers, streamingAnswers, type TopicAnswers } from './topic-tests.ts';

export interface FactCell extends CellView {
  readonly provider: string;
}

export interface ComparisonFactRow {
  readonly key: string;
  readonly label: string;
  /**
   * Whether at least two providers have different known answers. If only one answer is known, the row has a gap, not a
   * difference.
   */
  readonly differs: boolean;
  readonly cells: readonly FactCell[];
}

export interface FactRowsModel {
  readonly badges: readonly ProviderBadge[];
  readonly count: number;
  readonly differing: number;
  readonly sections: readonly {
    readonly group: string;
    readonly label: string;
    readonly rows: readonly ComparisonFactRow[];
  }[];
}

/** Returns all facts of some providers, side by side. */
export function factRowsModel(ids: readonly string[], site: SiteContext): FactRowsModel {
  const { vocabulary, ownership, asOf, locale } = site;
  const providers = ids.map((id) => providerById(id, site));
  const sections = compareProviders(providers, vocabulary, ownership, asOf).sections.map(
    ({ group, rows }) => ({
      group,
      label: vocabulary.groups.find(({ id }) => id === group)?.label[locale] ?? group,
      rows: rows.map(({ key, differs }) => factRow(key, differs, ids, site)),
    }),
  );
  const rows = sections.flatMap((section) => section.rows);
  return {
    badges: providers.map(({ id }) => providerBadge(id, site)),
    count: rows.length,
    differing: rows.filter(({ differs }) => differs).length,
    sections,
  };
}

function factRow(
  key: string,
  differs: boolean,
  ids: readonly string[],
  site: SiteContext,
): ComparisonFactRow {
  const texts = testAnswers[key]?.(ids, site).answers.map(({ text }) => text);
  const cells = ids.map((id, at) => {
    const cell = cellView(id, key, site);
    const answer = texts?.[at] ?? listText(key, id, ids, site) ?? answerText(id, key, site);
    const text = cell.sign === 'unknown' ? cell.text : answer;
    return { ...cell, text, provider: factView(id, key, site).provider };
  });
  const known = cells.filter(({ sign }) => sign !== 'unknown').map(({ text }) => text);
  return {
    key,
    label: factView(ids[0] ?? '', key, site).label,
    differs: differs && new Set(known).size > 1,
    cells,
  };
}

/**
 * Functions that return results as text, for facts about tests. The usual text of these facts is only the number of tests.
 */
const testAnswers: Readonly<Record<string, (ids: readonly string[], site: SiteContext) => TopicAnswers>> = {
  streaming: streamingAnswers,
  'speed-reports': speedAnswers,
};

/** The max number of items. Longer lists are shortened to the first `listed` items. */
const maxItems = 4;
const shownItems = 3;

/**
 * Shortens a long list: the items that other providers lack come first, followed by the number of items that are left out.
 * Undefined if the list is short or the fact is not a list.
 */
function listText(key: string, id: string, ids: readonly string[], site: SiteContext): string | undefined {
  const listOf = (provider: string): readonly string[] => {
    const fact = factOf(providerById(provider, site), key);
    const value = isKnown(fact) && Array.isArray(fact.value) ? (fact.value as readonly unknown[]) : [];
    return value.filter((item) => typeof item === 'string');
  };
  const own = listOf(id);
  if (own.length <= maxItems) return undefined;
  const others = ids.filter((other) => other !== id).map(listOf);
  const isShared = (item: string) => others.every((list) => list.includes(item));
  const names = [...own.filter((item) => !isShared(item)), ...own.filter(isShared)]
    .slice(0, shownItems)
    .map((item) => optionName(item, definitionOf(key, site.vocabulary), site.locale));
  const first = capitalized(sortedNames(names, site.locale).join(', '), site.locale);
  return site.t('comparison.rows.more', { names: first, count: own.length - shownItems });
}
