import { leadGuards } from './lead-guards.ts';
import { listGuards } from './list-guards.ts';
import { offerGuards } from './offer-guards.ts';
import { outcomeGuards } from './outcome-guards.ts';
import { pairGuards } from './pair-guards.ts';
import { priceGuards } from './price-guards.ts';
import { recordGuards } from './record-guards.ts';
import { scoreGuards } from './score-guards.ts';
import { titleGuards } from './title-guards.ts';
import type { Guards } from './truth.ts';

/** A guard for each message that states something about a provider. */
export const guards: Guards = {
  ...leadGuards,
  ...listGuards,
  ...offerGuards,
  ...outcomeGuards,
  ...pairGuards,
  ...priceGuards,
  ...recordGuards,
  ...scoreGuards,
  ...titleGuards,
};
