import type { DemandId } from './need-demands.ts';

/** The step after an answer: the next question, or the end. */
export type NeedStep =
  | { readonly kind: 'ask'; readonly question: QuestionId }
  | { readonly kind: 'end'; readonly outcome: OutcomeId };

/** The next step after an answer, and what it requires of a provider. */
export interface NeedAnswer {
  readonly next: NeedStep;
  /** The profile whose ranking fits. If several answers name one, the last one decides. */
  readonly profile?: string;
  readonly demands?: readonly DemandId[];
  /**
   * The pick rule whose provider comes first, if it meets the demands. If several answers name one, the last one decides.
   */
  readonly pick?: string;
  /** A warning that a reader must see before relying on a ranking. */
  readonly caution?: Caution;
  /** The code of the reader's country. Only countries whose VPN blocking orders the site records. */
  readonly country?: string;
}

export type Caution = 'streaming' | 'torrents' | 'gaming' | 'any' | 'law' | 'restricted';

const ask = (question: QuestionId): NeedStep => ({ kind: 'ask', question });
const end = (outcome: OutcomeId): NeedStep => ({ kind: 'end', outcome });

export const firstQuestion = 'worry';

/** The max number of questions on any path. A test checks it on all paths. */
export const maxQuestions = 6;

export type QuestionId =
  | 'worry'
  | 'network'
  | 'trust'
  | 'follow'
  | 'place'
  | 'budget'
  | 'port'
  | 'amount'
  | 'pay'
  | 'first'
  | 'device';

/** Ids of all answers. They are unique in the whole tree, because addresses and messages use them. */
export type AnswerId =
  | 'wifi'
  | 'provider'
  | 'sites'
  | 'streaming'
  | 'gaming'
  | 'torrents'
  | 'blocked'
  | 'work'
  | 'accounts'
  | 'customer'
  | 'any'
  | 'nothing'
  | 'contents'
  | 'names'
  | 'company'
  | 'neither'
  | 'adverts'
  | 'address'
  | 'office'
  | 'turkey'
  | 'restricted'
  | 'elsewhere'
  | 'unpaid'
  | 'payable'
  | 'open'
  | 'closed'
  | 'little'
  | 'much'
  | 'free'
  | 'paid'
  | 'private'
  | 'balanced'
  | 'cost'
  | 'devices'
  | 'common'
  | 'linux'
  | 'tv'
  | 'router';

type Answers = Readonly<Partial<Record<AnswerId, NeedAnswer>>>;

/** The answer of readers in networks that block VPNs. They need connections that look like other traffic. */
const underCensorship: NeedAnswer = { next: ask('budget'), profile: 'travel', demands: ['obfuscation'] };

/** Every question with its answers, in display order. */
export const needTree: Readonly<Record<QuestionId, Answers>> = {
  worry: {
    wifi: { next: ask('network') },
    provider: { next: ask('trust') },
    sites: { next: ask('follow') },
    streaming: { next: ask('device'), profile: 'streaming', caution: 'streaming' },
    gaming: {
      next: ask('device'),
      profile: 'overall',
      demands: ['wireguard'],
      caution: 'gaming',
      pick: 'most-people',
    },
    torrents: { next: ask('port'), profile: 'torrenting', caution: 'torrents' },
    blocked: { next: ask('place') },
    work: { next: end('employer') },
    accounts: { next: end('accounts') },
    customer: { next: end('customer') },
    any: {
      next: end('list'),
      profile: 'overall',
      demands: ['main-platforms'],
      caution: 'any',
      pick: 'most-people',
    },
    nothing: { next: end('nothing') },
  },
  network: {
    contents: { next: end('https') },
    names: { next: ask('amount') },
  },
  trust: {
    company: { next: ask('amount') },
    neither: { next: end('no-gain') },
  },
  follow: {
    adverts: { next: end('browser') },
    address: { next: ask('amount') },
  },
  place: {
    office: { next: end('ask') },
    turkey: { ...underCensorship, caution: 'law', country: 'TR' },
    restricted: { ...underCensorship, caution: 'restricted' },
    elsewhere: { next: ask('amount') },
  },
  budget: {
    unpaid: { next: ask('device'), profile: 'free', demands: ['free-plan'] },
    payable: { next: ask('device') },
  },
  port: {
    open: { next: ask('device'), demands: ['port-forwarding'] },
    closed: { next: ask('device') },
  },
  amount: {
    little: { next: end('free'), profile: 'free', demands: ['free-plan'] },
    much: { next: ask('pay') },
  },
  pay: {
    free: { next: end('free'), profile: 'free', demands: ['free-unlimited'] },
    paid: { next: ask('first') },
  },
  first: {
    private: { next: ask('device'), profile: 'privacy', demands: ['no-logs', 'audited'] },
    balanced: { next: ask('device'), profile: 'overall', pick: 'most-people' },
    cost: { next: ask('device'), profile: 'overall', demands: ['known-cost'], pick: 'cheapest' },
    devices: { next: ask('device'), profile: 'overall', demands: ['many-devices'], pick: 'most-devices' },
  },
  device: {
    common: { next: end('list'), demands: ['main-platforms'] },
    linux: { next: end('list'), demands: ['linux'] },
    tv: { next: end('list'), demands: ['tv'] },
    router: { next: end('list'), demands: ['router'] },
  },
};

/** Returns the answers to a question, in display order. */
export function answersTo(question: QuestionId): readonly AnswerId[] {
  return Object.keys(needTree[question]) as AnswerId[];
}

/** Alternatives for readers whom a VPN does not help, or not enough. */
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
  | 'employer'
  | 'cancel-by'
  | 'refund'
  | 'cheaper';

export type RefusalId =
  | 'https'
  | 'no-gain'
  | 'browser'
  | 'ask'
  | 'employer'
  | 'accounts'
  | 'customer'
  | 'nothing';

export type OutcomeId = RefusalId | 'free' | 'list';

/** Outcomes that advise against a VPN, with alternatives, most useful first. */
export const refusals: Readonly<Record<RefusalId, readonly HelpId[]>> = {
  https: ['https', 'warnings', 'two-factor'],
  'no-gain': ['encrypted-dns', 'https', 'tor'],
  browser: ['blocker', 'cookies', 'signed-out'],
  ask: ['ask', 'own-network'],
  employer: ['employer', 'two-factor'],
  accounts: ['two-factor', 'passwords', 'updates'],
  customer: ['cancel-by', 'refund', 'cheaper'],
  nothing: ['https', 'two-factor', 'updates', 'encrypted-dns'],
};

export function isRefusal(outcome: OutcomeId): outcome is RefusalId {
  return Object.hasOwn(refusals, outcome);
}
