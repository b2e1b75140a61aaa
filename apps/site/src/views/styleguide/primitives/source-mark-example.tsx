import type { FactView } from '#evidence/fact/fact-view.ts';
import { markView } from '#evidence/fact/fact-view.ts';
import { CitedSentence, CitedText } from '#ui/primitives/source-mark/source-mark.tsx';
import { firstFact } from '../first-fact.ts';
import type { PrimitiveExample } from '../primitive-example.ts';

/** Facts that are fresh, aging, stale, undated, weak, and with many sources. */
const cases: readonly ((fact: FactView) => boolean)[] = [
  ({ phase }) => phase === 'fresh',
  ({ phase }) => phase === 'aging',
  ({ phase }) => phase === 'stale',
  ({ phase }) => phase === 'undated',
  ({ isWeak }) => isWeak,
  ({ sources }) => sources.length > 1,
];

export const example: PrimitiveExample = {
  name: 'Source mark',
  render: (site) => (
    <ul className="space-y-2">
      {[...new Set(cases.flatMap((isCase) => firstFact(site, isCase) ?? []))].map((fact) => {
        const mark = markView(fact, site);
        return (
          <li key={fact.evidence} lang={site.locale}>
            {fact.provider}: <CitedText text={fact.text} mark={mark} />.{' '}
            <CitedSentence text={`${fact.label}: ${fact.text}.`} mark={mark} />
          </li>
        );
      })}
    </ul>
  ),
};
