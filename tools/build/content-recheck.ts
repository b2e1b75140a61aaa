import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Saving several files at once is one change. */
const pause = 500;

/**
 * For development: after a change, what npm run check:content says, in the terminal. In a process of its own, because
 * reading everything takes seconds and pages must not wait; a change meanwhile is looked at afterwards.
 */
export function contentRecheck(root: string): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  let isWanted = false;
  const run = () => {
    isWanted = isRunning;
    if (isRunning) return;
    isRunning = true;
    spawn(process.execPath, [join(root, 'tools/check-content.ts')], { cwd: root, stdio: 'inherit' }).on(
      'close',
      () => {
        isRunning = false;
        if (isWanted) run();
      },
    );
  };
  return () => {
    clearTimeout(timer);
    timer = setTimeout(run, pause);
  };
}
