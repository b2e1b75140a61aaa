import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChangeHistory } from '@vpn-site/core/change/fact-change.ts';
import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';

/**
 * Data on pages that comes from the git history and from the build, not from editors. Because a release has no git history,
 * the build saves this data in it.
 */
export interface ReleaseRecord {
  readonly changes: ChangeHistory;
  /** Sizes in bytes, by file name. */
  readonly openDataSizes: Readonly<Record<string, number>>;
  /** Whether the release is a preview for colleagues, which must not be indexed. */
  readonly isPreview?: boolean | undefined;
}

export const releaseRecordFile = 'release-record.json';

/** Reads the record of a release; undefined in a folder that no build has written, such as the project itself. */
export function readReleaseRecord(root: string): ReleaseRecord | undefined {
  return readRecord(join(root, releaseRecordFile)) as ReleaseRecord | undefined;
}

/**
 * Returns the file with the search entries of a language. The build writes it from all texts, because this would take a
 * server seconds.
 */
export function searchRecordFile(locale: LocaleCode): string {
  return `search-record.${locale}.json`;
}

export function readSearchRecord(root: string, locale: LocaleCode): unknown {
  return readRecord(join(root, searchRecordFile(locale)));
}

function readRecord(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
