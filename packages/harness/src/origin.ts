import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type RunningProcess, type StartOptions, startProcess } from './process.ts';
import { type SmallDisks, wrapInSmallDisks } from './small-disk.ts';

export interface Origin extends RunningProcess {
  readonly url: string;
  readonly port: number;
}

interface OriginOptions extends Pick<StartOptions, 'cwd' | 'timeoutMilliseconds'> {
  /** The folder of the code, if the origin is started from another one. */
  readonly project?: string;
  readonly disks?: SmallDisks;
}

/**
 * Matches both messages in any order, because on a busy machine an origin listens before it has rendered its first pages.
 */
const listening =
  /(?=.*Server listening at (http:\/\/127\.0\.0\.1:(\d+)))(?=.*(?:the release is ready|this release is broken))/s;

/** Starts the real server as `npm start` runs it, on a free port and with its own spool. */
export async function startOrigin(
  env: NodeJS.ProcessEnv = {},
  { project, disks, ...where }: OriginOptions = {},
): Promise<Origin> {
  const folder = mkdtempSync(join(tmpdir(), 'origin-'));
  const main = resolve(project ?? where.cwd ?? '.', 'apps/server/src/main.ts');
  const running = await startProcess(...wrapInSmallDisks(process.execPath, [main], disks), {
    ...where,
    env: { PORT: '0', LOG_LEVEL: 'info', SPOOL_FILE: join(folder, 'clicks.sqlite'), ...env },
    readyWhen: listening,
  });
  const [, url = '', port] = listening.exec(running.output()) ?? [];
  const stop = async (signal?: NodeJS.Signals) => {
    const code = await running.stop(signal);
    rmSync(folder, { recursive: true, force: true });
    return code;
  };
  return { ...running, stop, url, port: Number(port) };
}

/** Returns the CPU time that an origin has used so far, from its own metrics. */
export async function processorSeconds(originUrl: string): Promise<number> {
  const text = await (await fetch(`${originUrl}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]);
}
