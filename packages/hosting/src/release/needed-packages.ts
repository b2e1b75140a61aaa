/** A package in the lockfile. Its key is its path, such as `node_modules/a/node_modules/b`. */
interface LockedPackage {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** Matches `from 'x'` and `import 'x'`, but not dynamic imports (`import('x')`), which only the build uses. */
const staticImport = /(?:\bfrom|\bimport)\s*["']((?:@[\w.-]+\/)?[\w-][\w.-]*)(?:\/[\w./-]*)?["']/g;

/** Returns the packages that a source text imports statically, including Node's built-in modules. */
export function importedPackages(text: string): string[] {
  return [...text.matchAll(staticImport)].flatMap(([, name]) => (name === undefined ? [] : [name]));
}

/** Returns the paths of these packages and of all their dependencies. Names that are not packages are skipped. */
export function neededPackages(packages: LockedPackages, names: Iterable<string>): Set<string> {
  const needed = new Set<string>();
  const visit = (name: string, from: string) => {
    const path = resolvePackage(packages, name, from);
    if (path === undefined || needed.has(path)) return;
    needed.add(path);
    for (const dependency of dependenciesOf(packages[path] ?? {})) visit(dependency, path);
  };
  for (const name of names) visit(name, '');
  return needed;
}

function dependenciesOf({ peerDependenciesMeta, ...locked }: LockedPackage): string[] {
  const peers = Object.keys(locked.peerDependencies ?? {});
  return [
    ...Object.keys(locked.dependencies ?? {}),
    ...Object.keys(locked.optionalDependencies ?? {}),
    ...peers.filter((name) => !peerDependenciesMeta?.[name]?.optional),
  ].filter((name) => !name.startsWith('@types/'));
}

/** Resolves a package as Node does: in the importing package first, then in the folders above it. */
function resolvePackage(packages: LockedPackages, name: string, from: string): string | undefined {
  const path = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (packages[path] !== undefined) return path;
  if (from === '') return undefined;
  const around = from.lastIndexOf('/node_modules/');
  return resolvePackage(packages, name, around === -1 ? '' : from.slice(0, around));
}
