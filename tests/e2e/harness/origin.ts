import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningProcess, startProcess } from './process.ts';

export interface Origin extends RunningProcess {
  readonly url: string;
  readonly port: number;
}

const listening = /Server listening at (http:\/\/127\.0\.0\.1:(\d+))/;

/** The real server as `npm start` runs it here or in a copy of the project, on a free port and with a spool of its own. */
export async function startOrigin(env: NodeJS.ProcessEnv = {}, cwd = '.'): Promise<Origin> {
  const folder = mkdtempSync(join(tmpdir(), 'origin-'));
  const running = await startProcess(process.execPath, ['src/server/main.ts'], {
    env: { PORT: '0', LOG_LEVEL: 'info', SPOOL_FILE: join(folder, 'clicks.sqlite'), ...env },
    cwd,
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
