import { refusalReason } from './acceptable.ts';
import { type CurrentFacts, isWithin } from './edited-facts.ts';
import { changesOf } from './file-changes.ts';
import { type PriceRule, priceRuleObjection } from './price-rule.ts';
import type { Proposal } from './proposal.ts';
import { type StillTrueRule, stillTrueRuleObjection } from './still-true-rule.ts';

/**
 * Auto-merge rules by kind of proposal. They decide what can be merged without a person. They are data, so that extending
 * them takes a separate commit.
 */
export interface AutoMergeRules {
  readonly 'still-true': StillTrueRule;
  readonly price: PriceRule;
}

export type Ruling = { readonly by: keyof AutoMergeRules } | { readonly no: string };

/**
 * Returns the rule that allows everything that a proposal would change, or the reason why a person must decide. `reviewed`
 * returns a file as it was when a person last saw its prices.
 */
export function autoMergeRuling(
  proposal: Proposal,
  rules: AutoMergeRules,
  current: CurrentFacts,
  reviewed: CurrentFacts,
): Ruling {
  const refused = refusalReason(proposal, current);
  if (refused !== undefined) return { no: refused };
  const rule = ruleFor(proposal, rules);
  if (rule === undefined) return { no: `No rule covers proposals of the kind "${proposal.kind}".` };
  const changes = changesOf(proposal, current);
  const why =
    rule === 'price'
      ? priceRuleObjection(proposal, changes, rules.price, reviewed)
      : stillTrueRuleObjection(proposal, changes, rules['still-true']);
  return why === undefined ? { by: rule } : { no: why };
}

/**
 * Returns the rule for a proposal. Unchanged prices of a feed also fall under the price rule, because they change more than
 * the dates of a cell: the history counts captures.
 */
function ruleFor(
  { kind, cell, read }: Proposal,
  { price }: AutoMergeRules,
): keyof AutoMergeRules | undefined {
  if (kind !== 'price' && kind !== 'still-true') return undefined;
  const isFromFeed =
    isWithin(cell, ['facts', 'prices']) && read.every(({ id }) => price.sources.includes(id));
  return isFromFeed ? 'price' : kind;
}
