/** What helps where a VPN does not, or not enough to be worth it. */
export type HelpId =
  | 'https'
  | 'warnings'
  | 'encrypted-dns'
  | 'tor'
  | 'blocker'
  | 'cookies'
  | 'signed-out'
  | 'two-factor'
  | 'passwords'
  | 'updates'
  | 'ask'
  | 'own-network'
  | 'employer';

export type RefusalId = 'https' | 'no-gain' | 'browser' | 'ask' | 'employer' | 'accounts' | 'nothing';

export type OutcomeId = RefusalId | 'free' | 'list';

/** "No", and what to do instead: the most useful first. */
export const refusals: Readonly<Record<RefusalId, readonly HelpId[]>> = {
  https: ['https', 'warnings', 'two-factor'],
  'no-gain': ['encrypted-dns', 'https', 'tor'],
  browser: ['blocker', 'cookies', 'signed-out'],
  ask: ['ask', 'own-network'],
  employer: ['employer', 'two-factor'],
  accounts: ['two-factor', 'passwords', 'updates'],
  nothing: ['https', 'two-factor', 'updates', 'encrypted-dns'],
};

export function isRefusal(outcome: OutcomeId): outcome is RefusalId {
  return Object.hasOwn(refusals, outcome);
}
