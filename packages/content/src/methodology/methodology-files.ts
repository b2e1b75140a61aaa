import type { Day } from '@vpn-site/core/day/day.ts';
import type { FactFile } from '../facts/fact-file.ts';

export const methodologyFolder = 'facts/methodology';
const historyFolder = `${methodologyFolder}/history`;

type Placed = Pick<FactFile, 'file'>;

/** Whether a file is a version that this code can compute. Earlier versions are in the history. */
export function isMethodologyFile({ file }: Placed): boolean {
  return file.startsWith(`${methodologyFolder}/`) && !file.startsWith(`${historyFolder}/`);
}

/** Whether a file is a replaced version, as it was published. */
export function isRetiredFile(placed: Placed): boolean {
  return placed.file.startsWith(`${historyFolder}/`) && !isRetiredResultsFile(placed);
}

/** Whether a file has the results of a version from when it was replaced. */
export function isRetiredResultsFile({ file }: Placed): boolean {
  return file.startsWith(`${historyFolder}/`) && file.endsWith('.results.yaml');
}

export const retiredPath = (version: string) => `${historyFolder}/${version}.yaml`;
export const retiredResultsPath = (version: string) => `${historyFolder}/${version}.results.yaml`;

/**
 * Sorts versions newest first. They must be in the order of their file names: of two versions published on one day, the
 * later comes first.
 */
export function newestFirst<T extends { readonly published: Day }>(versions: readonly T[]): T[] {
  return versions
    .toReversed()
    .toSorted((a, b) => Number(a.published < b.published) - Number(a.published > b.published));
}
