import { definitionOf } from '#domain/provider/vocabulary.ts';
import { dueFacts } from '#domain/upkeep/due-facts.ts';
import type { DueItem } from '#domain/upkeep/due-item.ts';
import { dueOffers } from '#domain/upkeep/due-offers.ts';
import { readContentFiles } from '../content-files.ts';
import { type FactFile, readFactFiles } from '../facts/fact-file.ts';
import { factsFrom } from '../facts/facts-from.ts';
import { readOffers } from '../offers/read-offers.ts';
import { dueCountries } from './due-countries.ts';
import { dueNotes } from './due-notes.ts';
import { dueOwners } from './due-owners.ts';
import { dueTexts } from './due-texts.ts';

/**
 * Everything that editors wrote and that does not stay true by itself, with the line where it stands. What was known of a
 * provider that is no longer there stays as it was.
 */
export function readDueItems(root: string, files: readonly FactFile[] = readFactFiles(root)): DueItem[] {
  const byName = new Map(files.map((file) => [file.file, file]));
  const facts = factsFrom(files);
  const { providers, formerProviders, vocabulary } = facts;
  const former = new Set(formerProviders.map(({ id }) => id));
  const items = [
    ...dueFacts(providers, vocabulary),
    ...dueOffers(readOffers(files).values()),
    ...dueCountries(files, facts),
    ...dueOwners(files, definitionOf('parent-company', vocabulary)?.lifetime ?? 'never').filter(
      ({ key, subject }) => key !== 'ungrouped' || !former.has(subject),
    ),
    ...dueNotes(files),
  ];
  return [
    ...items.map((item) => ({ ...item, line: byName.get(item.file)?.lineOf(item.cell) })),
    ...dueTexts(
      root,
      readContentFiles(root).filter(({ id }) => !former.has(id.replace(/^reviews\//, ''))),
    ),
  ];
}
