import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { fullScore } from '#domain/scoring/score.ts';
import { Bars } from '#ui/primitives/bars/bars.tsx';
import { Progress } from '#ui/primitives/progress/progress.tsx';
import type { GroupWeight } from './score.ts';
import type { Standing } from './standing.ts';
import type { UnrankedWords } from './unranked.ts';

type ConfidenceProps = Pick<Standing, 'coverage' | 'stability'>;

/** How much of the score rests on known facts, and how well the place survives other weights. */
export function Confidence({ coverage, stability }: ConfidenceProps) {
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

const big = (chunks: ReactNode) => <b>{chunks}</b>;

/** A score never stands without the scale it is on. */
export function ScoreNumber({ value }: { readonly value: string }) {
  const t = useTranslations('blocks.vpnCard');
  return <p className="score">{t.rich('score', { value, max: fullScore, big })}</p>;
}

interface WeightBarsProps {
  readonly weights: readonly GroupWeight[];
  /** The heaviest weight of all that are compared: where a bar would end. */
  readonly heaviest: number;
}

/** What counts, drawn; against the overall list where that is another. */
export function WeightBars({ weights, heaviest }: WeightBarsProps) {
  const t = useTranslations('blocks.homeComparison');
  return (
    <>
      <Bars
        bars={weights.map(({ id, label, share, shareText, overall }) => ({
          id,
          label,
          value: share / heaviest,
          text: shareText,
          mark: overall === undefined ? undefined : overall / heaviest,
        }))}
      />
      {weights.some(({ overall }) => overall !== undefined) && <p className="tab-key">{t('weightsMark')}</p>}
    </>
  );
}

/** Who is listed and not ranked, by reason. */
export function UnrankedList({ unranked }: { readonly unranked: readonly UnrankedWords[] }) {
  return (
    <ul className="not-ranked">
      {unranked.map(({ titles, why }) => (
        <li key={why}>
          <b>{titles}</b>: {why}
        </li>
      ))}
    </ul>
  );
}
