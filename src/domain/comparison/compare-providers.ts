import type { Day } from '../day/day.ts';
import type { FactType } from '../provider/fact.ts';
import { type OwnershipGroup, type SameOwner, sameOwners } from '../provider/ownership.ts';
import { factOf, type Provider } from '../provider/provider.ts';
import type { FactDefinition, Vocabulary } from '../provider/vocabulary.ts';
import { type AnswerCell, answerCell } from './cell.ts';
import { contentKey } from './content-key.ts';

export interface ComparisonRow {
  readonly key: string;
  readonly type: FactType;
  /** One for each column, in the order of the columns. */
  readonly cells: readonly AnswerCell[];
  /** Two columns answer differently, or only one of them answers. */
  readonly differs: boolean;
}

export interface ComparisonSection {
  /** The id of a group of the vocabulary. */
  readonly group: string;
  readonly rows: readonly ComparisonRow[];
}

/** A table as data: no words, so that one comparison serves every language. */
export interface Comparison {
  /** Provider ids. */
  readonly columns: readonly string[];
  readonly sections: readonly ComparisonSection[];
  readonly sameOwners: readonly SameOwner[];
  /** How many rows were left out because their answers do not differ. */
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
  const cells = providers.map((provider) => answerCell(factOf(provider, definition.key), definition, asOf));
  return { key: definition.key, type: definition.type, cells, differs: differ(cells) };
}

/** The sign counts too: an answer that is still good is not the same as one that is too old. */
function differ(cells: readonly AnswerCell[]): boolean {
  return new Set(cells.map(({ sign, answer }) => `${sign} ${contentKey(answer)}`)).size > 1;
}

function onlyDifferences({ group, rows }: ComparisonSection): ComparisonSection {
  return { group, rows: rows.filter(({ differs }) => differs) };
}

function countRows(sections: readonly ComparisonSection[]): number {
  return sections.reduce((count, { rows }) => count + rows.length, 0);
}
