import { allAtOnce } from './days/all-at-once.ts';
import { clockAhead, clockJumps } from './days/clock-ahead.ts';
import { coldStart } from './days/cold-start.ts';
import { databaseKilled } from './days/database-killed.ts';
import { cacheDiskFull, diskFull } from './days/disk-full.ts';
import { encodings } from './days/encodings.ts';
import { forgedClicks } from './days/forged-clicks.ts';
import { leakDns } from './days/leak-dns.ts';
import { ledgerLost } from './days/ledger-lost.ts';
import { noOrigin } from './days/no-origin.ts';
import { nothing } from './days/nothing.ts';
import { oneLink } from './days/one-link.ts';
import { oneSpool } from './days/one-spool.ts';
import { originEnded } from './days/origin-ended.ts';
import { originHangs } from './days/origin-hangs.ts';
import { originKilled } from './days/origin-killed.ts';
import { poisonedBatch } from './days/poisoned-batch.ts';
import { releaseDamaged } from './days/release-damaged.ts';
import { reloads } from './days/reloads.ts';
import { networkFlood, renderFlood } from './days/render-flood.ts';
import { slowBodies, slowHeaders } from './days/slow-requests.ts';
import { spoolDamaged } from './days/spool-damaged.ts';
import { spoolDiskFull } from './days/spool-disk-full.ts';
import { upgrade } from './days/upgrade.ts';
import type { GameDay } from './game-day.ts';

/** The game days in the order of the table: no fault, processes that end, disks and files, time, load, and attacks. */
export const gameDays: readonly GameDay[] = [
  nothing,
  originKilled,
  databaseKilled,
  ledgerLost,
  originHangs,
  originEnded,
  allAtOnce,
  upgrade,
  noOrigin,
  coldStart,
  reloads,
  oneSpool,
  spoolDiskFull,
  spoolDamaged,
  poisonedBatch,
  releaseDamaged,
  clockAhead,
  clockJumps,
  diskFull,
  cacheDiskFull,
  slowBodies,
  slowHeaders,
  renderFlood,
  networkFlood,
  leakDns,
  oneLink,
  forgedClicks,
  encodings,
];
