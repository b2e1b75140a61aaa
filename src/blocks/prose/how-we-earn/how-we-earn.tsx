import type { HowWeEarnModel } from './select.ts';

export function HowWeEarn({ who, codes }: HowWeEarnModel) {
  return <p>{codes === undefined ? who : `${who} ${codes}`}</p>;
}
