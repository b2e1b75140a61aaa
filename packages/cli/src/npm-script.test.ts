import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** Makes Node report an old version. The processes that it starts report the real version. */
const pretendOld = `data:text/javascript,${encodeURIComponent(`
  if (process.env.PRETENDED === undefined) {
    process.env.PRETENDED = 'yes';
    Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.1.0' } });
  }`)}`;

describe('an npm script', () => {
  let folder = '';
  let flags: string[] = [];

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'npm-script-'));
    cpSync('packages/cli/src/npm-script.mjs', join(folder, 'packages/cli/src/npm-script.mjs'));
    writeFileSync(
      join(folder, 'package.json'),
      JSON.stringify({ optionalDependencies: { 'node-any': '26.0.0' } }),
    );
    flags = ['--import', pretendOld, '--import', './packages/cli/src/npm-script.mjs'];
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const run = (script: string, env: NodeJS.ProcessEnv = {}) => {
    writeFileSync(join(folder, 'script.mjs'), script);
    return spawnSync(process.execPath, [...flags, 'script.mjs', 'an argument'], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, ...env },
    });
  };

  test('says in one sentence that Node is too old, where there is no other', () => {
    const { status, stderr, stdout } = run('console.log("began")');
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^This command needs Node 26 or later, but runs on 20\.1\.0\. Run "npm ci".*\n$/);
  });

  describe('where Node is installed as a package', () => {
    beforeAll(() => {
      const bin = join(folder, 'node_modules/node-any/bin');
      mkdirSync(bin, { recursive: true });
      writeFileSync(join(bin, 'node'), `#!/bin/sh\nexec '${process.execPath}' "$@"\n`, { mode: 0o755 });
    });

    test('runs on that, with its arguments, and so does what it starts', () => {
      const { status, stdout } = run(`
        console.log(process.versions.node, process.argv.slice(2), process.env.PATH.split(':')[0]);
        process.exit(3);`);
      expect(status).toBe(3);
      expect(stdout).toContain(`${process.versions.node} [ 'an argument' ]`);
      expect(stdout).toContain(join(folder, 'node_modules/node-any/bin'));
    });

    test('keeps what is compiled for the next, and for what it starts', () => {
      const { stdout } = run('console.log(process.env.NODE_COMPILE_CACHE)', { NODE_COMPILE_CACHE: '' });
      const saved = join(folder, '.cache/compiled');
      expect(stdout).toBe(`${saved}\n`);
      expect(readdirSync(saved, { recursive: true }).length).toBeGreaterThan(1);
    });

    test('hands a signal on, and ends as it ends', async () => {
      writeFileSync(
        join(folder, 'script.mjs'),
        `process.once('SIGTERM', () => process.exit(7)); setInterval(() => {}, 1000); console.log('began');`,
      );
      const child = spawn(process.execPath, [...flags, 'script.mjs'], { cwd: folder });
      await once(child.stdout, 'data');
      child.kill('SIGTERM');
      expect((await once(child, 'exit'))[0]).toBe(7);
    });
  });
});
