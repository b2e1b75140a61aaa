import { ProblemsError } from '@vpn-site/content/problem.ts';
import type { Day } from '@vpn-site/core/day/day.ts';
import type { Instant } from '@vpn-site/core/policy/confirm-readings.ts';
import { z } from 'zod';
import type { DatasetFile } from '../importer.ts';
import { type FeedKind, feedRecordSchema, parseFeed } from './feed.ts';

const snapshotRecordSchema = z.object({
  /** The snapshot that contains the record. */
  url: z.string(),
  capture: z.string(),
  readOn: z.string(),
  generatedAt: z.string(),
  record: feedRecordSchema,
});

export type SnapshotRecord = z.infer<typeof snapshotRecordSchema>;

const seenFlapSchema = z.object({
  provider: z.string(),
  plan: z.string(),
  first: z.string(),
  last: z.string(),
  look: snapshotRecordSchema,
});

/** An amount that appeared and disappeared again. */
export type SeenFlap = z.infer<typeof seenFlapSchema>;

const memorySchema = z.object({ looks: z.array(snapshotRecordSchema), flaps: z.array(seenFlapSchema) });

/** State from earlier snapshots: unconfirmed amounts and recent flaps. */
export type Memory = z.infer<typeof memorySchema>;

export function parseMemory(memory: unknown): Memory {
  const { data } = memorySchema.safeParse(memory);
  return data ?? { looks: [], flaps: [] };
}

/** Returns the records of a file; undefined if it is no snapshot of prices, such as a schema beside them. */
export function snapshotsIn(file: DatasetFile): SnapshotRecord[] | undefined {
  const { name, text, url, capture, readOn } = file;
  const feed = parseFeed(name, text);
  return feed?.records.map((record) => {
    const snapshot = { url, capture, readOn, generatedAt: instant(feed.generated_at), record };
    assertNotFuture(name, snapshot);
    return snapshot;
  });
}

/** Merges snapshots; one that is given twice, or under another address, counts once. */
export function mergeSnapshots(...snapshots: readonly SnapshotRecord[]): SnapshotRecord[] {
  const own = new Map(
    snapshots.map((snapshot) => [
      `${snapshot.record.feed} ${snapshot.record.provider_id}/${snapshot.record.plan_id} ${snapshot.generatedAt}`,
      snapshot,
    ]),
  );
  return [...own.values()].toSorted((a, b) =>
    a.generatedAt < b.generatedAt ? -1 : Number(a.generatedAt > b.generatedAt),
  );
}

/**
 * Returns the snapshots of one kind of file: the one whose newest snapshot has most of these plans. Mixing kinds would cite
 * a file that lacks some of them.
 */
export function fullestFeed<T extends SnapshotRecord>(
  snapshots: readonly T[],
  isKnown: (snapshot: T) => boolean,
): readonly T[] {
  const preferred: readonly FeedKind[] = ['comparison', 'operational', 'captures'];
  const [fullest = []] = preferred
    .map((kind) => snapshots.filter(({ record }) => record.feed === kind))
    .filter((own) => own.length > 0)
    .toSorted((a, b) => plansInNewest(b, isKnown) - plansInNewest(a, isKnown));
  return fullest;
}

function plansInNewest<T extends SnapshotRecord>(
  snapshots: readonly T[],
  isKnown: (snapshot: T) => boolean,
): number {
  const newest = snapshots.at(-1)?.generatedAt;
  return snapshots.filter((snapshot) => snapshot.generatedAt === newest && isKnown(snapshot)).length;
}

/** Returns when the page was read. A repeated record keeps the time of the first one. */
export function observedAt({ record }: SnapshotRecord): Instant {
  return instant(record.observed_at);
}

export function observedOn(snapshot: SnapshotRecord): Day {
  return observedAt(snapshot).slice(0, 10);
}

/** Normalizes a time to UTC and seconds, so that times compare as strings. */
function instant(moment: string): Instant {
  return new Date(moment).toISOString().replace(/\.\d+Z$/, 'Z');
}

/** Throws on a future date, because it would block all later correct ones. */
function assertNotFuture(file: string, snapshot: SnapshotRecord): void {
  const { record, generatedAt, readOn } = snapshot;
  if (observedAt(snapshot) <= generatedAt && generatedAt.slice(0, 10) <= readOn) return;
  const message = `${record.provider_id}, ${record.plan_id} was observed at ${record.observed_at}, in a snapshot of ${generatedAt} that was read on ${readOn}.`;
  throw new ProblemsError([
    { file, message, remedy: 'Use a snapshot that is not newer than the day on which you read it.' },
  ]);
}
