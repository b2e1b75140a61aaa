import type { ReactNode } from 'react';

interface DottedLine {
  readonly id: string;
  readonly label: ReactNode;
  readonly detail?: ReactNode;
  readonly value: ReactNode;
}

interface DottedLinesProps {
  readonly lines: readonly DottedLine[];
  /** The line under a rule, like the total of a bill. */
  readonly total?: DottedLine | undefined;
}

/** A bill: labels and amounts, which dotted lines connect. */
export function DottedLines({ lines, total }: DottedLinesProps) {
  return (
    <dl className="dotted-lines">
      {lines.map((line) => (
        <Line key={line.id} {...line} />
      ))}
      {total && <Line {...total} isTotal />}
    </dl>
  );
}

function Line({ label, detail, value, isTotal = false }: DottedLine & { readonly isTotal?: boolean }) {
  return (
    <div className={isTotal ? 'dotted-lines-total' : undefined}>
      <dt>
        <span>{label}</span>
        {detail !== undefined && <small>{detail}</small>}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}
