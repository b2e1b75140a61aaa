/** The tests and builds that the gate runs besides the checks. */
export interface GateScope {
  /** The folders whose unit tests run; undefined runs all. */
  readonly units?: readonly string[] | undefined;
  /** Other projects of vitest.config.ts that need no build. */
  readonly projects: readonly string[];
  /** The sites that are built for the tests below. */
  readonly builds: readonly SiteName[];
  /** Whether the tests on the real site run. */
  readonly live: boolean;
  /** The tests with the fixture site and real services, by path; undefined runs all. */
  readonly services?: readonly string[] | undefined;
}

type SiteName = 'fixture' | 'real';

export const wholeGate: GateScope = {
  projects: ['content', 'contradictions', 'calendar', 'scenarios', 'upkeep'],
  builds: ['real', 'fixture'],
  live: true,
};

const nothing = { projects: [], builds: [], live: false, services: [] } as const;

/**
 * The tests that a change in one package can break. A change in a package that is not listed, or in a file outside of
 * packages, can break all tests. Each entry includes the unit tests of all packages that depend on it; a test checks this.
 */
export const packageScopes: Readonly<Record<string, GateScope>> = {
  'apps/dns': {
    ...nothing,
    units: ['apps/dns', 'apps/server', 'packages/'],
    builds: ['fixture'],
    services: ['tests/e2e/leak-check', 'tests/security/leak-check', 'tests/security/leak-dns'],
  },
  'apps/server': {
    ...nothing,
    units: ['apps/server', 'packages/'],
    builds: ['fixture'],
    services: undefined,
  },
  'apps/site': {
    projects: ['content', 'contradictions'],
    builds: ['real', 'fixture'],
    live: true,
    services: ['tests/e2e'],
  },
  'packages/bench': { ...nothing, units: ['packages/bench'] },
  'packages/desk': { ...nothing, units: ['packages/desk'], projects: ['upkeep'] },
  'packages/editor': {
    ...nothing,
    units: ['packages/editor', 'packages/desk'],
    projects: ['scenarios', 'upkeep'],
  },
  'packages/gate': { ...nothing, units: ['packages/gate'] },
  'packages/hosting': {
    ...nothing,
    units: ['packages/hosting', 'packages/gate', 'packages/harness', 'packages/bench'],
    builds: ['fixture'],
    services: [
      ...['tests/e2e/mirror', 'tests/e2e/release', 'tests/e2e/static-files'],
      ...[
        'tests/faults/edge',
        'tests/faults/gamedays',
        'tests/faults/host-upgrade',
        'tests/security/headers',
      ],
    ],
  },
  'packages/upkeep': {
    ...nothing,
    units: ['packages/upkeep', 'packages/editor', 'packages/desk'],
    projects: ['upkeep'],
  },
};

/** Returns the package of a file, such as `apps/site`; undefined for files outside of packages. */
export function packageOf(path: string): string | undefined {
  return /^((?:apps|packages)\/[^/]+)\//.exec(path)?.[1];
}

/** Returns the scope of the gate for these packages. */
export function scopeOf(packages: readonly (string | undefined)[]): GateScope {
  const scopes = packages.map((name) =>
    name === undefined ? wholeGate : (packageScopes[name] ?? wholeGate),
  );
  return {
    units: joined(scopes.map(({ units }) => units)),
    projects: wholeGate.projects.filter((project) =>
      scopes.some(({ projects }) => projects.includes(project)),
    ),
    builds: wholeGate.builds.filter((site) => scopes.some(({ builds }) => builds.includes(site))),
    live: scopes.some(({ live }) => live),
    services: joined(scopes.map(({ services }) => services)),
  };
}

/** Joins lists. Undefined means everything, so the result is undefined if one of them is. */
function joined(lists: readonly (readonly string[] | undefined)[]): readonly string[] | undefined {
  return lists.includes(undefined) ? undefined : [...new Set(lists.flatMap((list) => list ?? []))];
}
