import { loadCatalog } from '@vpn-site/content/catalog.ts';
import type { Problem } from '@vpn-site/content/problem.ts';
import type { Day } from '@vpn-site/core/day/day.ts';
import { readDueItems } from '#due/due-items.ts';
import type { DueItem } from '#rules/due-item.ts';
import { type DueQueue, dueQueue } from '#rules/due-queue.ts';
import { rankEffects } from '#rules/due-rank-effects.ts';

/**
 * Reads the queue of a folder. `words` are problems of texts that no longer agree with the facts. They are passed in,
 * because finding them is slow.
 */
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
