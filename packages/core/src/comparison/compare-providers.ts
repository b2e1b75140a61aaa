import type { Day } from '../day/day.ts';
import { type FactState, type FactType, type FactValue, isKnown } from '../provider/fact.ts';
import { factState } from '../provider/freshness.ts';
import { type OwnershipGroup, type SameOwner, sameOwners } from '../provider/ownership.ts';
import { factOf, type Provider } from '../provider/provider.ts';
import type { FactDefinition, Vocabulary } from '../provider/vocabulary.ts';
import { contentKey } from './content-key.ts';

/** The answer of one provider to one key. */
export interface ComparedAnswer {
  readonly state: FactState;
  /** The answer, even if it is stale; undefined if no source gives one. */
  readonly answer: FactValue | undefined;
}

export interface ComparisonRow {
  readonly key: string;
  readonly type: FactType;
  /** One cell for each column, in the order of the columns. */
  readonly cells: readonly ComparedAnswer[];
  /** Whether the cells differ in their answer or in its state: for example, only one provider has an answer. */
  readonly differs: boolean;
}

export interface ComparisonSection {
  /** A group id of the vocabulary. */
  readonly group: string;
  readonly rows: readonly ComparisonRow[];
}

/** A comparison table as data, without text, so that it can be computed once for all languages. */
export interface Comparison {
  /** Provider ids. */
  readonly columns: readonly string[];
  readonly sections: readonly ComparisonSection[];
  readonly sameOwners: readonly SameOwner[];
  /** Number of rows left out because their answers do not differ. */
  readonly hidden: number;
}

export interface ComparisonOptions {
  readonly differencesOnly?: boolean | undefined;
}

export function compareProviders(
  providers: readonly Provider[],
  vocabulary: Vocabulary,
  groups: readonly OwnershipGroup[],
  asOf: Day,
  options: ComparisonOptions = {},
): Comparison {
  const columns = providers.map(({ id }) => id);
  const complete = vocabulary.groups.map(({ id, definitions }) => ({
    group: id,
    rows: definitions.map((definition) => compareFact(providers, definition, asOf)),
  }));
  const shown = options.differencesOnly === true ? complete.map(onlyDifferences) : complete;
  return {
    columns,
    sections: shown.filter(({ rows }) => rows.length > 0),
    sameOwners: sameOwners(columns, groups),
    hidden: countRows(complete) - countRows(shown),
  };
}

function compareFact(providers: readonly Provider[], definition: FactDefinition, asOf: Day): ComparisonRow {
  const cells = providers.map((provider): ComparedAnswer => {
    const fact = factOf(provider, definition.key);
    return {
      state: factState(fact, definition, asOf),
      answer: isKnown(fact) ? fact.value : undefined,
    };
  });
  return { key: definition.key, type: definition.type, cells, differs: differ(cells) };
}

/** Whether the cells differ. The state counts too: a fresh answer differs from a stale one. */
function differ(cells: readonly ComparedAnswer[]): boolean {
  return new Set(cells.map(({ state, answer }) => `${state} ${contentKey(answer)}`)).size > 1;
}

function onlyDifferences({ group, rows }: ComparisonSection): ComparisonSection {
  return { group, rows: rows.filter(({ differs }) => differs) };
}

function countRows(sections: readonly ComparisonSection[]): number {
  return sections.reduce((count, { rows }) => count + rows.length, 0);
}
