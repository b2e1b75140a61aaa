import type { Cell } from '@vpn-site/content/facts/cells.ts';
import type { FactFile } from '@vpn-site/content/facts/fact-file.ts';
import type { Facts } from '@vpn-site/content/facts/facts-from.ts';
import { fieldsOf } from '@vpn-site/core/fields/fields.ts';
import type { DueEntry, DueQueue } from '@vpn-site/upkeep/rules/due-queue.ts';
import { descriptionOf } from './cell-detail.ts';
import { cellsById, decisionCellId } from './find-cell.ts';
import { badgesOf, type Observed } from './notices.ts';
import type { QueueEntry, QueueGroup } from './wire.ts';

/**
 * Returns the queue for the desk, grouped by source. It has each cell once, with what tools and readers noticed about it.
 */
export function deskQueue(
  { groups }: DueQueue,
  files: readonly FactFile[],
  facts: Facts,
  observed: Observed,
): QueueGroup[] {
  const cells = cellsById(files);
  const seen = new Set<string>();
  const due = groups.map(({ source: { url, title }, entries }) => ({
    url,
    title,
    entries: entries.flatMap((entry) => {
      const id = decisionCellId(entry);
      // Plans expire one by one but are decided together.
      if (seen.has(id)) return [];
      seen.add(id);
      const cell = cells.get(id);
      return [cell ? cellEntry(id, cell, facts, observed, entry) : otherEntry(id, entry, facts)];
    }),
  }));
  const noticed = [...cells]
    .filter(([id]) => !seen.has(id))
    .map(([id, cell]) => cellEntry(id, cell, facts, observed))
    .filter(({ badges }) => badges.length > 0);
  return [{ url: '', title: 'Noticed, but not due', entries: noticed }, ...due].filter(
    ({ entries }) => entries.length > 0,
  );
}

function cellEntry(id: string, cell: Cell, facts: Facts, observed: Observed, due?: DueEntry): QueueEntry {
  const { subjectName, label } = descriptionOf(cell, facts);
  const { file, path, key } = cell;
  return {
    id,
    kind: due?.kind ?? 'fact',
    subject: due?.subject ?? String(path[0] === 'facts' ? fieldsOf(file.data).id : path[1]),
    subjectName,
    key,
    label,
    file: file.file,
    line: file.lineOf(path),
    daysLeft: due?.daysLeft,
    places: due?.effect.places ?? 0,
    list: due?.effect.list,
    badges: badgesOf(observed, cell),
    isCell: true,
    task: undefined,
  };
}

function otherEntry(id: string, entry: DueEntry, { providers }: Facts): QueueEntry {
  const { kind, subject, key, file, line = 1, daysLeft, effect, task } = entry;
  return {
    id,
    kind,
    subject,
    subjectName: providers.find((provider) => provider.id === subject)?.name ?? subject,
    key,
    label: `${kind}: ${key}`,
    file,
    line,
    daysLeft,
    places: effect.places,
    list: effect.list,
    badges: [],
    isCell: false,
    task,
  };
}
