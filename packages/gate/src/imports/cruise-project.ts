import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linkPackages } from '@vpn-site/harness/link-packages.ts';
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import configuration from '../../../../.dependency-cruiser.mjs';

/** The folders that are checked, and other files and folders that they may import. */
const checkedFolders = ['apps', 'packages'];
const importablePaths = ['tests', 'messages', 'package.json', '.dependency-cruiser.mjs'];
const importStatement = /^\s*import\b[^;]*?'[^']+'/gm;

/**
 * Returns the import graph with every violation of the rules. dependency-cruiser cannot read .astro files, so it gets a
 * copy of the project in which each of them is a TypeScript file with its imports, including those of its scripts.
 */
export async function cruiseProject(root: string): Promise<ICruiseResult> {
  const copy = mkdtempSync(join(tmpdir(), 'imports-'));
  try {
    for (const entry of [...checkedFolders, ...importablePaths]) {
      if (existsSync(join(root, entry))) {
        cpSync(join(root, entry), join(copy, entry), {
          recursive: true,
          filter: (path) => !isInstalled(path),
        });
      }
    }
    linkPackages(copy, root);
    for (const file of globSync('packages/{bench,harness}/src/**/*.ts', { cwd: copy }))
      withoutUsing(join(copy, file));
    for (const file of globSync('apps/*/src/**/*.astro', { cwd: copy })) readableAstroFile(join(copy, file));
    const { options, forbidden } = configuration;
    const cruiseOptions = { ...options, baseDir: copy, ruleSet: { forbidden }, validate: true };
    const { output } = await cruise(checkedFolders, cruiseOptions as ICruiseOptions);
    return JSON.parse(JSON.stringify(output).replaceAll('.astro.ts', '.astro')) as ICruiseResult;
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** Whether a path contains packages that a workspace installs for itself. */
function isInstalled(path: string): boolean {
  return /\/node_modules$/.test(path);
}

/** Replaces declarations with `using`, because dependency-cruiser fails on them. */
function withoutUsing(path: string): void {
  writeFileSync(path, readFileSync(path, 'utf8').replaceAll(/\b(?:await )?using (\w+) =/g, 'const $1 ='));
}

function readableAstroFile(path: string): void {
  const imports = readFileSync(path, 'utf8').match(importStatement) ?? [];
  writeFileSync(`${path}.ts`, imports.join(';\n').replaceAll(".astro'", ".astro.ts'"));
  rmSync(path);
}
