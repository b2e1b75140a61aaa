import { Leaders } from '#ui/primitives/leaders.tsx';
import { Sourced } from '../fact/sourced.tsx';
import type { BillLine, BillView } from './bill.ts';

interface BillProps extends Omit<BillView, 'total'> {
  /** There is none where a renewal price is not published; the words under the bill then say so. */
  readonly total: BillLine | undefined;
}

/** What is charged and when, with dots that lead to the amount. */
export function Bill({ lines, total, plan }: BillProps) {
  return (
    <div>
      <Leaders lines={lines.map(billLine)} total={total && billLine(total)} />
      <p className="bill-plan">{plan}</p>
    </div>
  );
}

/** A line of a bill as the leaders draw it, with the mark of its source. */
export function billLine({ label, detail, amount, mark }: BillLine) {
  return { id: label, label, detail, value: <Sourced text={amount} mark={mark} /> };
}
