import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyOfFixture } from '@vpn-site/fixture/copy-of-fixture.ts';
import { freePort, type RunningProcess, startProcess } from '@vpn-site/harness/process.ts';
import type { Page } from 'playwright-core';
import { parse } from 'yaml';

/** A day more than a year after the facts of the fixture, so that many are due. */
export const deskDay = '2026-11-10';

/** The day of the commit that the desk finds, before the reports of the tests. */
const committed = '2026-11-01T00:00:00Z';

/** The fixture site in its own repository, with a desk that can be started, killed and restarted. */
export interface DeskUnderTest {
  readonly folder: string;
  readonly upkeep: string;
  readonly port: number;
  /** The file in which a server would keep clicks and reports. */
  readonly spool: string;
  /** Starts the desk and returns the address that it prints. */
  start(): Promise<{ address: string; process: RunningProcess }>;
  git(...args: string[]): string;
  /** Returns a file as it is on disk or as committed. */
  facts(file: string, state: 'now' | 'committed'): unknown;
  /** Stops the desk and removes everything. */
  remove(): Promise<void>;
}

export async function deskUnderTest(): Promise<DeskUnderTest> {
  const folder = copyOfFixture();
  const upkeep = mkdtempSync(join(tmpdir(), 'upkeep-'));
  const spool = join(upkeep, 'clicks.sqlite');
  const port = await freePort();
  let running: RunningProcess | undefined;
  const git = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, GIT_COMMITTER_DATE: committed },
    });
    if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
    return stdout;
  };
  git('init', '-q');
  git('add', '-A');
  git('config', 'user.name', 'Editor');
  git('config', 'user.email', 'editor@site.example');
  git('commit', '-qm', 'facts: begin');
  return {
    folder,
    upkeep,
    port,
    spool,
    git,
    start: async () => {
      await running?.stop();
      running = await startDesk(
        { SITE_DIR: folder, UPKEEP_DIR: upkeep, SPOOL_FILE: spool, DATABASE_URL: '' },
        port,
      );
      return { address: /http:\/\/\S+/.exec(running.output())?.[0] ?? '', process: running };
    },
    facts: (file, state) =>
      parse(state === 'now' ? readFileSync(join(folder, file), 'utf8') : git('show', `HEAD:${file}`), {
        schema: 'core',
      }),
    remove: async () => {
      await running?.stop();
      for (const each of [folder, upkeep]) rmSync(each, { recursive: true, force: true });
    },
  };
}

function startDesk(env: Readonly<Record<string, string>>, port: number): Promise<RunningProcess> {
  return startProcess(
    process.execPath,
    [
      '--import',
      './packages/cli/src/npm-script.mjs',
      'packages/desk/commands/desk.ts',
      '--port',
      `${port}`,
      '--as-of',
      deskDay,
    ],
    { env, readyWhen: /http:\/\/\S+\/\n/ },
  );
}

/** Returns the ids of the visible rows of the queue. */
export function shownRows(page: Page): Promise<string[]> {
  return page
    .locator('.row')
    .evaluateAll((rows) => rows.map((row) => (row instanceof HTMLElement ? (row.dataset.id ?? '') : '')));
}

/** Selects a row by keyboard and waits for its cell. */
export async function goTo(page: Page, id: string): Promise<void> {
  const rows = await shownRows(page);
  const current = await page.locator('.row[aria-current]').getAttribute('data-id');
  const by = rows.indexOf(id) - rows.indexOf(current ?? '');
  for (let step = 0; step < Math.abs(by); step += 1) await page.keyboard.press(by > 0 ? 'j' : 'k');
  await page.locator(`.row[aria-current][data-id="${id}"]`).waitFor();
  await page.locator(`.decisions[data-cell="${id}"]`).waitFor();
}

/** Waits for the preview, presses the key that confirms the decision, and returns the previewed lines of the file. */
export async function confirm(page: Page, key: 'Enter' | 'Control+Enter'): Promise<string[]> {
  await page.locator('.preview').waitFor();
  const lines = await page.locator('.lines > *').allTextContents();
  await page.keyboard.press(key);
  await page.locator('.decision').waitFor({ state: 'detached' });
  return lines.map((line) => line.trim());
}
