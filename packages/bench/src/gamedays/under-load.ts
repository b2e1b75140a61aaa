import { setTimeout as pause } from 'node:timers/promises';
import { clickKinds, countEach, startAudience } from './audience.ts';
import type { Figures, GameDayOutcome } from './game-day.ts';
import type { Stage } from './stage.ts';

/** Results of a fault besides its effects on readers. */
export interface FaultReport {
  readonly recovery?: number;
  readonly seen?: string;
  readonly problems?: readonly string[];
}

const secondsBefore = 2;
const secondsAfter = 3;
/** A time longer than the ledger waits between two attempts to reach the database. */
const secondsToCatchUp = 7;

/** Injects a fault while simulated readers load pages and click. Measures its effects on them. */
export async function underLoad(
  { edge, ledger }: Stage,
  fault: () => Promise<FaultReport | undefined> | Promise<void>,
): Promise<GameDayOutcome> {
  const audience = startAudience(edge.url);
  await pause(secondsBefore * 1000);
  const began = Date.now();
  const report = (await fault()) ?? {};
  await pause(secondsAfter * 1000);
  const { asked, failed, slowest, slow, lastBadAt, wrong, sentOn } = await audience.stop();
  const figures: Figures = {
    asked,
    failed,
    slowest,
    ...(await clickFigures(ledger, sentOn)),
    recovery: report.recovery ?? Math.max(0, lastBadAt - began),
  };
  const seen = [
    report.seen ?? '',
    slow === 0 ? '' : `${slow} waited for more than a second`,
    ...[...countEach(wrong)].map(([what, count]) => `${count} × ${what}`).slice(0, 4),
  ];
  return { figures, seen: seen.filter(Boolean).join('; '), problems: report.problems ?? [] };
}

type ClickFigures = Pick<Figures, 'sentOn' | 'inLedger' | 'doubled' | 'lost'>;

/** Waits for the ledger to catch up, and compares it with the clicks of readers, kind by kind. */
export async function clickFigures(
  ledger: Stage['ledger'],
  sentOn: ReadonlyMap<string, number>,
): Promise<ClickFigures> {
  const all = [...sentOn.values()].reduce((sum, count) => sum + count, 0);
  await untilStable(ledger, all);
  const rows = await ledger.query<{ kind: string; clicks: number }>(
    "SELECT concat_ws(' ', provider, placement, locale) AS kind, count(*)::integer AS clicks FROM clicks GROUP BY 1",
  );
  const found = new Map(rows.map(({ kind, clicks }) => [kind, clicks]));
  const differences = [...clickKinds.values()].map(
    (kind) => (found.get(kind) ?? 0) - (sentOn.get(kind) ?? 0),
  );
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
  return {
    sentOn: all,
    inLedger: all + sum(differences),
    doubled: sum(differences.map((each) => Math.max(0, each))),
    lost: sum(differences.map((each) => Math.max(0, -each))),
  };
}

async function untilStable(ledger: Stage['ledger'], wanted: number): Promise<void> {
  let found = await ledger.clicks();
  for (;;) {
    const later = await ledger.reaches(
      Math.max(wanted, found + 1),
      found >= wanted ? 500 : secondsToCatchUp * 1000,
    );
    if (later === found) return;
    found = later;
  }
}
