import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { packageOf, packageScopes, scopeOf, wholeGate } from './gate-scope.ts';

const manifests = globSync('{apps,packages}/*/package.json').map((file) => ({
  folder: dirname(file),
  ...(JSON.parse(readFileSync(file, 'utf8')) as { name: string; dependencies?: Record<string, string> }),
}));

/** Returns the folders of all packages that depend on another one. */
function dependents(folder: string, seen = new Set<string>()): Set<string> {
  const name = manifests.find((manifest) => manifest.folder === folder)?.name ?? '';
  for (const manifest of manifests) {
    if (manifest.dependencies?.[name] === undefined || seen.has(manifest.folder)) continue;
    seen.add(manifest.folder);
    dependents(manifest.folder, seen);
  }
  return seen;
}

describe.each(Object.entries(packageScopes))('a change in %s', (folder, { units, services }) => {
  test('is a change in a package that exists', () => {
    expect(manifests.map((manifest) => manifest.folder)).toContain(folder);
  });

  test('runs the unit tests of every package that depends on it', () => {
    const missed = [folder, ...dependents(folder)].filter(
      (each) => units !== undefined && !units.some((unit) => `${each}/`.startsWith(unit)),
    );
    expect(missed).toEqual([]);
  });

  test('names tests that exist', () => {
    const missing = (services ?? []).filter(
      (path) => !existsSync(path) && globSync(`${path}*.test.ts`).length === 0,
    );
    expect(missing).toEqual([]);
  });
});

test.each([
  ['packages/upkeep/src/watch/x.ts', 'packages/upkeep'],
  ['apps/site/astro.config.ts', 'apps/site'],
  ['package.json', undefined],
  ['tests/e2e/x.test.ts', undefined],
])('%s lies in %s', (path, folder) => {
  expect(packageOf(path)).toBe(folder);
});

test('a change in core, in tests or in the project itself runs everything', () => {
  for (const name of ['packages/core', 'packages/content', 'packages/harness', undefined]) {
    expect(scopeOf([name, 'packages/upkeep'])).toEqual({
      ...wholeGate,
      units: undefined,
      services: undefined,
    });
  }
});

test('a change in upkeep builds no site', () => {
  expect(scopeOf(['packages/upkeep'])).toMatchObject({
    builds: [],
    live: false,
    projects: ['upkeep'],
    services: [],
  });
});

test('two packages run at least what each of them runs', () => {
  const anyPackage = fc.constantFrom(...Object.keys(packageScopes));
  fc.assert(
    fc.property(anyPackage, anyPackage, (one, other) => {
      const both = scopeOf([one, other]);
      const { units, projects, builds, services } = packageScopes[one] ?? wholeGate;
      expect(both.projects).toEqual(expect.arrayContaining([...projects]));
      expect(both.builds).toEqual(expect.arrayContaining([...builds]));
      if (both.units) expect(both.units).toEqual(expect.arrayContaining([...(units ?? ['all'])]));
      if (both.services) expect(both.services).toEqual(expect.arrayContaining([...(services ?? ['all'])]));
    }),
  );
});
