import type { ReactNode } from 'react';
import { stepAnchor } from './need-address.ts';

interface NeedHeadingProps {
  /** A line above: where the reader stands. */
  readonly above?: string;
  readonly children: ReactNode;
}

/** Every link of the tool lands here; it can hold the focus, so that the next Tab goes to the answers. */
export function NeedHeading({ above, children }: NeedHeadingProps) {
  return (
    <header id={stepAnchor} tabIndex={-1} className="need-head">
      {above !== undefined && <p className="label">{above}</p>}
      <h2>{children}</h2>
    </header>
  );
}
