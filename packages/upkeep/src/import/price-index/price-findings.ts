import type { Plan } from '@vpn-site/core/price/plan.ts';
import type { Finding } from '#rules/proposal.ts';
import { aliasesFile } from '../aliases.ts';
import { quoteOf } from './feed-plan.ts';
import { observedOn, type SeenFlap, type SnapshotRecord } from './looks.ts';

interface PlanPlace {
  readonly provider: string;
  readonly file: string;
  readonly index: number;
  readonly plan: string;
}

function about(kind: Finding['kind'], { provider, file, index, plan }: PlanPlace, look: SnapshotRecord) {
  return {
    id: `price-index:${kind}:${provider}:${plan}`,
    kind,
    provider,
    file,
    cell: ['facts', 'prices', 'value', index],
    url: look.url,
    on: observedOn(look),
    capture: look.capture,
    now: quoteOf(look.record),
  };
}

export function differsFrom(place: PlanPlace, written: Plan, look: SnapshotRecord): Finding {
  const { upfront_total: amount } = look.record;
  return {
    ...about('differs', place, look),
    was: `${written.id}: charged ${written.charged}, source ${written.source}`,
    summary: `${place.provider}, ${place.plan}: the price index says ${amount}, our plan says ${written.charged} from another source (${written.source}). Find out which is right.`,
  };
}

export function moved(place: PlanPlace, former: string | undefined, look: SnapshotRecord): Finding {
  return {
    ...about('moved', place, look),
    was: former,
    summary: `${place.provider}, ${place.plan}: the price index now reads ${look.record.source_url}, another page than the one our amount is from. Decide whether it is the same price; if so, write that page into the quote.`,
  };
}

/** Returns the finding for a plan that is gone; `newest` is any record of the snapshot that lacks it. */
export function gone(place: PlanPlace, newest: SnapshotRecord): Finding {
  const { now: _, ...finding } = about('gone', place, newest);
  return {
    ...finding,
    on: newest.generatedAt.slice(0, 10),
    summary: `${place.provider}, ${place.plan}: the price index no longer has this plan. Look whether it is still sold, and give it another source or take it out.`,
  };
}

export function flapped(place: PlanPlace, flaps: readonly [SeenFlap, ...SeenFlap[]], written: Plan): Finding {
  const { look, last } = flaps.at(-1) ?? flaps[0];
  const times = flaps.length === 1 ? 'once' : `${flaps.length} times`;
  return {
    ...about('flapped', place, look),
    on: last,
    was: `${written.id}: charged ${written.charged}`,
    summary: `${place.provider}, ${place.plan}: ${look.record.upfront_total} came and went ${times}, last on ${last}; ${written.charged} stays. Say so in the note if it goes on.`,
  };
}

export function unmapped(what: 'provider' | 'plan', look: SnapshotRecord): Finding {
  const { provider_id, plan_id } = look.record;
  const name = what === 'provider' ? provider_id : `${provider_id}/${plan_id}`;
  const remedy =
    what === 'provider'
      ? 'name it under "providers" or "ignored"'
      : 'name our plan under "plans", or add the plan to the provider';
  return {
    ...about('unmapped', { provider: provider_id, file: aliasesFile, index: 0, plan: name }, look),
    cell: ['price-index', what === 'provider' ? 'providers' : 'plans'],
    summary: `The price index has the ${what} ${name}, which is none of ours: ${remedy} in ${aliasesFile}.`,
  };
}
