import { ProblemsError } from '@vpn-site/content/problem.ts';
import type { Day } from '@vpn-site/core/day/day.ts';
import type { Instant } from '@vpn-site/core/policy/settle-readings.ts';
import { z } from 'zod';
import type { GivenFile } from '../importer.ts';
import { feedRecordSchema, parseFeed } from './feed.ts';

const lookSchema = z.object({
  /** The snapshot that contains the record. */
  url: z.string(),
  capture: z.string(),
  readOn: z.string(),
  generatedAt: z.string(),
  record: feedRecordSchema,
});

export type SnapshotRecord = z.infer<typeof lookSchema>;

const seenFlapSchema = z.object({
  provider: z.string(),
  plan: z.string(),
  first: z.string(),
  last: z.string(),
  look: lookSchema,
});

/** An amount that appeared and disappeared again. */
export type SeenFlap = z.infer<typeof seenFlapSchema>;

const memorySchema = z.object({ looks: z.array(lookSchema), flaps: z.array(seenFlapSchema) });

/** State from earlier snapshots: unconfirmed amounts and recent flaps. */
export type Memory = z.infer<typeof memorySchema>;

export function remembered(memory: unknown): Memory {
  const { data } = memorySchema.safeParse(memory);
  return data ?? { looks: [], flaps: [] };
}

export function looksIn(file: GivenFile): SnapshotRecord[] {
  const { name, text, url, capture, readOn } = file;
  const feed = parseFeed(name, text);
  return feed.records.map((record) => {
    const look = { url, capture, readOn, generatedAt: instant(feed.generated_at), record };
    refuseFuture(name, look);
    return look;
  });
}

/** Merges snapshots; one that is given twice, or under another address, counts once. */
export function mergeLooks(...looks: readonly SnapshotRecord[]): SnapshotRecord[] {
  const own = new Map(
    looks.map((look) => [`${look.record.provider_id}/${look.record.plan_id} ${look.generatedAt}`, look]),
  );
  return [...own.values()].toSorted((a, b) =>
    a.generatedAt < b.generatedAt ? -1 : Number(a.generatedAt > b.generatedAt),
  );
}

/** Returns when the page was read. A repeated record keeps the time of the first one. */
export function observedAt({ record }: SnapshotRecord): Instant {
  return instant(record.observed_at);
}

export function observedOn(look: SnapshotRecord): Day {
  return observedAt(look).slice(0, 10);
}

/** Normalizes a time to UTC and seconds, so that times compare as strings. */
function instant(moment: string): Instant {
  return new Date(moment).toISOString().replace(/\.\d+Z$/, 'Z');
}

/** Throws on a future date, because it would block all later correct ones. */
function refuseFuture(file: string, look: SnapshotRecord): void {
  const { record, generatedAt, readOn } = look;
  if (observedAt(look) <= generatedAt && generatedAt.slice(0, 10) <= readOn) return;
  const message = `${record.provider_id}, ${record.plan_id} was observed at ${record.observed_at}, in a snapshot of ${generatedAt} that was read on ${readOn}.`;
  throw new ProblemsError([
    { file, message, remedy: 'Give a snapshot that is not newer than the day it is read on.' },
  ]);
}
