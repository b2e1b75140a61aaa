import { type RunningProcess, startProcess } from './process.ts';

export interface Origin extends RunningProcess {
  readonly url: string;
  readonly port: number;
}

const listening = /Server listening at (http:\/\/127\.0\.0\.1:(\d+))/;

/** The real server as `npm start` runs it, on a free port. */
export async function startOrigin(env: NodeJS.ProcessEnv = {}): Promise<Origin> {
  const running = await startProcess(process.execPath, ['src/server/main.ts'], {
    env: { PORT: '0', LOG_LEVEL: 'info', ...env },
    readyWhen: listening,
  });
  const [, url = '', port] = listening.exec(running.output()) ?? [];
  return { ...running, url, port: Number(port) };
}
