import type { ICruiseResult } from 'dependency-cruiser';

/** The number of imports from one folder of the site to another. */
export interface FolderImports {
  readonly from: string;
  readonly to: string;
  readonly imports: number;
}

/**
 * Folders that every part of a page imports. The number of these imports does not show how folders depend on each other.
 */
const baseFolders: ReadonlySet<string> = new Set(['site']);

type Modules = readonly {
  readonly source: string;
  readonly dependencies: readonly { readonly resolved: string }[];
}[];

/**
 * Counts imports between the folders of the site, highest number first. A file that imports another twice counts once, and
 * tests do not count.
 */
export function folderImports(modules: Modules): FolderImports[] {
  const counts = new Map<string, number>();
  for (const { source, dependencies } of modules) {
    const from = siteFolderOf(source);
    if (!from || /\.test\.tsx?$/.test(source)) continue;
    for (const resolved of new Set(dependencies.map((dependency) => dependency.resolved))) {
      const to = siteFolderOf(resolved);
      if (to && to !== from) counts.set(`${from} ${to}`, (counts.get(`${from} ${to}`) ?? 0) + 1);
    }
  }
  return [...counts]
    .map(([folders, imports]) => {
      const [from = '', to = ''] = folders.split(' ');
      return { from, to, imports };
    })
    .sort((a, b) => b.imports - a.imports);
}

/**
 * Returns the first cycle of folders that import each other, such as ['ui', 'browser', 'ui']; undefined if there is none.
 */
export function folderCycle(edges: readonly FolderImports[]): string[] | undefined {
  const targets = Object.groupBy(edges, ({ from }) => from);
  const finished = new Set<string>();
  const visit = (folder: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(folder)) return [...path.slice(path.indexOf(folder)), folder];
    if (finished.has(folder)) return undefined;
    for (const { to } of targets[folder] ?? []) {
      const cycle = visit(to, [...path, folder]);
      if (cycle) return cycle;
    }
    finished.add(folder);
    return undefined;
  };
  for (const folder of Object.keys(targets)) {
    const cycle = visit(folder, []);
    if (cycle) return cycle;
  }
  return undefined;
}

/** Returns the dependencies that a newcomer must understand one by one: all except those on the base folders. */
export function withoutBaseFolders(edges: readonly FolderImports[]): FolderImports[] {
  return edges.filter(({ to }) => !baseFolders.has(to));
}

/** Returns one line per violation, for the person who must move the import. */
export function importProblems({ modules, summary }: ICruiseResult, maxImports: number): string[] {
  const edges = folderImports(modules);
  const cycle = folderCycle(edges);
  const frequent = withoutBaseFolders(edges).filter(({ imports }) => imports > maxImports);
  return [
    ...summary.violations.map(
      ({ from, to, rule, comment }) => `${from}: imports ${to}, refused by ${rule.name}. ${comment ?? ''}`,
    ),
    ...(cycle ? [`Folders import each other in a cycle: ${cycle.join(' → ')}.`] : []),
    ...frequent.map(
      ({ from, to, imports }) =>
        `${from} imports ${to} ${imports} times; the limit is ${maxImports}. Merge files of one subject, or move what only ${from} uses.`,
    ),
    ...sameNames(modules.map(({ source }) => source)).map(
      (file) =>
        `${file}: ${file}x is in the same folder and differs by one letter. Name the file for what it contains, such as ${file.replace(/\.ts$/, '-model.ts')}.`,
    ),
  ];
}

/** Returns the files x.ts that have a file x.tsx in the same folder. */
function sameNames(files: readonly string[]): string[] {
  const all = new Set(files);
  return files.filter((file) => file.endsWith('.ts') && all.has(`${file}x`));
}

function siteFolderOf(path: string): string | undefined {
  return /^apps\/site\/src\/([^/]+)\//.exec(path)?.[1];
}
