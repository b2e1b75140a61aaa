import { dueStatement } from '#domain/upkeep/due-facts.ts';
import type { DueItem } from '#domain/upkeep/due-item.ts';
import { type FactFile, filesOfKind, stemOf } from '../facts/fact-file.ts';
import type { Facts } from '../facts/facts-from.ts';

/** Everything that is said of a country and expires. */
export function dueCountries(files: readonly FactFile[], { countries }: Pick<Facts, 'countries'>): DueItem[] {
  return filesOfKind(files, 'country').flatMap((file) => {
    const country = countries.get(stemOf(file).toUpperCase());
    return (country?.facts ?? []).flatMap(({ id, claim, lifetime }) => {
      const place = {
        kind: 'country',
        subject: stemOf(file).toUpperCase(),
        key: id,
        file: file.file,
      } as const;
      return dueStatement({ ...place, cell: ['facts', id] }, claim, lifetime, country?.sources ?? {});
    });
  });
}
