import { join } from 'node:path';
import { factProblems } from '@vpn-site/content/checks/all-checks.ts';
import { editYaml } from '@vpn-site/content/editing/edit-yaml.ts';
import type { Cell } from '@vpn-site/content/facts/cells.ts';
import { formatProblem, type Problem } from '@vpn-site/content/problem.ts';
import type { Day } from '@vpn-site/core/day/day.ts';
import type { RecordedReport } from '@vpn-site/server/ledger/report-spool.ts';
import { replaceFile } from '@vpn-site/upkeep/replace-file.ts';
import { decisionEdits } from '@vpn-site/upkeep/rules/decision-edits.ts';
import type { UpkeepFolder } from '@vpn-site/upkeep/upkeep-folder.ts';
import { changedFiles } from '../commit/changed-files.ts';
import type { Journal } from '../journal.ts';
import { NotDoneError } from '../not-done-error.ts';
import { cellDetail } from './cell-detail.ts';
import { changedLines } from './changed-lines.ts';
import { deskQueue } from './desk-queue.ts';
import { dueNow, type KnownEffects } from './due-now.ts';
import { FactsOnDisk, type FactsState, versionOf } from './facts-on-disk.ts';
import { cellsById, decidedCell } from './find-cell.ts';
import { listEffects } from './list-effects.ts';
import type { Observed } from './notices.ts';
import type { ReadRequest } from './sent-decision.ts';
import type { CellDetail, DeskAnswer, DeskState, Preview } from './wire.ts';

/** Handles decisions about facts. Each decision is validated and written immediately, so that none can be lost. */
export class FactDesk {
  readonly #root: string;
  readonly #day: Day;
  readonly #disk: FactsOnDisk;
  readonly #upkeep: UpkeepFolder;
  readonly #journal: Journal;
  readonly #reports: () => readonly RecordedReport[];
  readonly #effects: KnownEffects = new Map();
  /** The problems that each state of the facts already has. Only other problems count against a decision. */
  readonly #existingProblems = new WeakMap<FactsState, ReadonlySet<string>>();

  constructor(
    root: string,
    day: Day,
    upkeep: UpkeepFolder,
    journal: Journal,
    reports: () => readonly RecordedReport[] = () => [],
  ) {
    this.#reports = reports;
    this.#root = root;
    this.#day = day;
    this.#disk = new FactsOnDisk(root, day);
    this.#upkeep = upkeep;
    this.#journal = journal;
  }

  state(): DeskState {
    const now = this.#disk.now();
    const changed = changedFiles(this.#root);
    if (changed) this.#journal.keepOnly(changed);
    return {
      day: this.#day,
      groups: deskQueue(
        dueNow(this.#root, now, this.#day, this.#effects),
        now.files,
        now.facts,
        this.#observed(),
      ),
      decided: this.#journal.decided(),
      canTakeBack: this.#journal.saves().length > 0,
      changedFiles: changed,
    };
  }

  cell(id: string): CellDetail {
    const cell = this.#find(id);
    const text = this.#disk.text(cell.file.file);
    return cellDetail(this.#root, cell, text, this.#disk.now().facts, this.#upkeep, this.#observed());
  }

  preview(request: ReadRequest): Preview {
    return this.#weigh(request).preview;
  }

  decide(request: ReadRequest): DeskAnswer {
    const { cell, before, after, preview } = this.#weigh(request);
    const { file } = cell.file;
    if (preview.problems.length > 0) throw new NotDoneError(preview.problems);
    if (before === after) throw new NotDoneError(['The file already says this.']);
    const { subjectName, label } = this.cell(request.id);
    this.#journal.save(`${subjectName}, ${label}`, [file], () => this.#replace(file, before, after), {
      id: request.id,
      kind: request.decision.kind,
      subjectName,
      label,
      file,
    });
    return { state: this.state(), preview };
  }

  #observed(): Observed {
    return { ...this.#upkeep.noticed(), reports: this.#reports() };
  }

  #find(id: string): Cell {
    const cell = cellsById(this.#disk.now().files).get(id);
    if (!cell) throw new NotDoneError([`The cell "${id}" no longer exists.`], true);
    return cell;
  }

  #weigh({ id, version, decision }: ReadRequest) {
    const cell = this.#find(id);
    const { file } = cell.file;
    const before = this.#disk.text(file);
    if (versionOf(before) !== version) {
      throw new NotDoneError([`${file} has changed since you opened it. Read it again, then decide.`], true);
    }
    const after = editYaml(file, before, decisionEdits(decidedCell(cell), decision, this.#day));
    return { cell, before, after, preview: this.#previewOf(cell, before, after) };
  }

  #previewOf(cell: Cell, before: string, after: string): Preview {
    const now = this.#disk.now();
    const files = this.#disk.with(cell.file.file, after);
    const known = this.#existingProblemsOf(now);
    const problems = factProblems(this.#root, files, this.#day).filter(
      (problem) => !known.has(withoutLine(problem)),
    );
    const lines = changedLines(before, after);
    if (problems.length > 0) return { ...lines, problems: problems.map(formatProblem), effects: [] };
    const then = this.#disk.stateOf(files);
    const about = /^facts\/providers\/(.+)\.yaml$/.exec(cell.file.file)?.[1];
    const effects =
      about === undefined
        ? []
        : listEffects(
            { providers: now.facts.providers, methodology: now.methodology },
            { providers: then.facts.providers, methodology: then.methodology },
            about,
            this.#day,
          );
    return { ...lines, problems: [], effects };
  }

  #existingProblemsOf(state: FactsState): ReadonlySet<string> {
    const known =
      this.#existingProblems.get(state) ??
      new Set(factProblems(this.#root, state.files, this.#day).map(withoutLine));
    this.#existingProblems.set(state, known);
    return known;
  }

  /**
   * Replaces the text of a file. It checks the file once more before writing, so that changes by another program are not
   * lost.
   */
  #replace(file: string, before: string, after: string): void {
    if (this.#disk.text(file) !== before) {
      throw new NotDoneError([`${file} has changed since you opened it. Read it again, then decide.`], true);
    }
    replaceFile(join(this.#root, file), after);
  }
}

/** Formats a problem without its line. An edit moves the lines below it, and old problems must still match. */
function withoutLine(problem: Problem): string {
  return formatProblem({ ...problem, line: undefined });
}
