import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@vpn-site/site/release/release.ts';
import { dist } from './tested-site.ts';

export interface DistCopy {
  readonly folder: string;
  /** Changes fields of release.json. */
  change(fields: Partial<Release>): void;
  remove(): void;
}

/** Copies the build to a separate folder, so that a test can damage it. */
export function copyDist(): DistCopy {
  const folder = mkdtempSync(join(tmpdir(), 'dist-'));
  cpSync(dist, folder, { recursive: true });
  const file = join(folder, 'release.json');
  const change = (fields: Partial<Release>) =>
    writeFileSync(
      file,
      JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as Release), ...fields }),
    );
  return { folder, change, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
