import { percentNumber } from '@vpn-site/core/i18n/percent.ts';
import type { BillShare } from '@vpn-site/core/price/bill-parts.ts';

/** The charges of a plan as one bar: the first term, then the rest. The amounts are next to it as text. */
export function BillBar({ parts }: { readonly parts: readonly BillShare[] }) {
  const startOf = (index: number) => parts.slice(0, index).reduce((sum, { share }) => sum + share, 0);
  return (
    <svg aria-hidden="true" className="bill-bar" width="100%" height="16">
      <rect className="bill-bar-rest" width="100%" height="16" rx="3" />
      {parts.map(({ kind, share }, index) => (
        <rect
          key={kind}
          className={`bill-${kind}`}
          x={`${percentNumber(startOf(index))}%`}
          width={`${percentNumber(share)}%`}
          height="16"
          rx="2"
        />
      ))}
    </svg>
  );
}

interface BillKeyProps {
  readonly entries: readonly {
    readonly kind: BillShare['kind'];
    readonly label: string;
  }[];
}

/** The legend of the bars. It also defines the hatch pattern that all bars use. */
export function BillKey({ entries }: BillKeyProps) {
  return (
    <ul className="bill-key">
      {entries.map(({ kind, label }) => (
        <li key={kind}>
          <svg aria-hidden="true" width="12" height="12">
            {kind === 'unpublished' && (
              <pattern
                id="bill-hatch"
                width="6"
                height="6"
                patternUnits="userSpaceOnUse"
                patternTransform="rotate(45)"
              >
                <path d="M0 0V6" className="bill-hatch" />
              </pattern>
            )}
            <rect className={`bill-${kind}`} width="12" height="12" rx="2" />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
