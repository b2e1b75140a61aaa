import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installationProblem } from './installation-problem.ts';

/**
 * The folder of a project that needs one package, made for Linux on x64. npm contacts no registry, because the lockfile has
 * everything.
 */
let folder = '';
const write = (kind: 'dependencies' | 'optionalDependencies') => {
  const manifest = { name: 'planted', version: '1.0.0', [kind]: { bound: '1.0.0' } };
  const bound = { version: '1.0.0', integrity: 'sha512-eA==', os: ['linux'], cpu: ['x64'] };
  const packages = {
    '': manifest,
    'node_modules/bound': { ...bound, ...(kind === 'optionalDependencies' && { optional: true }) },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({ ...manifest, lockfileVersion: 3, packages }),
  );
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'planted-'));
  writeFileSync(join(folder, '.npmrc'), '');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('npm itself says where a project cannot be installed', () => {
  write('dependencies');
  expect(installationProblem(folder, { os: 'linux', cpu: 'x64' })).toBeUndefined();
  expect(installationProblem(folder, { os: 'darwin', cpu: 'arm64' })).toMatch(
    /^npm ci in \S+ fails on darwin-arm64:.*EBADPLATFORM/s,
  );
  write('optionalDependencies');
  expect(installationProblem(folder, { os: 'win32', cpu: 'x64' })).toBeUndefined();
});
