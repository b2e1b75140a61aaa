import { loadCatalog } from '#catalog/catalog.ts';
import type { Problem } from '#catalog/problem.ts';
import { readDueItems } from '#catalog/upkeep/due-items.ts';
import type { Day } from '#domain/day/day.ts';
import type { DueItem } from '#domain/upkeep/due-item.ts';
import { type DueQueue, dueQueue } from '#domain/upkeep/due-queue.ts';
import { rankEffects } from '#domain/upkeep/due-rank-effects.ts';

/** The queue over everything in a folder. Words that no longer agree with the facts take longest to find: they are given. */
export function readDueQueue(root: string, asOf: Day, words: readonly Problem[] = []): DueQueue {
  const { facts, methodology } = loadCatalog(root, asOf);
  const items = [...readDueItems(root), ...words.map((problem) => dueWords(problem, asOf))];
  return dueQueue(items, rankEffects(facts.providers, methodology, asOf), asOf);
}

function dueWords({ file, line, message, remedy }: Problem, asOf: Day): DueItem {
  return {
    ...{ kind: 'words', subject: file, key: 'words', file, cell: [], line, expires: asOf, words: [] },
    source: { url: file, title: file, kind: 'own-text' },
    task: `${message} ${remedy}`,
  };
}
