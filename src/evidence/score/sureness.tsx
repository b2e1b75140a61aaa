import { useTranslations } from 'use-intl/react';
import { Progress } from '#ui/primitives/progress/progress.tsx';
import type { Standing } from './standing.ts';

type SurenessProps = Pick<Standing, 'coverage' | 'stability'>;

/** How much of the score rests on known facts, and how well the place survives other weights. */
export function Sureness({ coverage, stability }: SurenessProps) {
  const t = useTranslations('blocks.vpnCard');
  const rows = [{ label: t('coverage'), ...coverage }, ...(stability ? [stability] : [])];
  return (
    <dl className="sureness">
      {rows.map(({ label, text, percent }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {text}
            <Progress value={percent} label={label} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
