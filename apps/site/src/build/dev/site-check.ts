import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import type { Problem } from '@vpn-site/content/problem.ts';

/** Saving several files at once is one change. */
const pause = 300;

/** What is known of a site that is being edited. */
export interface SiteCheck {
  /** As last looked at, without what was said of files that were saved since. */
  problems(): readonly Problem[];
  /** Whether everything was looked at as it is now. */
  isDone(): boolean;
  /** A file was saved; it is looked at soon. */
  saved(file: string): void;
  stop(): void;
}

/**
 * For development: all rules over all files, again after every change. In a process of its own that gives way to others, because
 * that takes seconds and pages must not wait; a change meanwhile is looked at afterwards.
 */
export function startSiteCheck(
  root: string,
  told: (problems: readonly Problem[], before: readonly Problem[]) => void,
): SiteCheck {
  let child: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  let found: readonly Problem[] = [];
  let isRunning = false;
  /** Saved before the run that is underway, and since then. */
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
    // It ends with the server, or because something is wrong with the code: then the next change tries again.
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
