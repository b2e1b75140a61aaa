import { compareProviders } from '#domain/comparison/compare-providers.ts';
import { answerText } from '#evidence/fact/answer-text.ts';
import { type CellView, cellView, factView } from '#evidence/fact/fact.ts';
import { type Face, faceOf } from '#evidence/mark/face.ts';
import type { SiteContext } from '#site/site-context.ts';

export interface FactCell extends CellView {
  readonly provider: string;
}

export interface FactRow {
  readonly key: string;
  readonly label: string;
  readonly differs: boolean;
  readonly cells: readonly FactCell[];
}

export interface FactRowsModel {
  readonly faces: readonly Face[];
  readonly count: number;
  readonly differing: number;
  readonly sections: readonly {
    readonly group: string;
    readonly label: string;
    readonly rows: readonly FactRow[];
  }[];
}

/** Every fact of some providers, side by side. */
export function factRowsModel(ids: readonly string[], site: SiteContext): FactRowsModel {
  const { vocabulary, ownership, asOf, locale } = site;
  const providers = ids.flatMap((id) => site.providers.get(id) ?? []);
  const table = compareProviders(providers, vocabulary, ownership, asOf);
  const rows = table.sections.flatMap((section) => section.rows);
  return {
    faces: providers.map(({ id }) => faceOf(id, site)),
    count: rows.length,
    differing: rows.filter(({ differs }) => differs).length,
    sections: table.sections.map((section) => ({
      group: section.group,
      label: vocabulary.groups.find(({ id }) => id === section.group)?.label[locale] ?? section.group,
      rows: section.rows.map(({ key, differs }) => factRow(key, differs, table.columns, site)),
    })),
  };
}

function factRow(key: string, differs: boolean, ids: readonly string[], site: SiteContext): FactRow {
  const label = factView(ids[0] ?? '', key, site).label;
  return {
    key,
    label,
    differs,
    cells: ids.map((id) => ({
      ...cellView(id, key, site),
      text: answerText(id, key, site),
      provider: factView(id, key, site).provider,
    })),
  };
}
