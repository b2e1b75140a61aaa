import { FreshnessIcon, type FreshnessIconPhase } from '#ui/primitives/freshness-icon/freshness-icon.tsx';
import type { PrimitiveExample } from '../primitive-example.ts';

const words: Readonly<Record<FreshnessIconPhase, string>> = {
  fresh: 'fresh',
  aging: 'past half its life',
  stale: 'stale: shown, but out of the score',
  undated: 'undated',
};

export const example: PrimitiveExample = {
  name: 'FreshnessIcon',
  render: () => (
    <ul className="flex flex-wrap gap-x-6 gap-y-1 text-14">
      {Object.entries(words).map(([phase, word]) => (
        <li key={phase}>
          <FreshnessIcon phase={phase as FreshnessIconPhase} className="me-1.5" />
          {word}
        </li>
      ))}
    </ul>
  ),
};
