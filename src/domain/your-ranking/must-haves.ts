/** What a reader may insist on: a fact, and which answer is a yes. */
export interface MustHave {
  readonly id: string;
  /** The fact it reads, by its key in the vocabulary. */
  readonly key: string;
  readonly rule: MustHaveRule;
}

export type MustHaveRule =
  /** The fact itself answers yes. */
  | { readonly name: 'yes' }
  /** There is at least one. */
  | { readonly name: 'some' }
  | { readonly name: 'one-of'; readonly options: readonly string[] }
  /** Fewer than all is an answer in part. */
  | { readonly name: 'all-of'; readonly options: readonly string[] };

/** In the order in which readers see them. Their words are those of the vocabulary. */
export const mustHaves: readonly MustHave[] = [
  { id: 'no-logs', key: 'logging', rule: { name: 'one-of', options: ['none'] } },
  { id: 'audited', key: 'audits', rule: { name: 'some' } },
  { id: 'ram-only-servers', key: 'ram-only-servers', rule: { name: 'yes' } },
  {
    id: 'kill-switch',
    key: 'kill-switch',
    rule: { name: 'all-of', options: ['windows', 'macos', 'linux', 'android', 'ios'] },
  },
  { id: 'anonymous-payment', key: 'payment-methods', rule: { name: 'one-of', options: ['cash', 'monero'] } },
  { id: 'port-forwarding', key: 'port-forwarding', rule: { name: 'yes' } },
  { id: 'router', key: 'platforms', rule: { name: 'one-of', options: ['router'] } },
  { id: 'free-plan', key: 'free-plan', rule: { name: 'yes' } },
];
