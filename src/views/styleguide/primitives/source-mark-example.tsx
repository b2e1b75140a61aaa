import { markView } from '#blocks/evidence/cell-view.ts';
import type { FactView } from '#blocks/evidence/fact-view.ts';
import { Sourced } from '#blocks/evidence/sourced.tsx';
import { firstFact } from '../first-fact.ts';
import type { PrimitiveExample } from '../primitive-example.ts';

/** Fresh, aging, stale, undated, weak, and with many sources. */
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
  draw: (blocks) => (
    <ul className="space-y-1">
      {[...new Set(cases.flatMap((isCase) => firstFact(blocks, isCase) ?? []))].map((fact) => {
        const text = `${fact.provider}, ${fact.label}: ${fact.text}`;
        return (
          <li key={fact.evidence} lang={blocks.locale}>
            <Sourced text={text} mark={markView(fact, blocks)} />
          </li>
        );
      })}
    </ul>
  ),
};
