import type { Day } from '../day/day.ts';
import { cheapestPlan } from '../price/cheapest-plan.ts';
import type { Plan } from '../price/plan.ts';
import { comparedMonths } from '../price/plan-cost.ts';
import { factState } from '../provider/fact-state.ts';
import type { FactValue, FreePlan } from '../provider/fact-value.ts';
import { factOf, type Provider } from '../provider/provider.ts';
import type { FactDefinition } from '../provider/vocabulary.ts';

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

/** What one fact must say. */
export interface Demand {
  /** The fact that answers it. */
  readonly key: string;
  readonly isMetBy: (value: FactValue, asOf: Day) => boolean;
}

/** A household, not a person. */
export const manyDevices = 10;

const isYes = (value: FactValue) => value === true;
const holds = (value: FactValue, option: string) => Array.isArray(value) && value.includes(option);
const holdsAll =
  (...options: readonly string[]) =>
  (value: FactValue) =>
    options.every((option) => holds(value, option));
const holdsAny =
  (...options: readonly string[]) =>
  (value: FactValue) =>
    options.some((option) => holds(value, option));

export const demands: Readonly<Record<DemandId, Demand>> = {
  'free-plan': { key: 'free-plan', isMetBy: (value) => (value as FreePlan).available },
  'free-unlimited': {
    key: 'free-plan',
    isMetBy: (value) => {
      const { available, dataCapGb } = value as FreePlan;
      return available && dataCapGb === 'unlimited';
    },
  },
  // "Partly" has conditions that a reader would have to know: it is not enough for a must-have.
  'port-forwarding': { key: 'port-forwarding', isMetBy: isYes },
  obfuscation: { key: 'obfuscation', isMetBy: isYes },
  'no-logs': { key: 'logging', isMetBy: (value) => value === 'none' },
  audited: { key: 'audits', isMetBy: (value) => Array.isArray(value) && value.length > 0 },
  'known-cost': {
    key: 'prices',
    isMetBy: (value, asOf) => cheapestPlan(value as readonly Plan[], comparedMonths, asOf) !== undefined,
  },
  'many-devices': {
    key: 'devices',
    isMetBy: (value) => value === 'unlimited' || (typeof value === 'number' && value >= manyDevices),
  },
  'main-platforms': { key: 'platforms', isMetBy: holdsAll('windows', 'macos', 'android', 'ios') },
  linux: { key: 'platforms', isMetBy: holdsAll('linux') },
  tv: { key: 'platforms', isMetBy: holdsAny('android-tv', 'fire-tv', 'apple-tv') },
  router: { key: 'platforms', isMetBy: holdsAll('router') },
};

/** Unknown and out of date are no "no", but neither is a must-have met by them. */
export type DemandAnswer = 'met' | 'missed' | 'unknown' | 'stale';

export function answerToDemand(
  provider: Provider,
  id: DemandId,
  lifetimes: Readonly<Record<string, FactDefinition['lifetime']>>,
  asOf: Day,
): DemandAnswer {
  const { key, isMetBy } = demands[id];
  const fact = factOf(provider, key);
  const state = factState(fact, { lifetime: lifetimes[key] ?? 'never' }, asOf);
  if (state !== 'fresh') return state;
  return isMetBy(fact.value, asOf) ? 'met' : 'missed';
}
