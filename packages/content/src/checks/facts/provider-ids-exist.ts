import { nearestName } from '@vpn-site/core/document/nearest-name.ts';
import { fieldsOf, itemsOf } from '@vpn-site/core/fields/fields.ts';
import { cellsIn } from '#facts/cells.ts';
import { type FactFile, filesOfKind, problemAt, stemOf } from '#facts/fact-file.ts';
import type { Path } from '#facts/fact-tree.ts';
import type { Problem } from '#problem.ts';
import type { Check } from '../check.ts';

interface NamedProvider {
  readonly path: Path;
  readonly id: unknown;
}

/** A file is named after its provider, and every provider that a file names exists. */
export const providerIdsExist: Check = ({ factFiles }) => {
  const providers = filesOfKind(factFiles, 'provider');
  const ids = providers.map(stemOf);
  const histories = filesOfKind(factFiles, 'price-history', 'policy-history');
  return [
    ...providers.flatMap((file) => nameProblems(file, 'id')),
    ...histories.flatMap((file) => nameProblems(file, 'provider')),
    ...histories.flatMap((file) => unknownIds(file, [{ path: ['provider'], id: stemOf(file) }], ids)),
    ...filesOfKind(factFiles, 'ownership').flatMap((file) => unknownIds(file, brandsIn(file), ids)),
    ...filesOfKind(factFiles, 'country').flatMap((file) => unknownIds(file, countryProviders(file), ids)),
  ];
};

function nameProblems(file: FactFile, field: string): Problem[] {
  const id = fieldsOf(file.data)[field];
  if (typeof id !== 'string' || id === stemOf(file)) return [];
  const message = `The file is named "${stemOf(file)}" but says "${field}: ${id}".`;
  return [problemAt(file, [field], message, 'Make the two equal.')];
}

function unknownIds(file: FactFile, named: readonly NamedProvider[], ids: readonly string[]): Problem[] {
  return named.flatMap(({ path, id }) => {
    if (typeof id !== 'string' || ids.includes(id)) return [];
    const near = nearestName(id, ids);
    const remedy = near ? `Did you mean "${near}"?` : `Use a provider in facts/providers, or remove it.`;
    const about = { provider: id, isMissing: true };
    return [problemAt(file, path, `There is no provider "${id}".`, remedy, about)];
  });
}

function brandsIn(file: FactFile): NamedProvider[] {
  const { groups, ungrouped } = fieldsOf(file.data);
  const ids = (brands: unknown, path: Path) =>
    itemsOf(brands).map((brand, index) => ({ path: [...path, index, 'id'], id: fieldsOf(brand).id }));
  return [
    ...itemsOf(groups).flatMap((group, index) => ids(fieldsOf(group).brands, ['groups', index, 'brands'])),
    ...ids(ungrouped, ['ungrouped']),
  ];
}

/** Returns the providers named in orders and access methods. */
function countryProviders(file: FactFile): NamedProvider[] {
  return cellsIn(file).flatMap(({ path, fields }) => {
    const { providers, provider } = fieldsOf(fields.value);
    const valuePath = [...path, 'value'];
    return [
      ...itemsOf(providers).map((id, index) => ({ path: [...valuePath, 'providers', index], id })),
      { path: [...valuePath, 'provider'], id: provider },
    ];
  });
}
