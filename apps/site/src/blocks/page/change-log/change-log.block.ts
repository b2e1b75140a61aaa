import { type FactChange, isSameValue, type ValueChange } from '@vpn-site/core/change/fact-change.ts';
import type { Day } from '@vpn-site/core/day/day.ts';
import { formatDay, formatNames } from '@vpn-site/core/i18n/formats.ts';
import { isKnown, unknown } from '@vpn-site/core/provider/fact.ts';
import { definitionOf } from '@vpn-site/core/provider/vocabulary.ts';
import { block } from '#blocks/block.ts';
import { factText } from '#evidence/fact/fact-text.ts';
import { findProvider } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';

export const changeLogBlock = block({
  name: 'change-log',
  summary:
    'What changed in the facts and when, from the project’s own history: other words for the same are left out.',
  attributes: {
    provider: { kind: 'provider', explanation: 'whose changes; without it, everyone’s.' },
  },
  body: 'none',
  select: ({ provider }, site) => selectChangeLog(provider, site),
  examples: [
    { name: 'Everyone', source: '{% change-log /%}' },
    { name: 'One provider', source: '{% change-log provider="@1" /%}' },
  ],
});

export interface ChangeLine {
  readonly id: string;
  /** The name of the provider; several names if the same fact changed in the same way on the same day. */
  readonly provider: string;
  readonly label: string;
  /** The short answers; undefined if they are equal and only details changed. */
  readonly values: { readonly before: string; readonly after: string } | undefined;
}

export interface ChangeDay {
  readonly day: Day;
  readonly dayText: string;
  /** Sentences about providers that were added or removed, such as "Added with all facts: …". */
  readonly notes: readonly string[];
  readonly lines: readonly ChangeLine[];
}

export interface ChangeLogModel {
  /** Whether each line names the provider, as in the log of all providers. */
  readonly isNamed: boolean;
  readonly days: readonly ChangeDay[];
  /** Number of older changes that are not shown. */
  readonly older: number;
  readonly isComplete: boolean;
}

/** The max number of listed changes. Few readers would read further. */
const maxChanges = 200;

/** Selects the changes of one provider, or of all. */
export function selectChangeLog(providerId: string | undefined, site: SiteContext): ChangeLogModel {
  const { changes, isComplete } = site.changes();
  const wanted = changes.filter(({ provider }) => providerId === undefined || provider === providerId);
  const shown = wanted.slice(0, maxChanges);
  return {
    isNamed: providerId === undefined,
    days: [...Map.groupBy(shown, ({ day }) => day)].map(([day, ofDay]) => changeDay(day, ofDay, site)),
    older: wanted.length - shown.length,
    isComplete,
  };
}

function changeDay(day: Day, changes: readonly FactChange[], site: SiteContext): ChangeDay {
  const notes = (['added', 'removed'] as const).flatMap((kind) => {
    const names = changes
      .filter((change) => change.kind === kind)
      .map(({ provider }) => nameOf(provider, site));
    const providers = formatNames(names, site.locale);
    return names.length === 0 ? [] : [site.t(`dataPages.changes.${kind}`, { providers })];
  });
  const lines = changes.flatMap((change) => (change.kind === 'changed' ? changeLine(change, site) : []));
  return { day, dayText: formatDay(day, site.locale), notes, lines: mergeSameChanges(lines, site) };
}

/** Merges lines that are the same for several providers, at the position of the first of them. */
function mergeSameChanges(lines: readonly ChangeLine[], { locale }: SiteContext): ChangeLine[] {
  const alike = Map.groupBy(lines, ({ label, values }) => JSON.stringify([label, values]));
  return [...alike.values()].flatMap((group) => {
    const [first] = group;
    const names = [...new Set(group.map(({ provider }) => provider))];
    return first ? [{ ...first, provider: formatNames(names, locale) }] : [];
  });
}

function changeLine(change: ValueChange, site: SiteContext): ChangeLine[] {
  const { provider, key } = change;
  const definition = definitionOf(key, site.vocabulary);
  if (!definition) return [];
  const fact = findProvider(provider, site)?.facts[key];
  const current = fact && isKnown(fact) ? fact : undefined;
  const text = (value: ValueChange['before']) => {
    // The label of a choice may be a step of a scale. The page says the same in the provider's own terms.
    if (current?.wording && isSameValue(value, { type: current.type, value: current.value })) {
      return current.wording.short[site.locale];
    }
    if (value === undefined) return site.t('dataPages.changes.otherForm');
    if (value === unknown) return site.evidence.states.unknown.label[site.locale];
    return factText(value, definition, site);
  };
  const [before, after] = [text(change.before), text(change.after)];
  return [
    {
      id: `${provider}/${key}`,
      provider: nameOf(provider, site),
      label: definition.label[site.locale],
      values: before === after ? undefined : { before, after },
    },
  ];
}

/** Returns the provider's name. For a removed provider, whose name is no longer known, it returns the id. */
function nameOf(provider: string, site: SiteContext): string {
  return findProvider(provider, site)?.name ?? provider;
}
