import type { Day } from '@vpn-site/core/day/day.ts';
import type { Proposal } from '#rules/proposal.ts';
import type { UpkeepFolder } from '../upkeep-folder.ts';
import { BranchBuilder, type BranchBuilderSettings, type MadeBranch } from './branch-builder.ts';
import { proposalTrailer, ruleGroup } from './commit-message.ts';
import type { Delivery, Destination } from './destination.ts';
import type { Repository } from './repository.ts';
import type { JudgedProposal, SortedProposals } from './sort-proposals.ts';

export interface ProposeSettings extends Omit<BranchBuilderSettings, 'hasCapture'> {
  readonly repository: Repository;
  readonly destination: Destination;
  readonly upkeep: UpkeepFolder;
  readonly base: string;
  readonly mergesByRule: boolean;
}

export interface ProposedBranch extends MadeBranch {
  readonly name: string;
  readonly delivery: Delivery | 'merged' | 'stopped by the checks';
}

export interface Proposed extends Omit<SortedProposals, 'ready'> {
  readonly branches: readonly ProposedBranch[];
  /** The number of proposals that are on a branch of an earlier day. */
  readonly waiting: number;
}

/**
 * Makes a branch for each provider with changes about which a person must decide, and one with everything that a rule may
 * merge. The branch for automatic merging is made first and the others start from it, so that a second run has nothing to
 * do.
 */
export async function propose(settings: ProposeSettings): Promise<Proposed> {
  const { repository, destination, upkeep, day } = settings;
  const base = destination.baseCommit(settings.base);
  const waiting = waitingProposals(repository, destination.branches(), base, day);
  return await repository.withTree(base, async (tree) => {
    const hasCapture = (capture: string) => upkeep.capture(capture) !== undefined;
    const builder = new BranchBuilder(tree, { ...settings, hasCapture });
    const { ready, ...sorted } = builder.sort(base, upkeep.noticed().proposals);
    const held = ready.filter(({ proposal, rule }) => rule === undefined && waiting.has(proposal.id));
    const groups = Map.groupBy(
      ready.filter((each) => !held.includes(each)),
      ({ proposal, rule }) => (rule === undefined ? proposal.provider : ruleGroup),
    );
    const branches = await makeBranches(builder, groups, base, settings);
    upkeep.saveNoticed('propose', { proposals: [], findings: sorted.findings });
    return { ...sorted, branches, waiting: held.length };
  });
}

async function makeBranches(
  builder: BranchBuilder,
  groups: ReadonlyMap<string, readonly JudgedProposal[]>,
  start: string,
  { destination, base, day, mergesByRule, upkeep }: ProposeSettings,
): Promise<ProposedBranch[]> {
  const nameOf = (group: string) => `upkeep/${day}/${group}`;
  const branches: ProposedBranch[] = [];
  const ruleBranches = await makeRuleBranches(builder, start, groups.get(ruleGroup) ?? []);
  const merged = mergesByRule ? ruleBranches.find(({ commit }) => commit !== undefined)?.commit : undefined;
  if (merged !== undefined) destination.advance(base, merged);
  const manualGroups = [...groups]
    .filter(([group]) => group !== ruleGroup)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const made = ruleBranches.map((branch) => ({ ...branch, name: nameOf(ruleGroup) }));
  for (const [group, judged] of manualGroups) {
    made.push({ ...(await builder.make(merged ?? start, group, judged)), name: nameOf(group) });
  }
  for (const branch of made) {
    const { name, commit, report } = branch;
    upkeep.saveReport(commit === undefined ? `${name}.stopped` : name, report);
    const delivery = () =>
      commit === undefined ? 'stopped by the checks' : destination.deliver(name, commit, report);
    branches.push({ ...branch, delivery: commit !== undefined && commit === merged ? 'merged' : delivery() });
  }
  return branches;
}

/**
 * Makes the branch that a rule may merge. If checks stop it, the proposals for files with problems go to a separate branch,
 * so that the other proposals are not delayed.
 */
async function makeRuleBranches(
  builder: BranchBuilder,
  base: string,
  judged: readonly JudgedProposal[],
): Promise<MadeBranch[]> {
  if (judged.length === 0) return [];
  const all = await builder.make(base, ruleGroup, judged);
  const blamed = all.stopping.map(({ file }) => file);
  const { true: held = [], false: rest = [] } = Object.groupBy(judged, ({ proposal }) =>
    proposal.edits.some(({ file }) => blamed.includes(file)) ? 'true' : 'false',
  );
  if (held.length === 0 || rest.length === 0) return [all];
  return [await builder.make(base, ruleGroup, rest), await builder.make(base, ruleGroup, held)];
}

/** Returns the ids of undecided proposals on branches of other days. Branches of the same day are made again. */
function waitingProposals(
  repository: Repository,
  branches: ReadonlyMap<string, string>,
  base: string,
  day: Day,
): Set<Proposal['id']> {
  const earlier = [...branches].filter(
    ([name]) => !name.startsWith(`upkeep/${day}/`) && !name.endsWith(`/${ruleGroup}`),
  );
  const trailers = `--format=%(trailers:key=${proposalTrailer},valueonly)`;
  const ids = earlier.flatMap(([, commit]) =>
    repository.git(['log', trailers, `${base}..${commit}`]).split('\n'),
  );
  return new Set(ids.map((id) => id.trim()).filter((id) => id !== ''));
}
