import type { HowWeEarnModel } from './how-we-earn.block.ts';

export function HowWeEarn({ payers: who, since, before, codes }: HowWeEarnModel) {
  return <p>{[who, since, before, codes].filter((words) => words !== undefined).join(' ')}</p>;
}
