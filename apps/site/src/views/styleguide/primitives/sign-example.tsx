import { Chip, Sign } from '#ui/primitives/sign/sign.tsx';
import type { PrimitiveExample } from '../primitive-example.ts';

/** The icon of each answer, its tone (whether it is good or bad for the reader) and its text. */
const answers = [
  ['yes', 'good', 'Yes'],
  ['value', 'good', 'None kept'],
  ['value', 'partly', 'Linux only'],
  ['no', 'bad', 'No'],
  ['yes', 'bad', 'Yes, needed'],
  ['no', 'neutral', 'No'],
  ['value', 'neutral', '50'],
  ['unknown', 'unknown', 'Unknown'],
] as const;

export const example: PrimitiveExample = {
  name: 'Sign, Chip',
  render: () => (
    <>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {answers.map(([kind, tone, word]) => (
          <li key={`${kind} ${tone}`}>
            <Sign kind={kind} tone={tone}>
              {word}
            </Sign>
          </li>
        ))}
        <li>
          <Sign kind="yes" tone="good" stale="Out of date">
            Yes
          </Sign>
        </li>
      </ul>
      <ul className="mt-3 flex flex-wrap gap-2">
        {answers.map(([kind, tone, word]) => (
          <li key={`${kind} ${tone}`}>
            <Chip kind={kind} tone={tone}>
              {word}
            </Chip>
          </li>
        ))}
      </ul>
    </>
  ),
};
