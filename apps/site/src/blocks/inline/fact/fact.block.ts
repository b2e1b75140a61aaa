import { unknown } from '@vpn-site/core/provider/fact.ts';
import { block } from '#blocks/block.ts';
import { selectFact } from '#evidence/fact/fact-view.ts';
import { unconfirmedValue } from '#site/assertions.ts';
import { wordsOf } from '../tracked-link/tracked-link.block.ts';
import { factWords, factWordsProblems } from './fact-words.ts';

const form = {
  kind: 'text',
  explanation: 'the words around the number in this form; # is the number.',
} as const;

export const factBlock = block({
  name: 'fact',
  summary:
    'What we know of a provider, in words and with its source, inside a sentence: nobody types a number. By itself it shows the value; with a body, your words for that value; with forms, the number as the sentence needs it.',
  attributes: {
    provider: {
      kind: 'provider',
      required: true,
      explanation: 'the provider, by the name of its file in facts/providers.',
    },
    key: { kind: 'fact', required: true, explanation: 'what to say of it, such as "countries".' },
    is: {
      kind: 'value',
      explanation:
        'the value that the words in the body were written for, as facts/providers writes it; "unknown" or "unconfirmed" for words that doubt it.',
    },
    zero: form,
    one: form,
    two: form,
    few: form,
    many: form,
    other: form,
  },
  body: 'prose',
  problems: factWordsProblems,
  select: (written, site, children) => {
    const fact = selectFact(written.provider, written.key, site);
    const words = factWords(written, wordsOf(children), site);
    if (words === undefined) return fact;
    // Words of doubt are a sentence like any other, and need no caveat.
    return written.is === unknown || written.is === unconfirmedValue
      ? { ...fact, text: words, isUnknown: false, caveats: [] }
      : { ...fact, text: words };
  },
  examples: [
    {
      name: 'In a sentence',
      source: [
        'It names {% fact provider="@1" key="countries" /%} countries',
        'and has {% fact provider="@1" key="audits" /%}.',
      ].join('\n'),
    },
    {
      name: 'In words that were written for its value',
      source: 'It {% fact provider="@1" key="port-forwarding" is="true" %}lets you open a port{% /fact %}.',
    },
    {
      name: 'As a number in the form that the sentence needs',
      source:
        'It lists servers in {% fact provider="@1" key="countries" one="# country" few="# countries" many="# countries" other="# countries" /%}.',
    },
    {
      name: 'Of a provider about which little is known',
      source: [
        'What it logs is {% fact provider="@last" key="logging" /%}.',
        'Whether there’s a free plan is {% fact provider="@last" key="free-plan" /%}.',
      ].join('\n'),
    },
    {
      name: 'In a list',
      source: [
        '- Servers: {% fact provider="@2" key="servers" /%}',
        '- Ways to pay: {% fact provider="@2" key="payment-methods" /%}',
      ].join('\n'),
    },
  ],
});
