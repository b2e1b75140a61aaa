import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, type RunningProcess, startProcess } from './process.ts';
import { copyProject } from './project-copy.ts';

/** The development server on a copy of the project, where files may be changed. */
export interface Development {
  readonly server: RunningProcess;
  readonly url: string;
  readonly folder: string;
  /** Saves a file as changed by `change`. Returns a function that restores it. */
  edit(file: string, change: (text: string) => string): () => void;
  /** Requests a page until it contains these words, or no longer contains them, or the time is over. */
  pageWith(path: string, words: string, isWanted?: boolean): Promise<string>;
  stop(): Promise<void>;
}

const timeoutMilliseconds = 120_000;

export async function startDevelopment(): Promise<Development> {
  const copy = copyProject();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const args = [
    'node_modules/.bin/astro',
    'dev',
    '--root',
    'apps/site',
    '--host',
    '127.0.0.1',
    '--port',
    String(port),
  ];
  const server = await startProcess(process.execPath, args, {
    cwd: copy.folder,
    env: { ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'development', VITEST: '' },
    readyWhen: /ready in|Local/,
  });
  return {
    server,
    url,
    folder: copy.folder,
    edit: (file, change) => {
      const path = join(copy.folder, file);
      const before = readFileSync(path, 'utf8');
      writeFileSync(path, change(before));
      return () => writeFileSync(path, before);
    },
    pageWith: async (path, words, isWanted = true) => {
      const deadline = Date.now() + timeoutMilliseconds;
      for (;;) {
        const html = await (await fetch(`${url}${path}`)).text();
        if (html.includes(words) === isWanted || Date.now() > deadline) return html;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    stop: async () => {
      await server.stop();
      copy.remove();
    },
  };
}
