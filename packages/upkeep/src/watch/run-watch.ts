import { join } from 'node:path';
import type { Instant } from '@vpn-site/core/policy/confirm-readings.ts';
import { isPinnedFolderOrCommit, pinnedFile } from '#rules/pinned-address.ts';
import { type WatchedCell, wordsFrom } from '#rules/watch-cell.ts';
import { type WatchNotice, watchNotice } from '#rules/watch-notice.ts';
import type { WatchReading } from '#rules/watch-verdict.ts';
import type { UpkeepFolder } from '../upkeep-folder.ts';
import { HostQueue } from './host-queue.ts';
import { judgeFile, judgePage } from './judge-reading.ts';
import { PageBrowser } from './page-browser.ts';
import { PoliteWeb } from './polite-web.ts';
import { readPage } from './read-page.ts';
import { RepositoryFiles } from './repository-files.ts';
import { WatchMemory } from './watch-memory.ts';
import type { WatchSettings } from './watch-settings.ts';
import { type Citing, type WatchedAddress, watchedAddresses } from './watched-addresses.ts';

export interface WatchRun {
  /**
   * All cells of the site, because proposals and findings depend on all readings so far, not only on the readings of this
   * run.
   */
  readonly cells: readonly WatchedCell[];
  /** Whether a cell is read in this run. */
  readonly isSelected: (cell: WatchedCell) => boolean;
  /** Maximum number of addresses. */
  readonly limit?: number | undefined;
  /**
   * The share of all sources that this run reads, such as part 1 of 7. A turn is complete once all shares have been read;
   * undefined if this run completes no share.
   */
  readonly share?: { readonly part: number; readonly of: number } | undefined;
  readonly at: Instant;
  readonly folder: UpkeepFolder;
  readonly settings: WatchSettings;
}

export interface CitedReading extends Citing {
  readonly url: string;
  readonly reading: WatchReading;
}

export interface WatchResult {
  readonly readings: readonly CitedReading[];
  readonly notice: WatchNotice;
  /** Whether no host answered, which indicates a problem of this machine rather than of the hosts. */
  readonly isOffline: boolean;
}

/** With fewer hosts, all of them may fail by chance. */
const minHostsForOffline = 3;

/**
 * Runs the watcher: reads the selected sources, saves the readings, and derives proposals and findings from all readings so
 * far.
 */
export async function runWatch(run: WatchRun): Promise<WatchResult> {
  const { cells, isSelected, limit, share, at, folder, settings } = run;
  const memory = new WatchMemory(folder);
  const all = watchedAddresses(cells, memory.readingsOf);
  const selected = watchedAddresses(cells.filter(isSelected), memory.readingsOf).slice(0, limit);
  const save = () =>
    memory.save(
      cells,
      all.map(({ url }) => url),
    );
  const reader = new SourceReader(folder, memory, settings);
  const allReadings: CitedReading[] = [];
  try {
    await eachHost(selected, settings.hostsAtOnce, async (addresses) => {
      for (const address of addresses) {
        const readings = await reader.read(address, at);
        for (const { cell, id, reading } of readings) memory.add(cell, id, reading);
        allReadings.push(...readings);
      }
      // Saved after each host, so that it need not be read again if the run is stopped later.
      if (hasAnswers(allReadings)) save();
    });
  } finally {
    await reader.close();
  }
  const hosts = new Set(selected.map(({ host }) => host)).size;
  const isOffline = hosts >= minHostsForOffline && !hasAnswers(allReadings);
  if (!isOffline) {
    if (share && limit === undefined) memory.endShare(share.part, share.of, at);
    save();
  }
  const { readingsOf } = isOffline ? new WatchMemory(folder) : memory;
  const notice = watchNotice(cells, readingsOf);
  folder.saveNoticed('watch', { proposals: notice.proposals, findings: notice.findings });
  return { readings: allReadings, notice, isOffline };
}

function hasAnswers(allReadings: readonly CitedReading[]): boolean {
  return allReadings.some(({ reading }) => reading.outcome !== 'blocked' && reading.outcome !== 'unreadable');
}

/** Reads pages and files, and evaluates them for each cell that cites them. */
class SourceReader {
  readonly #folder: UpkeepFolder;
  readonly #memory: WatchMemory;
  readonly #web: PoliteWeb;
  readonly #browser: PageBrowser;
  readonly #repositories: RepositoryFiles;

  constructor(folder: UpkeepFolder, memory: WatchMemory, settings: WatchSettings) {
    this.#folder = folder;
    this.#memory = memory;
    this.#web = new PoliteWeb(settings, new HostQueue(settings.pauseMilliseconds));
    this.#browser = new PageBrowser(this.#web, settings);
    this.#repositories = new RepositoryFiles(join(folder.path, 'repositories'), settings);
  }

  async read(address: WatchedAddress, at: Instant): Promise<CitedReading[]> {
    const judge = await this.#judgeOf(address, at);
    return address.citing.map((citing) => ({ ...citing, url: address.url, reading: judge(citing) }));
  }

  async close(): Promise<void> {
    await this.#browser.close();
  }

  async #judgeOf({ url, citing }: WatchedAddress, at: Instant): Promise<(citing: Citing) => WatchReading> {
    if (isPinnedFolderOrCommit(url)) {
      return () => ({ at, outcome: 'unreadable', reason: 'the address leads to a folder at one commit' });
    }
    const pinned = pinnedFile(url);
    try {
      if (pinned) {
        const file = await this.#repositories.read(pinned);
        return (one) => judgeFile(file, one, pinned.path, citing, at, this.#folder);
      }
      const wanted = citing.flatMap(({ cell, id }) => wordsFrom(cell, id));
      const [web, browser, memory, folder] = [this.#web, this.#browser, this.#memory, this.#folder];
      const read = await readPage(url, wanted, { web, browser, memory, folder });
      return (one) => judgePage(read, one, at, folder);
    } catch (error) {
      // A failure of one page or repository must not stop the others.
      const reason = error instanceof Error ? error.message : String(error);
      return () => ({ at, outcome: 'blocked', reason });
    }
  }
}

/** Reads several hosts in parallel, those with the most addresses first; the addresses of a host one after another. */
async function eachHost(
  addresses: readonly WatchedAddress[],
  atOnce: number,
  read: (addresses: readonly WatchedAddress[]) => Promise<void>,
): Promise<void> {
  const hosts = Object.values(Object.groupBy(addresses, ({ host }) => host)).toSorted(
    (a, b) => (b?.length ?? 0) - (a?.length ?? 0),
  );
  const work = async () => {
    for (let next = hosts.shift(); next; next = hosts.shift()) await read(next);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
