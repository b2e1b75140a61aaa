import { ProblemsError } from '@vpn-site/content/problem.ts';
import type { Day } from '@vpn-site/core/day/day.ts';
import type { Instant } from '@vpn-site/core/policy/settle-readings.ts';
import { z } from 'zod';
import type { GivenFile } from '../importer.ts';
import { feedRecordSchema, parseFeed } from './feed.ts';

const lookSchema = z.object({
  /** The snapshot that holds the record. */
  url: z.string(),
  capture: z.string(),
  readOn: z.string(),
  generatedAt: z.string(),
  record: feedRecordSchema,
});

/** One record of one snapshot. */
export type SnapshotRecord = z.infer<typeof lookSchema>;

const seenFlapSchema = z.object({
  provider: z.string(),
  plan: z.string(),
  first: z.string(),
  last: z.string(),
  look: lookSchema,
});

/** An amount that came and went. */
export type SeenFlap = z.infer<typeof seenFlapSchema>;

const memorySchema = z.object({ looks: z.array(lookSchema), flaps: z.array(seenFlapSchema) });

/** What has to be known of earlier snapshots: what was seen and is not settled, and what flapped of late. */
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

/** A snapshot that is given again, or was seen under another address, is one snapshot. */
export function mergeLooks(...looks: readonly SnapshotRecord[]): SnapshotRecord[] {
  const own = new Map(
    looks.map((look) => [`${look.record.provider_id}/${look.record.plan_id} ${look.generatedAt}`, look]),
  );
  return [...own.values()].toSorted((a, b) =>
    a.generatedAt < b.generatedAt ? -1 : Number(a.generatedAt > b.generatedAt),
  );
}

/** When the page was read. That of a record that is only repeated is that of the first one. */
export function observedAt({ record }: SnapshotRecord): Instant {
  return instant(record.observed_at);
}

export function observedOn(look: SnapshotRecord): Day {
  return observedAt(look).slice(0, 10);
}

/** In UTC and to the second, so that moments compare as texts. */
function instant(moment: string): Instant {
  return new Date(moment).toISOString().replace(/\.\d+Z$/, 'Z');
}

/** A day that is still to come would keep every true one out. */
function refuseFuture(file: string, look: SnapshotRecord): void {
  const { record, generatedAt, readOn } = look;
  if (observedAt(look) <= generatedAt && generatedAt.slice(0, 10) <= readOn) return;
  const message = `${record.provider_id}, ${record.plan_id} was observed at ${record.observed_at}, in a snapshot of ${generatedAt} that was read on ${readOn}.`;
  throw new ProblemsError([
    { file, message, remedy: 'Give a snapshot that is not newer than the day it is read on.' },
  ]);
}
