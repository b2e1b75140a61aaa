import { type FactFile, stemOf } from '@vpn-site/content/facts/fact-file.ts';
import { planSchema } from '@vpn-site/content/facts/price-schemas.ts';
import { fieldsOf } from '@vpn-site/core/fields/fields.ts';
import type { Plan } from '@vpn-site/core/price/plan.ts';
import { z } from 'zod';
import type { Finding, Proposal } from '#rules/proposal.ts';
import { confirmPlan } from './confirm-plan.ts';
import { type FeedKind, feedKinds, feedSources } from './feed.ts';
import { pageInQuote, planAsRead, quoteOf, termsKey } from './feed-plan.ts';
import { dataset, planQuote } from './price-edits.ts';
import { differenceFinding, goneFinding, movedFinding } from './price-findings.ts';
import { type EvaluatedPlan, proposePrices } from './price-proposal.ts';
import { observedOn, type SeenFlap, type SnapshotRecord } from './snapshots.ts';

/** One of our plans with its snapshots, oldest first. */
export interface WatchedPlan {
  readonly id: string;
  readonly snapshots: readonly [SnapshotRecord, ...SnapshotRecord[]];
}

/** Any record of the newest snapshot of each kind. */
export type NewestSnapshots = ReadonlyMap<FeedKind, SnapshotRecord>;

export interface Followed {
  readonly proposals: readonly Proposal[];
  readonly findings: readonly Finding[];
  readonly flaps: readonly SeenFlap[];
  readonly remarks: readonly string[];
}

export const nothingFollowed: Followed = { proposals: [], findings: [], flaps: [], remarks: [] };

/**
 * Returns the proposals, findings and remarks for one provider, and its flaps: prices that appeared and disappeared again
 * before they were confirmed.
 */
export function followProvider(
  file: FactFile,
  history: FactFile | undefined,
  watched: readonly WatchedPlan[],
  newest: NewestSnapshots,
): Followed {
  const followed = [
    ...unlistedPlans(file, watched, newest),
    ...watched.map((plan) => followPlan(file, plan)),
  ];
  const plans = followed.flatMap(({ plan }) => plan ?? []);
  const rest = followed.reduce<Followed>(mergeFollowed, nothingFollowed);
  const proposal = followed.some(({ isBlocked }) => isBlocked)
    ? undefined
    : proposePrices(file, history, plans);
  return { ...rest, proposals: proposal ? [proposal] : [] };
}

export function mergeFollowed(a: Followed, b: Followed): Followed {
  return {
    proposals: [...a.proposals, ...b.proposals],
    findings: [...a.findings, ...b.findings],
    flaps: [...a.flaps, ...b.flaps],
    remarks: [...a.remarks, ...b.remarks],
  };
}

type PlanOutcome = Followed & {
  readonly plan?: EvaluatedPlan;
  /** Whether a person must decide something about the plan before the provider's source can be updated. */
  readonly isBlocked?: boolean;
};

export function plansOf({ data }: FactFile): readonly Plan[] {
  const { data: plans = [] } = z
    .array(planSchema)
    .safeParse(fieldsOf(fieldsOf(fieldsOf(data).facts).prices).value);
  return plans;
}

/** Returns plans that the newest snapshot no longer has: an updated source would no longer contain their quotes. */
function unlistedPlans(
  file: FactFile,
  watched: readonly WatchedPlan[],
  newest: NewestSnapshots,
): PlanOutcome[] {
  const isListed = (id: string) =>
    watched.some(
      (plan) =>
        plan.id === id &&
        plan.snapshots.some(
          ({ generatedAt, record }) => generatedAt === newest.get(record.feed)?.generatedAt,
        ),
    );
  return plansOf(file).flatMap(({ id, source, observed }, index) => {
    const kind = feedKinds.find((one) => feedSources[one] === source);
    const last = kind && newest.get(kind);
    if (!last || isListed(id) || last.generatedAt.slice(0, 10) <= observed) return [];
    const ref = { provider: stemOf(file), file: file.file, index, plan: id };
    return [{ ...nothingFollowed, findings: [goneFinding(ref, last)], isBlocked: true }];
  });
}

function followPlan(file: FactFile, { id, snapshots }: WatchedPlan): PlanOutcome {
  const index = plansOf(file).findIndex((plan) => plan.id === id);
  const written = plansOf(file)[index];
  if (!written) return nothingFollowed;
  const newest = snapshots.at(-1) ?? snapshots[0];
  const provider = stemOf(file);
  if (observedOn(newest) <= written.observed) {
    const isOlder = observedOn(newest) < written.observed;
    const remark = `${provider}, ${id}: the index is from ${observedOn(newest)}, our file from ${written.observed}; not changed.`;
    return { ...nothingFollowed, remarks: isOlder ? [remark] : [] };
  }
  const ref = { provider, file: file.file, index, plan: id };
  if (!isComparable(file, written, newest)) {
    const isSame = termsKey(planAsRead(written, newest.record)) === termsKey(written);
    return { ...nothingFollowed, findings: isSame ? [] : [differenceFinding(ref, written, newest)] };
  }
  const former = planQuote(fieldsOf(file.data), newest);
  if (isOtherPage(written, newest, former)) {
    return { ...nothingFollowed, findings: [movedFinding(ref, former, newest)], isBlocked: true };
  }
  const confirmed = confirmPlan(written, snapshots);
  const waiting =
    confirmed.pending && `${provider}, ${id} waits for another capture: ${quoteOf(confirmed.pending.record)}`;
  return {
    ...nothingFollowed,
    plan: { index, written, confirmed, snapshots },
    flaps: confirmed.flaps.map(({ first, last }) => ({
      provider,
      plan: id,
      first: observedOn(first),
      last: observedOn(last),
      look: last,
    })),
    remarks: waiting ? [waiting] : [],
  };
}

/** Whether the amounts can be compared: same market, currency, kind of length and dataset. */
function isComparable(file: FactFile, plan: Plan, { record }: SnapshotRecord): boolean {
  const { url } = fieldsOf(fieldsOf(fieldsOf(file.data).sources)[plan.source]);
  const isOurs = typeof url === 'string' && url.startsWith(dataset);
  const hasSameLength = (plan.days === undefined) === (record.service_months !== null);
  return isOurs && hasSameLength && plan.currency === record.currency && plan.market === record.country_code;
}

/**
 * Whether the record comes from another page, because a change of page is not a change of price. If the page is unknown,
 * only a nonstandard plan whose terms differ counts as one.
 */
function isOtherPage(written: Plan, { record }: SnapshotRecord, former: string | undefined): boolean {
  const page = former === undefined ? undefined : pageInQuote(former);
  if (page !== undefined) return page !== record.source_url;
  return written.standard === false && termsKey(planAsRead(written, record)) !== termsKey(written);
}
