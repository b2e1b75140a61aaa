import type { Cell } from '#catalog/facts/cells.ts';
import type { FactFile } from '#catalog/facts/fact-file.ts';
import type { Facts } from '#catalog/facts/facts-from.ts';
import { factLabel } from '#domain/provider/vocabulary.ts';
import type { DueEntry, DueQueue } from '#domain/upkeep/due-queue.ts';
import type { Noticed } from '../upkeep/upkeep-folder.ts';
import { cellsById, decidedIn } from './find-cell.ts';
import { badgesOf } from './notices.ts';
import type { QueueEntry, QueueGroup } from './wire.ts';

/** The queue as the desk shows it: by source, each cell once, with what was noticed about it. */
export function deskQueue(
  { groups }: DueQueue,
  files: readonly FactFile[],
  facts: Facts,
  noticed: Noticed,
): QueueGroup[] {
  const cells = cellsById(files);
  const lines = new Map(files.map((file) => [file.file, file]));
  const seen = new Set<string>();
  return groups.flatMap(({ source, entries }) => {
    const shown = entries.flatMap((entry): QueueEntry[] => {
      const id = decidedIn(entry);
      // Plans expire one by one and are decided together.
      if (seen.has(id)) return [];
      seen.add(id);
      const cell = cells.get(id);
      return [
        {
          id,
          kind: entry.kind,
          subject: entry.subject,
          ...wordsFor(entry, cell, facts),
          key: cell?.key ?? entry.key,
          file: entry.file,
          line: entry.line ?? lines.get(entry.file)?.lineOf(cell?.path ?? entry.cell) ?? 1,
          daysLeft: entry.daysLeft,
          places: entry.effect.places,
          list: entry.effect.list,
          badges: cell ? badgesOf(noticed, cell) : [],
          isCell: cell !== undefined,
          task: entry.task,
        },
      ];
    });
    return shown.length === 0 ? [] : [{ url: source.url, title: source.title, entries: shown }];
  });
}

function wordsFor(
  { subject, key }: DueEntry,
  cell: Cell | undefined,
  { providers, vocabulary, countries }: Facts,
): Pick<QueueEntry, 'subjectName' | 'label'> {
  const country = countries.get(subject);
  const provider = providers.find(({ id }) => id === subject);
  const statement = country?.statements.find((each) => each.key === key);
  return {
    subjectName: provider?.name ?? country?.name.en ?? subject,
    label: statement?.label.en ?? factLabel(cell?.key ?? key, vocabulary, 'en'),
  };
}
