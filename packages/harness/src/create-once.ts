import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Creates a folder that takes long to make. If several processes need it at once, one makes it and the others wait. It is
 * made under a temporary name and then moved, so that no process sees an incomplete one.
 */
export async function createOnce(
  folder: string,
  make: (place: string) => void | Promise<void>,
): Promise<void> {
  const claim = `${folder}.maker`;
  mkdirSync(dirname(folder), { recursive: true });
  while (!existsSync(folder)) {
    if (!takeClaim(claim)) {
      await pause(200);
      continue;
    }
    try {
      // Another process may have made it between the check and the claim.
      if (existsSync(folder)) return;
      const temporaryFolder = mkdtempSync(`${folder}-`);
      await make(temporaryFolder);
      renameSync(temporaryFolder, folder);
    } finally {
      rmSync(claim, { force: true });
    }
  }
}

/**
 * Whether this process makes the folder. A claim is a file with the id of the process that makes it. It is invalid when
 * that process has ended.
 */
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

/** Returns the id of the process with the claim; undefined while the claim is being written or removed. */
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
