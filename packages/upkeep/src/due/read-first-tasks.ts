import { loadCatalog } from '@vpn-site/content/catalog.ts';
import { readFactFiles } from '@vpn-site/content/facts/fact-file.ts';
import type { Day } from '@vpn-site/core/day/day.ts';
import { type FirstTask, firstTasks } from '#rules/first-tasks.ts';
import { readDueQueue } from './read-due-queue.ts';

/** A task with the line that must be edited. */
export interface PlacedTask extends FirstTask {
  readonly line: number | undefined;
}

export function readFirstTasks(root: string, asOf: Day): PlacedTask[] {
  const { facts, methodology } = loadCatalog(root, asOf);
  const due = readDueQueue(root, asOf).groups.flatMap(({ entries }) => entries);
  const files = new Map(readFactFiles(root).map((file) => [file.file, file]));
  return firstTasks(facts.providers, facts.vocabulary, methodology, due, asOf).map((task) => ({
    ...task,
    line: files.get(task.file)?.lineOf(task.cell),
  }));
}
