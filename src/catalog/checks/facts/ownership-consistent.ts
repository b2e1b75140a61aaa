import { unknown } from '#domain/provider/fact.ts';
import { type FactFile, type Path, problemAt } from '../../facts/fact-file.ts';
import { filesOfKind, stemOf } from '../../facts/fact-file-kind.ts';
import { fieldsOf, itemsOf } from '../../facts/fact-tree.ts';
import type { Problem } from '../../problem.ts';
import type { Check } from '../check.ts';

interface OwnedBrand {
  readonly id: string;
  readonly jurisdiction: unknown;
  readonly path: Path;
}

/** A provider has one owner, and the same seat in ownership.yaml as in its own file. */
export const ownershipConsistent: Check = ({ factFiles }) => {
  const seats = new Map(filesOfKind(factFiles, 'provider').map((file) => [stemOf(file), seatOf(file)]));
  return filesOfKind(factFiles, 'ownership').flatMap((file) => {
    const brands = ownedBrands(file);
    return [...ownedTwice(file, brands), ...otherSeats(file, brands, seats)];
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
    const message = `"${id}" already stands on line ${line}.`;
    return [problemAt(file, path, message, 'Keep it in one group, or under "ungrouped".')];
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
    return [problemAt(file, [...path, 'jurisdiction'], message, 'Find out which is right; make them equal.')];
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

/** Only brands that we review have an id. */
function reviewed(brands: unknown, path: Path): OwnedBrand[] {
  return itemsOf(brands).flatMap((brand, index) => {
    const { id, jurisdiction } = fieldsOf(brand);
    return typeof id === 'string' ? [{ id, jurisdiction, path: [...path, index] }] : [];
  });
}
