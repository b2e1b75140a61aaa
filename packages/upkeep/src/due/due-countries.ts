import { type FactFile, filesOfKind, stemOf } from '@vpn-site/content/facts/fact-file.ts';
import type { Facts } from '@vpn-site/content/facts/facts-from.ts';
import { dueStatement } from '#rules/due-facts.ts';
import type { DueItem } from '#rules/due-item.ts';

/** Returns the facts about countries that expire. */
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
