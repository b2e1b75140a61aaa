import { fieldsOf, itemsOf } from '@vpn-site/core/fields/fields.ts';
import { unknown } from '@vpn-site/core/provider/fact.ts';
import { type FactFile, filesOfKind, problemAt, stemOf } from '#facts/fact-file.ts';
import type { Path } from '#facts/fact-tree.ts';
import type { Problem } from '#problem.ts';
import type { Check } from '../check.ts';

interface OwnedBrand {
  readonly id: string;
  readonly jurisdiction: unknown;
  readonly path: Path;
}

/** A provider is listed in ownership.yaml exactly once, with the same jurisdiction as in its own file. */
export const ownershipConsistent: Check = ({ factFiles }) => {
  const seats = new Map(filesOfKind(factFiles, 'provider').map((file) => [stemOf(file), seatOf(file)]));
  return filesOfKind(factFiles, 'ownership').flatMap((file) => {
    if (file.syntaxProblems.length > 0) return [];
    const brands = ownedBrands(file);
    return [
      ...ownedTwice(file, brands),
      ...unlistedProviders(file, brands, [...seats.keys()]),
      ...otherSeats(file, brands, seats),
    ];
  });
};

function seatOf({ data }: FactFile): unknown {
  return fieldsOf(fieldsOf(fieldsOf(data).facts).jurisdiction).value;
}

function ownedTwice(file: FactFile, brands: readonly OwnedBrand[]): Problem[] {
  return brands.flatMap(({ id, path }, index) => {
    const first = brands.findIndex((brand) => brand.id === id);
    if (first === index) return [];
    const line = file.lineOf(brands[first]?.path ?? []);
    const message = `"${id}" is already listed on line ${line}.`;
    return [problemAt(file, path, message, 'Keep it in one group, or under "ungrouped".')];
  });
}

/** Reports providers that are not listed. A forgotten provider would look as if it had no owner worth mentioning. */
function unlistedProviders(file: FactFile, brands: readonly OwnedBrand[], ids: readonly string[]): Problem[] {
  const remedy = 'Add it to its group, or under "ungrouped" with owner: self or unknown.';
  return ids
    .filter((id) => !brands.some((brand) => brand.id === id))
    .map((id) => {
      const message = `The provider "${id}" is neither in a group nor under "ungrouped".`;
      return problemAt(file, ['ungrouped'], message, remedy);
    });
}

function otherSeats(
  file: FactFile,
  brands: readonly OwnedBrand[],
  seats: ReadonlyMap<string, unknown>,
): Problem[] {
  return brands.flatMap(({ id, jurisdiction, path }) => {
    const seat = seats.get(id);
    if (typeof seat !== 'string' || seat === unknown || jurisdiction === seat) return [];
    const written = jurisdiction === undefined ? 'is missing' : `is ${JSON.stringify(jurisdiction)}`;
    const message = `The jurisdiction of "${id}" ${written}, but facts/providers/${id}.yaml says "${seat}".`;
    return [
      problemAt(file, [...path, 'jurisdiction'], message, 'Find out which is right, and correct the other.'),
    ];
  });
}

function ownedBrands(file: FactFile): OwnedBrand[] {
  const { groups, ungrouped } = fieldsOf(file.data);
  return [
    ...itemsOf(groups).flatMap((group, index) =>
      reviewed(fieldsOf(group).brands, ['groups', index, 'brands']),
    ),
    ...reviewed(ungrouped, ['ungrouped']),
  ];
}

/** Returns the brands that we review. Only these have an id. */
function reviewed(brands: unknown, path: Path): OwnedBrand[] {
  return itemsOf(brands).flatMap((brand, index) => {
    const { id, jurisdiction } = fieldsOf(brand);
    return typeof id === 'string' ? [{ id, jurisdiction, path: [...path, index] }] : [];
  });
}
