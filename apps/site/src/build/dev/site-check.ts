import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import type { Problem } from '@vpn-site/content/problem.ts';

/** Milliseconds to wait for more saves, so that saving several files counts as one change. */
const debounceMs = 300;

/** The current problems of a site that is being edited. */
export interface SiteCheck {
  /** Problems from the last check, without those in files that were saved since. */
  problems(): readonly Problem[];
  /** Whether the last check covers all saved changes. */
  isDone(): boolean;
  /** Reports that a file was saved, so that it is checked soon. */
  saved(file: string): void;
  stop(): void;
}

/**
 * In development, runs all rules over all files after every change. Because this takes seconds, it runs in a separate
 * low-priority process, and pages don't wait for it. Changes during a run are checked in another run.
 */
export function startSiteCheck(
  root: string,
  onResult: (problems: readonly Problem[], before: readonly Problem[]) => void,
): SiteCheck {
  let child: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  let found: readonly Problem[] = [];
  let isRunning = false;
  /** Files saved before the current run started, and files saved since. */
  let filesInRun = new Set<string>();
  let filesWaiting = new Set<string>();
  const problems = () => found.filter(({ file }) => !filesInRun.has(file) && !filesWaiting.has(file));

  const run = () => {
    if (isRunning) return;
    isRunning = true;
    filesInRun = new Set([...filesInRun, ...filesWaiting]);
    filesWaiting = new Set();
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
      filesInRun = new Set();
      isRunning = false;
      onResult(problems(), before);
      if (filesWaiting.size > 0) run();
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
    isDone: () => !isRunning && filesWaiting.size === 0,
    saved: (file) => {
      filesWaiting.add(file);
      clearTimeout(timer);
      timer = setTimeout(run, debounceMs);
    },
    stop: () => {
      clearTimeout(timer);
      child?.disconnect();
    },
  };
}
