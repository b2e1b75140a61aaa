import { capitalized, optionName } from '@vpn-site/core/i18n/formats.ts';
import { isKnown } from '@vpn-site/core/provider/fact.ts';
import { factOf, type Provider } from '@vpn-site/core/provider/provider.ts';
import { definitionOf, type FactDefinition, type Vocabulary } from '@vpn-site/core/provider/vocabulary.ts';
import type { BlockMistake } from '#blocks/block.ts';
import { type CellView, cellView } from '#evidence/fact/fact-view.ts';
import type { SiteContext } from '#site/site-context.ts';

/** A column of the table: a fact, or one or more options of a list. */
export interface FactColumn {
  readonly key: string;
  /** Options in order of preference; empty if the column is the whole fact. */
  readonly options: readonly string[];
}

/** Parses "port-forwarding, protocols/wireguard|nordlynx" into columns. */
export function parseColumns(facts: string): FactColumn[] {
  return facts.split(',').map((reference) => {
    const [key = '', options = ''] = reference.trim().split('/');
    return { key, options: options === '' ? [] : options.split('|') };
  });
}

/** Types of facts whose answer is yes or no. */
const answered: readonly string[] = ['yes-no', 'free-plan'];

/** Types of facts that hold a list of options. */
const listed: readonly string[] = ['platform-list', 'choice-list', 'country-list'];

/** Returns the mistakes in a column. `isTiered` requires answers that can be counted. */
export function columnMistakes(
  { key, options }: FactColumn,
  vocabulary: Vocabulary,
  isTiered: boolean,
): BlockMistake[] {
  const definition = definitionOf(key, vocabulary);
  if (!definition) {
    return [{ message: `There is no fact "${key}".`, remedy: 'Write a key of facts/vocabulary.' }];
  }
  const isList = listed.includes(definition.type);
  if (options.length > 0 && !isList) {
    return [
      { message: `"${key}" has no options.`, remedy: `Write "${key}" without "/${options.join('|')}".` },
    ];
  }
  const unknown = options.filter((option) => definition.options[option] === undefined);
  if (unknown.length > 0) {
    return [
      {
        message: `"${key}" has no option "${unknown.join(', ')}".`,
        remedy: `Write one of: ${Object.keys(definition.options).join(', ')}.`,
      },
    ];
  }
  if (isTiered && options.length === 0 && !answered.includes(definition.type)) {
    return [
      {
        message: `"${key}" is neither yes nor no, so tiers cannot count it.`,
        remedy: isList ? `Name an option: "${key}/…".` : 'Leave out tiers=true, or this fact.',
      },
    ];
  }
  return [];
}

/**
 * Returns the head of a column. For an app, this is the name of the platform. Other facts about a platform name it unless
 * the table already has a column for its app.
 */
export function columnLabel(
  column: FactColumn,
  all: readonly FactColumn[],
  { vocabulary, locale }: SiteContext,
): string {
  const definition = definitionOf(column.key, vocabulary);
  const label = definition?.label[locale] ?? column.key;
  const [option] = column.options;
  if (option === undefined) return label;
  const name = optionName(option, definition, locale);
  if (column.key === 'platforms' || column.key === 'protocols') return capitalized(name, locale);
  const isAppListed = all.some(({ key, options }) => key === 'platforms' && options.includes(option));
  return isAppListed ? label : `${label}, ${name}`;
}

/** Returns a provider's answer in a column, with its source. */
export function columnCell({ key, options }: FactColumn, provider: Provider, site: SiteContext): CellView {
  const cell = cellView(provider.id, key, site);
  const definition = definitionOf(key, site.vocabulary);
  const fact = factOf(provider, key);
  if (options.length === 0 || !isKnown(fact) || !Array.isArray(fact.value)) return cell;
  const value: readonly unknown[] = fact.value;
  const found = options.find((option) => value.includes(option));
  if (found === undefined) {
    return { ...cell, sign: 'no', tone: 'neutral', text: site.t('blocks.vpnsByFacts.notListed') };
  }
  return { ...cell, sign: 'yes', tone: 'good', text: textOf(found, options, definition, site) };
}

/**
 * Returns "Yes" for the option after which the column is named, and the name of any other option, which counts as the same.
 */
function textOf(
  found: string,
  [named]: readonly string[],
  definition: FactDefinition | undefined,
  { evidence, locale }: SiteContext,
): string {
  return found === named ? evidence.answers.true.label[locale] : optionName(found, definition, locale);
}

/** Whether an up-to-date source confirms the answer of a cell. */
export function isConfirmed({ sign, stale }: CellView): boolean {
  return sign === 'yes' && stale === undefined;
}
