import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * A folder that takes long to make: of several processes that need it at once, one makes it and the others wait. It is made beside
 * its place and then moved there, so that nobody sees half of it.
 */
export async function madeOnce(folder: string, make: (place: string) => void | Promise<void>): Promise<void> {
  const claim = `${folder}.maker`;
  mkdirSync(dirname(folder), { recursive: true });
  while (!existsSync(folder)) {
    if (!takeClaim(claim)) {
      await pause(200);
      continue;
    }
    try {
      // It may have come between the look and the claim.
      if (existsSync(folder)) return;
      const coming = mkdtempSync(`${folder}-`);
      await make(coming);
      renameSync(coming, folder);
    } finally {
      rmSync(claim, { force: true });
    }
  }
}

/** Whether this process is the one: a claim is a file with the number of its process, and ends with it. */
function takeClaim(claim: string): boolean {
  try {
    writeFileSync(claim, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    const maker = readMaker(claim);
    if (maker !== undefined && !isRunning(maker)) rmSync(claim, { force: true });
    return false;
  }
}

/** Nobody while the claim is being written, or given up. */
function readMaker(claim: string): number | undefined {
  try {
    return Number(readFileSync(claim, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch {
    return false;
  }
}
