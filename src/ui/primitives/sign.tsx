import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-table.ts';

/** What a fact answers. Ink, not red and green: the sign answers the fact, it does not praise it. */
export type SignKind = 'yes' | 'partial' | 'no' | 'value' | 'unknown' | 'stale';

const icons: Readonly<Record<SignKind, IconName | undefined>> = {
  yes: 'check-circle',
  partial: 'partly',
  no: 'x-circle',
  value: undefined,
  unknown: 'unknown',
  stale: 'clock',
};

interface SignProps {
  readonly kind: SignKind;
  /** The word beside the icon; the icon never speaks alone. */
  readonly children: string;
}

export function Sign({ kind, children }: SignProps) {
  const icon = icons[kind];
  const isFaint = kind === 'unknown' || kind === 'stale';
  return (
    <span className={`inline-flex items-baseline gap-1.5 ${isFaint ? 'text-muted' : ''}`}>
      {icon && <Icon name={icon} className="size-4 translate-y-0.5" />}
      {children}
    </span>
  );
}
