import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Bom } from './with-runtime.ts';

let folder = '';
let bom: Bom & { readonly bomFormat: string; readonly specVersion: string };

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sbom-'));
  const file = join(folder, 'sbom.json');
  execFileSync(process.execPath, ['packages/hosting/commands/sbom.ts', '--to', file], { stdio: 'pipe' });
  bom = JSON.parse(readFileSync(file, 'utf8')) as typeof bom;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('npm run site -- sbom', () => {
  test('writes CycloneDX, in which every reference leads somewhere', () => {
    expect([bom.bomFormat, bom.specVersion]).toEqual(['CycloneDX', '1.5']);
    const refs = [bom.metadata.component, ...bom.components].map((component) => component['bom-ref']);
    expect(new Set(refs).size).toBe(refs.length);
    const named = bom.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]);
    expect(named.filter((ref) => !refs.includes(ref))).toEqual([]);
  });

  test('lists what the site runs on and with, and no tool of ours', () => {
    const names = bom.components.map(({ name, version }) => `${name} ${version}`);
    expect(names).toContain(`node ${process.versions.node}`);
    expect(names).toContainEqual(expect.stringMatching(/^fastify /));
    expect(names.filter((name) => /^(?:vitest|typescript|lighthouse|@vpn-site\/\S+) /.test(name))).toEqual(
      [],
    );
  });
});
