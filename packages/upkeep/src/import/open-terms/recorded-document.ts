import { addDays, type Day } from '@vpn-site/core/day/day.ts';
import { isFailed, type PolicyFetch, policyFetches } from '@vpn-site/core/policy/policy-fetches.ts';
import type { DatasetFile, ImportInput } from '../importer.ts';

/** A policy or terms document as the archive recorded it over time. */
export interface RecordedDocument {
  readonly versions: readonly RecordedVersion[];
  readonly fetches: readonly PolicyFetch[];
  /** The newest version that is a text rather than a failed fetch. */
  readonly newest: RecordedVersion;
  /** Address of the text at the newest commit that still has it. */
  readonly url: string;
  /** The last day on which the archive is known to have seen that text. */
  readonly lastSeen: Day;
}

export type RecordedVersion = DatasetFile & { readonly at: string };

/**
 * The archive only commits changes, so a text that it stopped reading looks like one that stopped changing. A text recorded
 * within this many days before the newest commit counts as still being read.
 */
const activeWithinDays = 60;

/** Returns the history of a document; undefined if no version is a text. */
export function recordedDocument(path: string, given: ImportInput): RecordedDocument | undefined {
  const versions = given.files
    .filter((file): file is RecordedVersion => file.name === path && file.at !== undefined)
    .toSorted((a, b) => (a.at < b.at ? -1 : 1));
  const newest = versions.findLast(({ text }) => !isFailed(text));
  const last = versions.at(-1);
  if (!newest || !last) return undefined;
  const isRead =
    given.newest !== undefined && last.reportedOn >= addDays(dayOf(given.newest.at), -activeWithinDays);
  const lastFetch = isRead ? given.newest : undefined;
  const next = versions[versions.indexOf(newest) + 1];
  const isCurrent = lastFetch !== undefined && next === undefined;
  return {
    versions,
    fetches: policyFetches(versions, lastFetch?.at ?? last.at),
    newest,
    url: isCurrent ? newest.url.replace(/\/blob\/[0-9a-f]{40}\//, `/blob/${lastFetch.commit}/`) : newest.url,
    lastSeen: isCurrent ? dayOf(lastFetch.at) : newest.reportedOn,
  };
}

function dayOf(at: string): Day {
  return at.slice(0, 10);
}
