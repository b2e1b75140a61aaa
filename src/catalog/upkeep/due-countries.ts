import { dueStatement } from '#domain/upkeep/due-facts.ts';
import type { DueItem } from '#domain/upkeep/due-item.ts';
import { countriesSchema } from '../facts/countries.ts';
import { type FactFile, filesOfKind } from '../facts/fact-file.ts';
import { parsedFactFile } from '../facts/parsed-fact-file.ts';

/** Everything that is said of a country and expires, also what no page shows by itself. */
export function dueCountries(files: readonly FactFile[]): DueItem[] {
  return filesOfKind(files, 'countries').flatMap((file) => {
    const { keys, countries, sources } = parsedFactFile(file, countriesSchema);
    return Object.entries(countries).flatMap(([code, facts]) =>
      Object.entries(facts).flatMap(([key, fact]) => {
        if (!fact || !('basis' in fact)) return [];
        const { lifetime } = keys[key as keyof typeof keys];
        const place = { kind: 'country', subject: code, key, file: file.file } as const;
        return dueStatement({ ...place, cell: ['countries', code, key] }, fact, lifetime, sources);
      }),
    );
  });
}
