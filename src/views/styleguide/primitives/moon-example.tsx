import { Moon, type MoonPhase } from '#ui/primitives/moon/moon.tsx';
import type { PrimitiveExample } from '../primitive-example.ts';

const words: Readonly<Record<MoonPhase, string>> = {
  fresh: 'fresh',
  aging: 'past half its life',
  stale: 'stale: shown, but out of the score',
  undated: 'undated',
};

export const example: PrimitiveExample = {
  name: 'Moon',
  draw: () => (
    <ul className="flex flex-wrap gap-x-6 gap-y-1 text-14">
      {Object.entries(words).map(([phase, word]) => (
        <li key={phase}>
          <Moon phase={phase as MoonPhase} className="me-1.5" />
          {word}
        </li>
      ))}
    </ul>
  ),
};
