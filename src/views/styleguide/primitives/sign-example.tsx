import { Sign, type SignKind } from '#ui/primitives/sign/sign.tsx';
import type { PrimitiveExample } from '../primitive-example.ts';

const words: Readonly<Record<SignKind, string>> = {
  yes: 'Yes',
  partial: 'Partly',
  no: 'No',
  value: '50',
  unknown: 'Unknown',
};

export const example: PrimitiveExample = {
  name: 'Sign',
  draw: () => (
    <ul className="flex flex-wrap gap-x-6 gap-y-1">
      {Object.entries(words).map(([kind, word]) => (
        <li key={kind}>
          <Sign kind={kind as SignKind}>{word}</Sign>
        </li>
      ))}
      <li>
        <Sign kind="yes" stale="Out of date">
          Yes
        </Sign>
      </li>
    </ul>
  ),
};
