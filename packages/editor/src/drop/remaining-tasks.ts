import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectPath } from '@vpn-site/content/project-path.ts';

/** A task that only a person can do, and the line where it is. */
export interface RemainingTask {
  readonly position: string;
  readonly task: string;
}

interface DroppedName {
  readonly id: string;
  readonly name: string;
  readonly isRemoved: boolean;
}

/** Returns every line that still names a dropped provider and that no tool can rewrite. */
export function remainingTasks(root: string, dropped: DroppedName): RemainingTask[] {
  const { id, isRemoved } = dropped;
  return ['content', 'facts/countries']
    .flatMap((folder) => filesIn(root, folder))
    .filter((file) => !file.startsWith(`content/reviews/${id}.`) && file !== 'content/data/redirects.yaml')
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => {
          const task = taskFor(file, line, dropped);
          return task === undefined ? [] : [{ position: `${file}:${index + 1}`, task }];
        }),
    )
    .concat(isRemoved ? [] : formerReviewTasks(root, id));
}

function filesIn(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:md|yaml)$/.test(entry.name))
    .map((entry) => projectPath(root, join(entry.parentPath, entry.name)))
    .toSorted();
}

function taskFor(file: string, line: string, { id, name, isRemoved }: DroppedName): string | undefined {
  if (file.startsWith('facts/')) {
    const isAccessMethod = line.trim() === `provider: ${id}`;
    return isAccessMethod ? 'remove this access method, and the sources that nothing else cites' : undefined;
  }
  if (file.endsWith('/marks.yaml')) {
    return isRemoved && line.startsWith(`${id}:`) ? 'remove its mark' : undefined;
  }
  // In data files only addresses count: corrections are history, and menus and search words point to addresses.
  if (file.startsWith('content/data/')) return addressOf(id).test(line) ? 'remove the entry' : undefined;
  if (line.includes(`"${id}"`)) return 'remove the block, or name another provider';
  if (addressOf(id).test(line)) return isRemoved ? 'link to another page' : 'does the link still fit?';
  return line.includes(name) ? 'is it still true?' : undefined;
}

/** Returns a pattern for a route, document or path that names a provider: review-x, compare-a-x, reviews/x, /compare/a-vs-x. */
function addressOf(id: string): RegExp {
  const end = '(?![\\w-])';
  return new RegExp(
    `review-${id}${end}|compare-(?:${id}-|[\\w-]+-${id}${end})|/${id}${end}|${id}-vs-|-vs-${id}${end}`,
  );
}

/** Returns the tasks for the review of a former provider. It stays online and must be adapted. */
function formerReviewTasks(root: string, id: string): RemainingTask[] {
  return filesIn(root, 'content/reviews')
    .filter((file) => file.startsWith(`content/reviews/${id}.`))
    .map((position) => ({
      position: position,
      task: 'stays under “what we wrote while it was open”: remove what sells or recommends it',
    }));
}
