/** A package as the lockfile records it. */
export interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly inBundle?: boolean;
  /** Whether it is a package of this project. */
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly bin?: Readonly<Record<string, string>>;
  /** Kinds of machines it is made for, in npm's words; all when nothing is said. */
  readonly os?: string | readonly string[];
  readonly cpu?: string | readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly license?: string;
  readonly hasInstallScript?: boolean;
}

/** All that says what is installed, and how. */
export interface Supply {
  readonly packages: Readonly<Record<string, LockedPackage>>;
  readonly manifest: {
    readonly packageManager: string;
    readonly scripts: Readonly<Record<string, string>>;
    readonly engines: { readonly node: string };
    readonly dependencies: Readonly<Record<string, string>>;
    readonly optionalDependencies: Readonly<Record<string, string>>;
    readonly devDependencies: Readonly<Record<string, string>>;
    /** npm's own list of who may run scripts when it is installed; false where somebody looked and refused. */
    readonly allowScripts: Readonly<Record<string, boolean>>;
  };
  readonly npmrc: string;
  /** The oldest Node that will do, by the file that says so. */
  readonly nodeFloors: Readonly<Record<string, string>>;
  /** What starts the site in production, by where it stands. */
  readonly production: Readonly<Record<string, string>>;
  /** docs/dependencies.md. */
  readonly explained: string;
  /** What machines run to install, by file. */
  readonly scripts: Readonly<Record<string, string>>;
}

/** What the manifest of one workspace names. */
export interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** The manifest of the project with what its workspaces name besides each other. */
export function wholeManifest(root: Supply['manifest'], workspaces: readonly Manifest[]): Supply['manifest'] {
  const all = (kind: keyof Manifest) =>
    Object.fromEntries(
      [root, ...workspaces]
        .flatMap((manifest) => Object.entries(manifest[kind] ?? {}))
        .filter(([name]) => !name.startsWith('@vpn-site/')),
    );
  return { ...root, dependencies: all('dependencies'), devDependencies: all('devDependencies') };
}

/** What workspaces pin at different versions: npm would install both. */
export function versionProblems(manifests: readonly Manifest[]): string[] {
  const pins = manifests.flatMap(({ dependencies, devDependencies }) =>
    Object.entries({ ...devDependencies, ...dependencies }),
  );
  const versions = Map.groupBy(pins, ([name]) => name);
  return [...versions].flatMap(([name, found]) => {
    const distinct = [...new Set(found.map(([, version]) => version))];
    return distinct.length > 1
      ? [`package.json: ${name} is pinned at ${distinct.join(' and ')}; write one version in all workspaces.`]
      : [];
  });
}

/** The name of a package from where it lies. */
export function packageName(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}
