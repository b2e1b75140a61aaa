import type { HowWeEarnModel } from './how-we-earn.block.ts';

export function HowWeEarn({ who, codes }: HowWeEarnModel) {
  return <p>{codes === undefined ? who : `${who} ${codes}`}</p>;
}
