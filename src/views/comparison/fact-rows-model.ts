import type { BlockContext } from '#blocks/block-context.ts';
import { answerText } from '#blocks/evidence/answer-text.ts';
import { type CellView, cellView } from '#blocks/evidence/cell-view.ts';
import { factView } from '#blocks/evidence/fact-view.ts';
import { compareProviders } from '#domain/comparison/compare-providers.ts';

export interface FactCell extends CellView {
  readonly provider: string;
  /** When "partly" holds, or why nobody can say. */
  readonly note: string | undefined;
}

export interface FactRow {
  readonly key: string;
  readonly label: string;
  readonly differs: boolean;
  readonly cells: readonly FactCell[];
}

export interface FactRowsModel {
  readonly names: readonly string[];
  readonly count: number;
  readonly differing: number;
  readonly sections: readonly {
    readonly group: string;
    readonly label: string;
    readonly rows: readonly FactRow[];
  }[];
}

/** Every fact of some providers, side by side. */
export function factRowsModel(ids: readonly string[], context: BlockContext): FactRowsModel {
  const { vocabulary, ownership, asOf, locale } = context;
  const providers = ids.flatMap((id) => context.providers.get(id) ?? []);
  const table = compareProviders(providers, vocabulary, ownership, asOf);
  const rows = table.sections.flatMap((section) => section.rows);
  return {
    names: providers.map(({ name }) => name),
    count: rows.length,
    differing: rows.filter(({ differs }) => differs).length,
    sections: table.sections.map((section) => ({
      group: section.group,
      label: vocabulary.groups.find(({ id }) => id === section.group)?.label[locale] ?? section.group,
      rows: section.rows.map(({ key, differs }) => factRow(key, differs, table.columns, context)),
    })),
  };
}

function factRow(key: string, differs: boolean, ids: readonly string[], context: BlockContext): FactRow {
  const label = factView(ids[0] ?? '', key, context).label;
  return { key, label, differs, cells: ids.map((id) => factCell(id, key, context)) };
}

export function factCell(id: string, key: string, context: BlockContext): FactCell {
  const { provider, note } = factView(id, key, context);
  const cell = cellView(id, key, context);
  const isExplained = cell.answer === 'partial' || cell.sign === 'unknown';
  return { ...cell, text: answerText(id, key, context), provider, note: isExplained ? note : undefined };
}
