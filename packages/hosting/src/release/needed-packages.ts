/** What the lockfile says of a package; its place is its key, such as `node_modules/a/node_modules/b`. */
interface LockedPackage {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** `from 'x'` and `import 'x'`. What is imported while running (`import('x')`) only the build does. */
const staticImport = /(?:\bfrom|\bimport)\s*["']((?:@[\w.-]+\/)?[\w-][\w.-]*)(?:\/[\w./-]*)?["']/g;

/** The packages that a text imports as soon as it is loaded; Node's own modules among them. */
export function importedPackages(text: string): string[] {
  return [...text.matchAll(staticImport)].flatMap(([, name]) => (name === undefined ? [] : [name]));
}

/** The places of these packages and of all that they depend on. A name that is no package is left out. */
export function neededPackages(packages: LockedPackages, names: Iterable<string>): Set<string> {
  const needed = new Set<string>();
  const visit = (name: string, from: string) => {
    const place = placeOf(packages, name, from);
    if (place === undefined || needed.has(place)) return;
    needed.add(place);
    for (const dependency of dependenciesOf(packages[place] ?? {})) visit(dependency, place);
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

/** As Node looks for it: in the package that asks, then in the folders around it. */
function placeOf(packages: LockedPackages, name: string, from: string): string | undefined {
  const place = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (packages[place] !== undefined) return place;
  if (from === '') return undefined;
  const around = from.lastIndexOf('/node_modules/');
  return placeOf(packages, name, around === -1 ? '' : from.slice(0, around));
}
