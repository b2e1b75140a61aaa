import { setTimeout } from 'node:timers/promises';
import { loadCatalog } from '@vpn-site/content/catalog.ts';
import { readReportDecisions } from '@vpn-site/content/report-decisions.ts';
import { DataFiles } from '@vpn-site/content/written-files.ts';
import type { Day } from '@vpn-site/core/day/day.ts';
import { allDefinitions } from '@vpn-site/core/provider/vocabulary.ts';
import type { RecordedReport } from '@vpn-site/server/ledger/report-spool.ts';
import { type SiteCheck, startSiteCheck } from '@vpn-site/site/build/dev/site-check.ts';
import type { UpkeepFolder } from '@vpn-site/upkeep/upkeep-folder.ts';
import { changedFiles } from './commit/changed-files.ts';
import { FactDesk } from './facts/fact-desk.ts';
import { Journal } from './journal.ts';

/** The site that is open on the desk: its folder, its day, what was saved, and its mistakes. */
export class OwnersDesk {
  readonly root: string;
  readonly day: Day;
  readonly journal: Journal;
  readonly facts: FactDesk;
  readonly #reports: readonly RecordedReport[];
  readonly #check: SiteCheck;

  constructor(
    root: string,
    day: Day,
    upkeep: UpkeepFolder,
    reports: readonly RecordedReport[],
    project: string,
  ) {
    this.root = root;
    this.day = day;
    this.journal = new Journal(root, upkeep);
    this.#reports = reports;
    this.facts = new FactDesk(root, day, upkeep, this.journal, () => this.reports());
    this.#check = startSiteCheck(project, () => {});
  }

  /** Readers' reports that nobody has decided about yet, oldest first. */
  reports(): RecordedReport[] {
    const answered = new Set(readReportDecisions(new DataFiles(this.root)).map(({ report }) => report));
    return this.#reports.filter(({ id }) => !answered.has(id));
  }

  /** All mistakes of the site; undefined while a check of the last save is running. */
  problems() {
    return this.#check.isDone() ? this.#check.problems() : undefined;
  }

  /** Waits until the last save is checked, and returns all mistakes of the site. */
  async checked() {
    for (;;) {
      const problems = this.problems();
      if (problems) return problems;
      await setTimeout(100);
    }
  }

  /** Runs a save that may change these files. It can be taken back, and the site is checked again. */
  save<Result>(words: string, files: readonly string[], act: () => Result): Result {
    const result = this.journal.save(words, files, act);
    this.checkAgain(files);
    return result;
  }

  /** The providers and facts that a text can name. */
  knownFacts() {
    const { facts } = loadCatalog(this.root, this.day, null);
    return {
      providers: facts.providers.map(({ id, name }) => ({ id, name })),
      vocabulary: allDefinitions(facts.vocabulary).map(({ key, label }) => ({ id: key, label: label.en })),
    };
  }

  /** Takes the last save back and returns its words. */
  takeBack(): string {
    const before = this.journal.lastFiles();
    const words = this.journal.takeBack();
    this.checkAgain(before);
    return words;
  }

  checkAgain(files: readonly string[]): void {
    for (const file of files) this.#check.saved(file);
  }

  /** Files that differ from the last commit; undefined without git. Forgets saves that are committed. */
  waiting(): string[] | undefined {
    const files = changedFiles(this.root);
    if (files) this.journal.keepOnly(files);
    return files;
  }

  stop(): void {
    this.#check.stop();
  }
}
