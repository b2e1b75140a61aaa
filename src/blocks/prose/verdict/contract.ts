import type { BlockContract } from '../../block-contract.ts';
import { selectVerdict, type VerdictModel } from './select.ts';

export const verdictContract: BlockContract<VerdictModel> = {
  name: 'verdict',
  component: 'Verdict',
  summary:
    'The box that leads a page: one sentence, for whom it is and for whom not, how sure we are, the score, the real cost and one button. The body is the sentence.',
  attributes: {
    provider: { kind: 'provider', required: true, explanation: 'the provider, such as "mullvad".' },
    profile: {
      kind: 'profile',
      explanation: 'the list it is judged in; "overall" where nothing is said.',
    },
    takeIf: { kind: 'text', explanation: 'for whom it is; continues "Take it if".' },
    leaveIf: { kind: 'text', explanation: 'for whom it is not; continues "Leave it if".' },
  },
  body: 'prose',
  select: ({ provider, profile = 'overall', takeIf, leaveIf }, site) =>
    selectVerdict(
      { provider: String(provider), profile: String(profile), takeIf: text(takeIf), leaveIf: text(leaveIf) },
      site,
    ),
  examples: [
    {
      name: 'The first of a list',
      source: [
        '{% verdict provider="@1" takeIf="you want one provider for most things, from a company that lets outsiders look." leaveIf="you want to pay month by month." %}',
        'Outsiders have looked: {% fact provider="@1" key="audits" /%}.',
        '{% /verdict %}',
      ].join('\n'),
    },
    {
      name: 'Further down',
      source: [
        '{% verdict provider="@2" profile="torrenting" leaveIf="you want the first of the list." %}',
        'Not the first, but not far behind.',
        '{% /verdict %}',
      ].join('\n'),
    },
    {
      name: 'Not ranked, price not known',
      source: [
        '{% verdict provider="@last" profile="free" takeIf="you pay for it anyway." %}',
        'Too little is known of it.',
        '{% /verdict %}',
      ].join('\n'),
    },
  ],
};

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
