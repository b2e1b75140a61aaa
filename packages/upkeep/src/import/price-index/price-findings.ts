import type { Plan } from '@vpn-site/core/price/plan.ts';
import type { Finding } from '#rules/proposal.ts';
import { aliasesFile } from '../aliases.ts';
import { quoteOf } from './feed-plan.ts';
import { observedOn, type SeenFlap, type SnapshotRecord } from './snapshots.ts';

interface PlanRef {
  readonly provider: string;
  readonly file: string;
  readonly index: number;
  readonly plan: string;
}

function about(kind: Finding['kind'], { provider, file, index, plan }: PlanRef, snapshot: SnapshotRecord) {
  return {
    id: `price-index:${kind}:${provider}:${plan}`,
    kind,
    provider,
    file,
    cell: ['facts', 'prices', 'value', index],
    url: snapshot.url,
    on: observedOn(snapshot),
    capture: snapshot.capture,
    now: quoteOf(snapshot.record),
  };
}

export function differenceFinding(ref: PlanRef, written: Plan, snapshot: SnapshotRecord): Finding {
  const { upfront_total: amount } = snapshot.record;
  return {
    ...about('differs', ref, snapshot),
    was: `${written.id}: charged ${written.charged}, source ${written.source}`,
    summary: `${ref.provider}, ${ref.plan}: the price index says ${amount}, our plan says ${written.charged} from another source (${written.source}). Find out which is right.`,
  };
}

export function movedFinding(ref: PlanRef, former: string | undefined, snapshot: SnapshotRecord): Finding {
  return {
    ...about('moved', ref, snapshot),
    was: former,
    summary: `${ref.provider}, ${ref.plan}: the price index now reads ${snapshot.record.source_url}, not the page that our amount is from. Decide whether it is the same price. If so, write that page into the quote.`,
  };
}

/** Returns the finding for a plan that is gone; `newest` is any record of the snapshot that lacks it. */
export function goneFinding(ref: PlanRef, newest: SnapshotRecord): Finding {
  const { now: _, ...finding } = about('gone', ref, newest);
  return {
    ...finding,
    on: newest.generatedAt.slice(0, 10),
    summary: `${ref.provider}, ${ref.plan}: the price index no longer has this plan. Check whether it is still sold. Give it another source or remove it.`,
  };
}

export function flapFinding(ref: PlanRef, flaps: readonly [SeenFlap, ...SeenFlap[]], written: Plan): Finding {
  const { look: snapshot, last } = flaps.at(-1) ?? flaps[0];
  const times = flaps.length === 1 ? 'once' : `${flaps.length} times`;
  return {
    ...about('flapped', ref, snapshot),
    on: last,
    was: `${written.id}: charged ${written.charged}`,
    summary: `${ref.provider}, ${ref.plan}: ${snapshot.record.upfront_total} came and went ${times}, last on ${last}; ${written.charged} stays. If this continues, describe it in the note.`,
  };
}

export function unmappedFinding(what: 'provider' | 'plan', snapshot: SnapshotRecord): Finding {
  const { provider_id, plan_id } = snapshot.record;
  const name = what === 'provider' ? provider_id : `${provider_id}/${plan_id}`;
  const remedy =
    what === 'provider'
      ? 'name it under "providers" or "ignored"'
      : 'name our plan under "plans", or add the plan to the provider';
  return {
    ...about('unmapped', { provider: provider_id, file: aliasesFile, index: 0, plan: name }, snapshot),
    cell: ['price-index', what === 'provider' ? 'providers' : 'plans'],
    summary: `The price index has the ${what} ${name}, which we do not have: ${remedy} in ${aliasesFile}.`,
  };
}
