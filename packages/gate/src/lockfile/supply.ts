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
  /** The platforms for which it is made, in npm's terms; all if undefined. */
  readonly os?: string | readonly string[];
  readonly cpu?: string | readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly license?: string;
  readonly hasInstallScript?: boolean;
}

/** Everything that decides what is installed, and how. */
export interface Supply {
  readonly packages: Readonly<Record<string, LockedPackage>>;
  readonly manifest: {
    readonly packageManager: string;
    readonly scripts: Readonly<Record<string, string>>;
    readonly engines: { readonly node: string };
    readonly dependencies: Readonly<Record<string, string>>;
    readonly optionalDependencies: Readonly<Record<string, string>>;
    readonly devDependencies: Readonly<Record<string, string>>;
    /** npm's list of packages that may run install scripts; false for those that were reviewed and denied. */
    readonly allowScripts: Readonly<Record<string, boolean>>;
  };
  readonly npmrc: string;
  /** The minimum Node version, by the file that states it. */
  readonly nodeFloors: Readonly<Record<string, string>>;
  /** The commands that start the site in production, by their file. */
  readonly production: Readonly<Record<string, string>>;
  /** The text of docs/dependencies.md. */
  readonly explained: string;
  /** Scripts that install packages in CI, by file. */
  readonly scripts: Readonly<Record<string, string>>;
}

/** The dependencies in the manifest of one workspace. */
export interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** Returns the manifest of the project with the dependencies of its workspaces, except those on each other. */
export function wholeManifest(root: Supply['manifest'], workspaces: readonly Manifest[]): Supply['manifest'] {
  const all = (kind: keyof Manifest) =>
    Object.fromEntries(
      [root, ...workspaces]
        .flatMap((manifest) => Object.entries(manifest[kind] ?? {}))
        .filter(([name]) => !name.startsWith('@vpn-site/')),
    );
  return { ...root, dependencies: all('dependencies'), devDependencies: all('devDependencies') };
}

/** Reports packages that workspaces pin at different versions, because npm would install both. */
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

/** Returns the name of a package from its path. */
export function packageName(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}
