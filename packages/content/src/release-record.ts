import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChangeHistory } from '@vpn-site/core/change/fact-change.ts';
import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';

/**
 * What pages tell that stands in no file of the editors: it comes from the project's history and from what the build made.
 * A release has neither, so the build writes it down beside the files that it takes along.
 */
export interface ReleaseRecord {
  readonly changes: ChangeHistory;
  /** In bytes, by the name of the file. */
  readonly openDataSizes: Readonly<Record<string, number>>;
  /** Whether the release is for colleagues to look at, and for nobody to index. */
  readonly isPreview?: boolean | undefined;
}

export const releaseRecordFile = 'release-record.json';

/** undefined in a folder that no build has written, such as the project itself. */
export function readReleaseRecord(root: string): ReleaseRecord | undefined {
  return readRecord(join(root, releaseRecordFile)) as ReleaseRecord | undefined;
}

/** What search finds in a language: the build has composed it from every text, which takes a server seconds. */
export function searchRecordFile(locale: LocaleCode): string {
  return `search-record.${locale}.json`;
}

export function readSearchRecord(root: string, locale: LocaleCode): unknown {
  return readRecord(join(root, searchRecordFile(locale)));
}

function readRecord(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
