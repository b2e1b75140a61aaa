import { nearestName } from '@vpn-site/core/document/nearest-name.ts';
import { type Fields, fieldsOf, isFields, itemsOf } from '@vpn-site/core/fields/fields.ts';
import { unknown } from '@vpn-site/core/provider/fact.ts';
import { citedCellsIn } from '#facts/cells.ts';
import { type FactFile, factFileKind, filesOfKind, problemAt } from '#facts/fact-file.ts';
import { everyValue, type Path } from '#facts/fact-tree.ts';
import { isLocalizedText } from '#facts/site-languages.ts';
import type { Problem } from '#problem.ts';
import type { Check } from '../check.ts';

interface Statement {
  readonly path: Path;
  readonly fields: Fields;
}

/** Every value, claim, list item and owner cites sources, and these exist in the same file. */
export const valuesSourced: Check = ({ factFiles }) =>
  filesOfKind(factFiles, 'provider', 'country', 'ownership').flatMap((file) => {
    const known = Object.keys(fieldsOf(fieldsOf(file.data).sources));
    const statements = factFileKind(file.file) === 'ownership' ? owners(file) : factsAndItems(file);
    return statements.flatMap((statement) => sourceProblems(file, statement, known));
  });

function factsAndItems(file: FactFile): Statement[] {
  return citedCellsIn(file).flatMap((cell) => {
    const { path, fields } = cell;
    const outsider = isFields(fields.outsider)
      ? [{ path: [...path, 'outsider'], fields: fields.outsider }]
      : [];
    return [cell, ...outsider, ...listItems(fields.value, [...path, 'value'])];
  });
}

function listItems(value: unknown, path: Path): Statement[] {
  return [...everyValue(value, path)].flatMap(({ path: at, value: item }) =>
    typeof at.at(-1) === 'number' && isFields(item) && !isLocalizedText(item)
      ? [{ path: at, fields: item }]
      : [],
  );
}

/**
 * Returns groups, brands without a group, review sites and networks. A site with an unknown owner needs no source, and a
 * brand of a group may rely on the sources of the group.
 */
function owners(file: FactFile): Statement[] {
  const { groups, ungrouped, reviewSites, networks } = fieldsOf(file.data);
  const inGroups = (field: 'brands' | 'reviewSites') =>
    itemsOf(groups).flatMap((group, index) => listItems(fieldsOf(group)[field], ['groups', index, field]));
  const groupsAlone = listItems(groups, ['groups']).filter(({ path }) => path.length === 2);
  const freeSites = listItems(reviewSites, ['reviewSites']).filter(({ fields }) => fields.owner !== unknown);
  return [
    ...groupsAlone,
    ...inGroups('brands').filter(({ fields }) => 'sources' in fields),
    ...inGroups('reviewSites'),
    ...listItems(ungrouped, ['ungrouped']),
    ...freeSites,
    ...listItems(networks, ['networks']),
  ];
}

function sourceProblems(file: FactFile, { path, fields }: Statement, known: readonly string[]): Problem[] {
  const cited = [
    ...itemsOf(fields.sources).map((id, index) => ({ id, at: [...path, 'sources', index] })),
    ...('source' in fields ? [{ id: fields.source, at: [...path, 'source'] }] : []),
  ];
  if (cited.length === 0) {
    const remedy = 'Name at least one id from the "sources" at the end of this file.';
    return [problemAt(file, path, `"${path.join('.')}" names no source.`, remedy)];
  }
  return cited.flatMap(({ id, at }) => {
    if (typeof id !== 'string' || known.includes(id)) return [];
    const near = nearestName(id, known);
    const remedy = near ? `Did you mean "${near}"?` : 'Describe it under "sources" at the end of this file.';
    return [problemAt(file, at, `The source "${id}" does not exist in this file.`, remedy)];
  });
}
