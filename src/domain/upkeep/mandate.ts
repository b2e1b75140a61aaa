import { whyRefused } from './acceptable.ts';
import type { StandingFacts } from './edited-facts.ts';
import { changesOf, type FileChange } from './file-changes.ts';
import { type PriceMandate, whyNoPrice } from './mandate-price.ts';
import { type StillTrueMandate, whyNotStillTrue } from './mandate-still-true.ts';
import type { Proposal } from './proposal.ts';

/** What may be merged without a person, by kind of proposal. It is data: whoever widens it does so in a commit of its own. */
export interface Mandate {
  readonly 'still-true': StillTrueMandate;
  readonly price: PriceMandate;
}

export type Ruling = { readonly by: keyof Mandate } | { readonly no: string };

/** Whether a rule covers all that a proposal would change, and which; otherwise why a person decides. */
export function isMandated(proposal: Proposal, mandate: Mandate, standing: StandingFacts): Ruling {
  const refused = whyRefused(proposal, standing);
  if (refused !== undefined) return { no: refused };
  const { kind } = proposal;
  if (kind !== 'still-true' && kind !== 'price')
    return { no: `No rule covers proposals of the kind "${kind}".` };
  const why = whyNot(kind, mandate, proposal, changesOf(proposal, standing));
  return why === undefined ? { by: kind } : { no: why };
}

function whyNot(
  kind: keyof Mandate,
  mandate: Mandate,
  proposal: Proposal,
  changes: readonly FileChange[],
): string | undefined {
  return kind === 'price'
    ? whyNoPrice(proposal, changes, mandate.price)
    : whyNotStillTrue(proposal, changes, mandate['still-true']);
}
