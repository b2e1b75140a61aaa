import type { Day } from '../day/day.ts';
import { cheapestPlan } from '../price/cheapest-plan.ts';
import { comparedMonths } from '../price/plan-cost.ts';
import { countsAsAudit } from '../provider/audit.ts';
import { factState, type Lifetimes } from '../provider/freshness.ts';
import { factOf, knownFact, type NamedKey, type NamedValue, type Provider } from '../provider/provider.ts';

export type DemandId =
  | 'free-plan'
  | 'free-unlimited'
  | 'port-forwarding'
  | 'obfuscation'
  | 'no-logs'
  | 'audited'
  | 'known-cost'
  | 'many-devices'
  | 'main-platforms'
  | 'linux'
  | 'tv'
  | 'router';

/** A requirement on one fact. */
export interface Demand {
  /** The key of the fact that answers it. */
  readonly key: NamedKey;
  readonly isMetBy: (provider: Provider, asOf: Day) => boolean;
}

/** Enough for a household, not just one person. */
export const manyDevices = 10;

function demand<K extends NamedKey>(key: K, isEnough: (value: NamedValue<K>, asOf: Day) => boolean): Demand {
  return {
    key,
    isMetBy: (provider, asOf) => {
      const fact = knownFact(provider, key);
      return fact !== undefined && isEnough(fact.value, asOf);
    },
  };
}

const platforms = (isEnough: (has: (platform: string) => boolean) => boolean) =>
  demand('platforms', (value) => isEnough((platform) => value.includes(platform)));

export const demands: Readonly<Record<DemandId, Demand>> = {
  'free-plan': demand('free-plan', ({ available }) => available),
  'free-unlimited': demand('free-plan', ({ available, dataCapGb }) => available && dataCapGb === 'unlimited'),
  // "Partly" comes with conditions that a reader would have to know, so it does not meet a must-have.
  'port-forwarding': demand('port-forwarding', (answer) => answer === true),
  obfuscation: demand('obfuscation', (answer) => answer === true),
  'no-logs': demand('logging', (logs) => logs === 'none'),
  audited: demand('audits', (audits) => audits.some(countsAsAudit)),
  'known-cost': demand('prices', (plans, asOf) => cheapestPlan(plans, comparedMonths, asOf) !== undefined),
  'many-devices': demand('devices', (count) => count === 'unlimited' || count >= manyDevices),
  'main-platforms': platforms((has) => ['windows', 'macos', 'android', 'ios'].every(has)),
  linux: platforms((has) => has('linux')),
  tv: platforms((has) => ['android-tv', 'fire-tv', 'apple-tv'].some(has)),
  router: platforms((has) => has('router')),
};

/** The answer to a demand. An unknown or stale fact is not a "no", but it does not meet a demand either. */
export type DemandAnswer = 'met' | 'missed' | 'unknown' | 'stale';

export function answerToDemand(
  provider: Provider,
  id: DemandId,
  lifetimes: Lifetimes,
  asOf: Day,
): DemandAnswer {
  const { key, isMetBy } = demands[id];
  const state = factState(factOf(provider, key), { lifetime: lifetimes[key] ?? 'never' }, asOf);
  if (state !== 'fresh') return state;
  return isMetBy(provider, asOf) ? 'met' : 'missed';
}
