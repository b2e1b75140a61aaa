import type { Day } from '../day/day.ts';
import { renewalJump } from '../price/advertised-month.ts';
import { cheapestPlan, headlinePlan } from '../price/cheapest-plan.ts';
import { comparedMonths } from '../price/plan-cost.ts';
import { countsAsAudit } from '../provider/audit.ts';
import { isKnown } from '../provider/fact.ts';
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
  | 'unlimited-devices'
  | 'main-platforms'
  | 'linux'
  | 'tv'
  | 'router'
  | 'wireguard'
  | 'no-email'
  | 'open-source'
  | 'steady-price';

/** A requirement on one fact. */
export interface Demand {
  /** The key of the fact that decides whether it is met. */
  readonly key: string;
  readonly isMetBy: (provider: Provider, asOf: Day) => boolean;
}

const mainPlatforms = ['windows', 'macos', 'android', 'ios'] as const;

/** The max ratio of a later price to the first at which the price counts as steady. */
const steadyUpTo = 1.1;

/** The number of devices that is enough for a household, not only for one person. */
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

/** Creates a demand on a fact that is not a named key, so its value has no type here. */
function plainDemand(key: string, isEnough: (value: unknown) => boolean): Demand {
  return {
    key,
    isMetBy: (provider) => {
      const fact = factOf(provider, key);
      return isKnown(fact) && isEnough(fact.value);
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
  'unlimited-devices': demand('devices', (count) => count === 'unlimited'),
  'main-platforms': platforms((has) => mainPlatforms.every(has)),
  linux: platforms((has) => has('linux')),
  tv: platforms((has) => ['android-tv', 'fire-tv', 'apple-tv'].some(has)),
  router: platforms((has) => has('router')),
  // NordLynx is NordVPN’s name for its WireGuard.
  wireguard: plainDemand(
    'protocols',
    (names) => Array.isArray(names) && names.some((name) => name === 'wireguard' || name === 'nordlynx'),
  ),
  'no-email': plainDemand('signup-email', (isNeeded) => isNeeded === false),
  'open-source': demand('open-source-apps', (open) =>
    mainPlatforms.every((platform) => open.includes(platform)),
  ),
  'steady-price': demand('prices', (plans, asOf) => {
    const plan = headlinePlan(plans, comparedMonths, asOf);
    return plan !== undefined && plan.renewal !== 'unpublished' && (renewalJump(plan) ?? 1) <= steadyUpTo;
  }),
};

/** The answer to a demand. An unknown or stale fact is not a "no", but does not meet a demand. */
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
