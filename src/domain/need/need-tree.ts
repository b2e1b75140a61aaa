import type { DemandId } from './need-demands.ts';
import type { OutcomeId } from './need-outcomes.ts';

/** What follows an answer: the next question, or the end. */
export type Step =
  | { readonly kind: 'ask'; readonly question: QuestionId }
  | { readonly kind: 'end'; readonly outcome: OutcomeId };

/** Where an answer leads, and what it asks of a provider. */
export interface Answer {
  readonly then: Step;
  /** The ranking that fits; the last answer that names one decides. */
  readonly profile?: string;
  readonly demands?: readonly DemandId[];
  /** What a reader must know before relying on a list. */
  readonly caution?: Caution;
}

export type Caution = 'streaming' | 'torrents' | 'turkey' | 'restricted';

const ask = (question: QuestionId): Step => ({ kind: 'ask', question });
const end = (outcome: OutcomeId): Step => ({ kind: 'end', outcome });

export const firstQuestion = 'worry';

/** No path asks more than this; a test walks them all. */
export const mostQuestions = 6;

export type QuestionId =
  | 'worry'
  | 'network'
  | 'trust'
  | 'follow'
  | 'place'
  | 'port'
  | 'amount'
  | 'pay'
  | 'first'
  | 'device';

/** Names of answers are unique in the whole tree: they stand in addresses and in the words of each language. */
export type AnswerId =
  | 'wifi'
  | 'provider'
  | 'sites'
  | 'streaming'
  | 'torrents'
  | 'blocked'
  | 'work'
  | 'accounts'
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

type Answers = Readonly<Partial<Record<AnswerId, Answer>>>;

/** Every question with its answers, in the order in which they are offered. */
export const needTree: Readonly<Record<QuestionId, Answers>> = {
  worry: {
    wifi: { then: ask('network') },
    provider: { then: ask('trust') },
    sites: { then: ask('follow') },
    streaming: { then: ask('device'), profile: 'streaming', caution: 'streaming' },
    torrents: { then: ask('port'), profile: 'torrenting', caution: 'torrents' },
    blocked: { then: ask('place') },
    work: { then: end('employer') },
    accounts: { then: end('accounts') },
    nothing: { then: end('nothing') },
  },
  network: {
    contents: { then: end('https') },
    names: { then: ask('amount') },
  },
  trust: {
    company: { then: ask('amount') },
    neither: { then: end('no-gain') },
  },
  follow: {
    adverts: { then: end('browser') },
    address: { then: ask('amount') },
  },
  place: {
    office: { then: end('ask') },
    turkey: { then: ask('device'), profile: 'travel', demands: ['obfuscation'], caution: 'turkey' },
    restricted: { then: ask('device'), profile: 'travel', demands: ['obfuscation'], caution: 'restricted' },
    elsewhere: { then: ask('amount') },
  },
  port: {
    open: { then: ask('device'), demands: ['port-forwarding'] },
    closed: { then: ask('device') },
  },
  amount: {
    little: { then: end('free'), profile: 'free', demands: ['free-plan'] },
    much: { then: ask('pay') },
  },
  pay: {
    free: { then: end('free'), profile: 'free', demands: ['free-unlimited'] },
    paid: { then: ask('first') },
  },
  first: {
    private: { then: ask('device'), profile: 'privacy', demands: ['no-logs', 'audited'] },
    balanced: { then: ask('device'), profile: 'overall' },
    cost: { then: ask('device'), profile: 'overall', demands: ['known-cost'] },
    devices: { then: ask('device'), profile: 'overall', demands: ['many-devices'] },
  },
  device: {
    common: { then: end('list'), demands: ['main-platforms'] },
    linux: { then: end('list'), demands: ['linux'] },
    tv: { then: end('list'), demands: ['tv'] },
    router: { then: end('list'), demands: ['router'] },
  },
};

/** The answers of a question, in the order in which they are offered. */
export function answersTo(question: QuestionId): readonly AnswerId[] {
  return Object.keys(needTree[question]) as AnswerId[];
}
