import { useTranslations } from 'use-intl/react';
import type { Standing } from './standing.ts';

interface SurenessProps extends Pick<Standing, 'coverage' | 'stability'> {
  /** Both side by side where there is room. */
  readonly isWide?: boolean;
}

/** How much of the score rests on known facts, and how well the place survives other weights. */
export function Sureness({ coverage, stability, isWide = false }: SurenessProps) {
  const t = useTranslations('blocks.vpnCard');
  const rows = [{ label: t('coverage'), value: coverage }, ...(stability ? [stability] : [])];
  return (
    <dl className={`text-14 ${isWide && stability ? 'grid gap-x-8 sm:grid-cols-2' : ''}`}>
      {rows.map(({ label, value }) => (
        <div key={label} className="flex items-baseline justify-between gap-4 border-t border-line py-1.5">
          <dt className="text-muted">{label}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
