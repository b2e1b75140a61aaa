import type { ReactNode } from 'react';

interface LeadersLine {
  readonly id: string;
  readonly label: ReactNode;
  readonly detail?: ReactNode;
  readonly value: ReactNode;
}

interface LeadersProps {
  readonly lines: readonly LeadersLine[];
  /** Drawn under a rule, as the sum on a bill. */
  readonly total?: LeadersLine | undefined;
}

/** A bill: what for, a dotted line that leads the eye, how much. */
export function Leaders({ lines, total }: LeadersProps) {
  return (
    <dl className="leaders">
      {lines.map((line) => (
        <Line key={line.id} {...line} />
      ))}
      {total && <Line {...total} isTotal />}
    </dl>
  );
}

function Line({ label, detail, value, isTotal = false }: LeadersLine & { readonly isTotal?: boolean }) {
  return (
    <div className={isTotal ? 'leaders-total' : undefined}>
      <dt>
        <span>{label}</span>
        {detail !== undefined && <small>{detail}</small>}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}
