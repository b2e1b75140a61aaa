import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumFlags } from '../../tests/e2e/harness/browser.ts';
import { startProcess } from '../../tests/e2e/harness/process.ts';
import { chromiumPath } from '../../tests/e2e/harness/programs.ts';

export interface DebuggedChromium {
  readonly port: number;
  stop(): Promise<void>;
}

const listening = /DevTools listening on ws:\/\/127\.0\.0\.1:(\d+)\//;

/** A Chromium that Lighthouse can drive, with a profile of its own. */
export async function startDebuggedChromium(): Promise<DebuggedChromium> {
  const profile = mkdtempSync(join(tmpdir(), 'chromium-'));
  const running = await startProcess(
    chromiumPath,
    [...chromiumFlags, '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    { readyWhen: listening },
  );
  const [, port] = listening.exec(running.output()) ?? [];
  const stop = async () => {
    await running.stop();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  return { port: Number(port), stop };
}
