import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { replaceFile } from '@vpn-site/upkeep/replace-file.ts';

export interface ClientFile {
  readonly body: Uint8Array;
  readonly type: string;
}

/** The cached form as JSON, with bodies in base64. */
type CachedFiles = readonly (readonly [name: string, type: string, body: string])[];

const project = resolve(import.meta.dirname, '../../../..');
/** The source files of the page. */
const sourceGlobs = [
  'packages/desk/src/**/*.{ts,tsx,css}',
  'packages/core/src/**/*.ts',
  'apps/site/src/ui/styles/**/*',
  'apps/site/src/**/*.css',
  'package-lock.json',
];

/** Returns the scripts and styles of the page. Bundling is the slowest step, so the result is cached until a source changes. */
export async function clientFiles(): Promise<ReadonlyMap<string, ClientFile>> {
  const cache = join(project, '.cache/desk', `${fingerprint()}.json`);
  if (!existsSync(cache)) {
    const { bundleClient } = await import('./bundle-client.ts');
    const made = await bundleClient();
    const cached: CachedFiles = made.map(({ name, type, body }) => [
      name,
      type,
      Buffer.from(body).toString('base64'),
    ]);
    replaceFile(cache, JSON.stringify(cached));
  }
  const cached = JSON.parse(readFileSync(cache, 'utf8')) as CachedFiles;
  return new Map(cached.map(([name, type, body]) => [name, { type, body: Buffer.from(body, 'base64') }]));
}

function fingerprint(): string {
  const hash = createHash('sha256');
  const files = globSync(sourceGlobs, { cwd: project, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  for (const file of files.map(({ parentPath, name }) => join(parentPath, name)).toSorted()) {
    hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}
