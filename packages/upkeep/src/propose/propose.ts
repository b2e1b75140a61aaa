import type { Day } from '@vpn-site/core/day/day.ts';
import type { Proposal } from '#rules/proposal.ts';
import type { UpkeepFolder } from '../upkeep-folder.ts';
import { byRule, proposalTrailer } from './commit-message.ts';
import type { Delivery, Destination } from './destination.ts';
import { type MadeBranch, Workshop, type WorkshopSettings } from './make-branch.ts';
import type { Repository } from './repository.ts';
import type { JudgedProposal, SortedProposals } from './sort-proposals.ts';

export interface ProposeSettings extends Omit<WorkshopSettings, 'isKept'> {
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
  /** Proposals that wait on a branch of an earlier day. */
  readonly waiting: number;
}

/**
 * Makes a branch for each provider whose facts a person must decide about, and one for everything that a rule may merge.
 * The automatic merge comes first and the others start from it, so a second run finds nothing to do.
 */
export async function propose(settings: ProposeSettings): Promise<Proposed> {
  const { repository, destination, upkeep, day } = settings;
  const base = destination.baseCommit(settings.base);
  const waiting = waitingProposals(repository, destination.branches(), base, day);
  return await repository.inTree(base, async (tree) => {
    const isKept = (capture: string) => upkeep.capture(capture) !== undefined;
    const workshop = new Workshop(tree, { ...settings, isKept });
    const { ready, ...sorted } = workshop.sort(base, upkeep.noticed().proposals);
    const held = ready.filter(({ proposal, rule }) => rule === undefined && waiting.has(proposal.id));
    const groups = Map.groupBy(
      ready.filter((each) => !held.includes(each)),
      ({ proposal, rule }) => (rule === undefined ? proposal.provider : byRule),
    );
    const branches = await makeBranches(workshop, groups, base, settings);
    upkeep.keepNoticed('propose', { proposals: [], findings: sorted.findings });
    return { ...sorted, branches, waiting: held.length };
  });
}

async function makeBranches(
  workshop: Workshop,
  groups: ReadonlyMap<string, readonly JudgedProposal[]>,
  start: string,
  { destination, base, day, mergesByRule, upkeep }: ProposeSettings,
): Promise<ProposedBranch[]> {
  const nameOf = (group: string) => `upkeep/${day}/${group}`;
  const branches: ProposedBranch[] = [];
  const ruled = await madeByRule(workshop, start, groups.get(byRule) ?? []);
  const merged = mergesByRule ? ruled.find(({ commit }) => commit !== undefined)?.commit : undefined;
  if (merged !== undefined) destination.advance(base, merged);
  const people = [...groups].filter(([group]) => group !== byRule).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const made = ruled.map((branch) => ({ ...branch, name: nameOf(byRule) }));
  for (const [group, judged] of people) {
    made.push({ ...(await workshop.make(merged ?? start, group, judged)), name: nameOf(group) });
  }
  for (const branch of made) {
    const { name, commit, report } = branch;
    upkeep.keepReport(commit === undefined ? `${name}.stopped` : name, report);
    const delivery = () =>
      commit === undefined ? 'stopped by the checks' : destination.deliver(name, commit, report);
    branches.push({ ...branch, delivery: commit !== undefined && commit === merged ? 'merged' : delivery() });
  }
  return branches;
}

/**
 * Makes the branch that is merged by rule. If checks stop it, proposals for the files they name go to a separate branch, so
 * the others are not held back.
 */
async function madeByRule(
  workshop: Workshop,
  base: string,
  judged: readonly JudgedProposal[],
): Promise<MadeBranch[]> {
  if (judged.length === 0) return [];
  const all = await workshop.make(base, byRule, judged);
  const blamed = all.stopping.map(({ file }) => file);
  const { true: held = [], false: rest = [] } = Object.groupBy(judged, ({ proposal }) =>
    proposal.edits.some(({ file }) => blamed.includes(file)) ? 'true' : 'false',
  );
  if (held.length === 0 || rest.length === 0) return [all];
  return [await workshop.make(base, byRule, rest), await workshop.make(base, byRule, held)];
}

/** Returns the ids of undecided proposals on branches of other days. Branches of the same day are made again. */
function waitingProposals(
  repository: Repository,
  branches: ReadonlyMap<string, string>,
  base: string,
  day: Day,
): Set<Proposal['id']> {
  const earlier = [...branches].filter(
    ([name]) => !name.startsWith(`upkeep/${day}/`) && !name.endsWith(`/${byRule}`),
  );
  const trailers = `--format=%(trailers:key=${proposalTrailer},valueonly)`;
  const ids = earlier.flatMap(([, commit]) =>
    repository.git(['log', trailers, `${base}..${commit}`]).split('\n'),
  );
  return new Set(ids.map((id) => id.trim()).filter((id) => id !== ''));
}
