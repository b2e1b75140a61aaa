import { whyRefused } from './acceptable.ts';
import { isWithin, type StandingFacts } from './edited-facts.ts';
import { changesOf } from './file-changes.ts';
import { type PriceMandate, whyNoPrice } from './mandate-price.ts';
import { type StillTrueMandate, whyNotStillTrue } from './mandate-still-true.ts';
import type { Proposal } from './proposal.ts';

/**
 * Auto-merge rules by kind of proposal: what may be merged without a person. They are data, so that widening them takes a
 * separate commit.
 */
export interface Mandate {
  readonly 'still-true': StillTrueMandate;
  readonly price: PriceMandate;
}

export type Ruling = { readonly by: keyof Mandate } | { readonly no: string };

/** Returns the rule that covers everything a proposal would change, or the reason why a person must decide. */
export function isMandated(proposal: Proposal, mandate: Mandate, standing: StandingFacts): Ruling {
  const refused = whyRefused(proposal, standing);
  if (refused !== undefined) return { no: refused };
  const rule = ruleFor(proposal, mandate);
  if (rule === undefined) return { no: `No rule covers proposals of the kind "${proposal.kind}".` };
  const changes = changesOf(proposal, standing);
  const why =
    rule === 'price'
      ? whyNoPrice(proposal, changes, mandate.price)
      : whyNotStillTrue(proposal, changes, mandate['still-true']);
  return why === undefined ? { by: rule } : { no: why };
}

/**
 * Returns the rule for a proposal. Unchanged prices of a feed also fall under the price rule, because they change more than
 * the cell's dates: the history counts captures.
 */
function ruleFor({ kind, cell, read }: Proposal, { price }: Mandate): keyof Mandate | undefined {
  if (kind !== 'price' && kind !== 'still-true') return undefined;
  const isFromFeed =
    isWithin(cell, ['facts', 'prices']) && read.every(({ id }) => price.sources.includes(id));
  return isFromFeed ? 'price' : kind;
}
