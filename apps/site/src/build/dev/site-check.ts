import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import type { Problem } from '@vpn-site/content/problem.ts';

/** Milliseconds to wait for more saves, so that saving several files counts as one change. */
const pause = 300;

/** The current problems of a site that is being edited. */
export interface SiteCheck {
  /** Problems from the last check, without those in files saved since. */
  problems(): readonly Problem[];
  /** Whether the last check covers all saved changes. */
  isDone(): boolean;
  /** Reports that a file was saved, so that it is checked soon. */
  saved(file: string): void;
  stop(): void;
}

/**
 * In development, runs all rules over all files after every change. It takes seconds, so it runs in a separate low-priority
 * process and pages don't wait for it. Changes during a run are checked afterwards.
 */
export function startSiteCheck(
  root: string,
  told: (problems: readonly Problem[], before: readonly Problem[]) => void,
): SiteCheck {
  let child: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  let found: readonly Problem[] = [];
  let isRunning = false;
  /** Files saved before the current run started, and files saved since. */
  let looked = new Set<string>();
  let unlooked = new Set<string>();
  const problems = () => found.filter(({ file }) => !looked.has(file) && !unlooked.has(file));

  const run = () => {
    if (isRunning) return;
    isRunning = true;
    looked = new Set([...looked, ...unlooked]);
    unlooked = new Set();
    child ??= start();
    child.send('look');
  };
  const start = () => {
    const started = fork(join(root, 'apps/site/src/build/dev/check-again.ts'), [], {
      cwd: root,
      execArgv: [],
    });
    if (started.pid !== undefined) setPriority(started.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    started.on('message', (answer) => {
      const before = problems();
      found = answer as readonly Problem[];
      looked = new Set();
      isRunning = false;
      told(problems(), before);
      if (unlooked.size > 0) run();
    });
    // The process exits with the server or because of an error in the code; in that case the next change starts it again.
    started.on('exit', () => {
      child = undefined;
      isRunning = false;
    });
    return started;
  };
  run();
  return {
    problems,
    isDone: () => !isRunning && unlooked.size === 0,
    saved: (file) => {
      unlooked.add(file);
      clearTimeout(timer);
      timer = setTimeout(run, pause);
    },
    stop: () => {
      clearTimeout(timer);
      child?.disconnect();
    },
  };
}
