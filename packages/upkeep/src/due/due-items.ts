import { readContentFiles } from '@vpn-site/content/content-files.ts';
import { type FactFile, readFactFiles } from '@vpn-site/content/facts/fact-file.ts';
import { factsFrom } from '@vpn-site/content/facts/facts-from.ts';
import { readOffers } from '@vpn-site/content/offers/read-offers.ts';
import { definitionOf } from '@vpn-site/core/provider/vocabulary.ts';
import { dueFacts } from '#rules/due-facts.ts';
import type { DueItem } from '#rules/due-item.ts';
import { dueOffers } from '#rules/due-offers.ts';
import { dueCountries } from './due-countries.ts';
import { dueNotes } from './due-notes.ts';
import { dueOwners } from './due-owners.ts';
import { dueTexts } from './due-texts.ts';

/** Returns everything by editors that can become outdated, with its line. Facts about former providers never become due. */
export function readDueItems(root: string, files: readonly FactFile[] = readFactFiles(root)): DueItem[] {
  const byName = new Map(files.map((file) => [file.file, file]));
  const facts = factsFrom(files);
  const { providers, formerProviders, vocabulary } = facts;
  const former = new Set(formerProviders.map(({ id }) => id));
  const items = [
    ...dueFacts(providers, vocabulary, facts.priceHistories),
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
