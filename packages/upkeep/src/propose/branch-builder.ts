import { problemsOf } from '@vpn-site/content/checks/check.ts';
import { bySeverity, formatProblem, type Problem } from '@vpn-site/content/problem.ts';
import type { Day } from '@vpn-site/core/day/day.ts';
import { memoize } from '@vpn-site/core/memo/memoize.ts';
import { currentFacts } from '#editing/current-facts.ts';
import { readAutoMergeRules } from '#editing/read-auto-merge-rules.ts';
import type { Proposal } from '#rules/proposal.ts';
import { applyProposals } from '../apply-proposals.ts';
import { commitMessage, commitSubject } from './commit-message.ts';
import { effectsOf, type RenderPages, type SiteSnapshot, siteSnapshot } from './effects.ts';
import { branchReport } from './report.ts';
import { Repository, type Tree } from './repository.ts';
import { reviewedPrices } from './reviewed-prices.ts';
import { type JudgedProposal, type SortedProposals, sortProposals } from './sort-proposals.ts';

export interface MadeBranch {
  readonly subject: string;
  /** The commit; undefined if the checks stopped the branch. */
  readonly commit: string | undefined;
  readonly stopping: readonly Problem[];
  readonly report: string;
}

export interface BranchBuilderSettings {
  readonly day: Day;
  readonly render: RenderPages;
  /** Returns all problems of the site in a folder. */
  readonly check: (site: string, day: Day) => readonly Problem[];
  readonly hasCapture: (capture: string) => boolean;
}

/** Turns proposals into commits. It uses a separate working tree, which is reset to a base commit for each branch. */
export class BranchBuilder {
  readonly #tree: Tree;
  readonly #settings: BranchBuilderSettings;
  readonly #stateOf: (commit: string) => Promise<SiteSnapshot>;
  readonly #problemsOf: (commit: string) => ReadonlySet<string>;

  constructor(tree: Tree, settings: BranchBuilderSettings) {
    this.#tree = tree;
    this.#settings = settings;
    const { day, render, check } = settings;
    const commitOf = (commit: string) => commit;
    this.#stateOf = memoize(commitOf, (commit: string) => {
      tree.reset(commit);
      return siteSnapshot(tree.site, day, render);
    });
    this.#problemsOf = memoize(commitOf, (commit: string) => {
      tree.reset(commit);
      return new Set(check(tree.site, day).map(formatProblem));
    });
  }

  sort(base: string, proposals: readonly Proposal[]): SortedProposals {
    this.#tree.reset(base);
    const { site } = this.#tree;
    const { day, hasCapture } = this.#settings;
    return sortProposals(proposals, {
      current: currentFacts(site),
      reviewed: reviewedPrices(new Repository(site)),
      autoMergeRules: readAutoMergeRules(site),
      hasCapture,
      day,
    });
  }

  async make(base: string, group: string, judged: readonly JudgedProposal[]): Promise<MadeBranch> {
    const { day, render, check } = this.#settings;
    const subject = commitSubject(group, judged);
    const known = this.#problemsOf(base);
    const before = await this.#stateOf(base);
    this.#tree.reset(base);
    const { site } = this.#tree;
    const current = currentFacts(site);
    const proposals = judged.map(({ proposal }) => proposal);
    // Read before the change, because the report shows both states.
    for (const { file } of proposals.flatMap(({ edits }) => edits)) current(file);
    const unfit = problemsOf(() => {
      applyProposals(site, proposals);
      return [];
    });
    const { stopping, warnings } = bySeverity([...unfit, ...check(site, day)]);
    const effects =
      stopping.length === 0 ? effectsOf(before, await siteSnapshot(site, day, render), day) : undefined;
    const report = branchReport({
      subject,
      judged,
      current,
      effects,
      stopping,
      warnings: warnings.filter((problem) => !known.has(formatProblem(problem))),
    });
    const commit = stopping.length === 0 ? this.#tree.commit(commitMessage(group, judged), day) : undefined;
    return { subject, commit, stopping, report };
  }
}
