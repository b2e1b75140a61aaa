import { formatDay, formatList } from '@vpn-site/core/i18n/formats.ts';
import { useLocale, useTranslations } from 'use-intl/react';
import { Icon } from '#ui/icons/icon.tsx';
import type { EvidenceCount } from './evidence-count.ts';
import { EvidenceMeter } from './evidence-meter.tsx';
import type { RankStatus } from './rank-status.ts';
import { isUnderHalf, ScoreMeaning } from './score.tsx';
import type { RankView } from './score-model.ts';
import { ScoreScale } from './score-scale.tsx';
import type { ScoreScaleView } from './score-scale-model.ts';

interface HowWeKnowProps {
  readonly provider: string;
  readonly rankStatus: RankStatus;
  readonly evidence: EvidenceCount;
  /** The score compared with the others; undefined if the provider is not ranked. */
  readonly scale: ScoreScaleView | undefined;
}

/** The share of evidence. A fold has the sources, the range of ranks, and the score compared with the others. */
export function HowWeKnow({ provider, rankStatus: standing, evidence, scale }: HowWeKnowProps) {
  const t = useTranslations('howWeKnow');
  const { score, evidenceShare } = standing;
  return (
    <details className="how-we-know">
      <summary>
        <EvidenceMeter {...evidenceShare} />
        <Sources {...evidence} />
        <span className="how-we-know-more">
          {t('how')}
          <Icon name="chevron-down" className="size-4" />
        </span>
      </summary>
      <div className="how-we-know-panel">
        <Sentences {...standing} />
        <div>
          {score && scale && <ScoreScale {...scale} label={score.rulerLabel} />}
          <p>{t('facts', { all: evidence.all, provider })}</p>
          <Kinds {...evidence} />
        </div>
      </div>
    </details>
  );
}

function Sources({ sources: count, checked }: EvidenceCount) {
  const t = useTranslations('howWeKnow');
  const locale = useLocale();
  return (
    <small>
      {checked === undefined
        ? t('undated', { count })
        : t('sources', { count, date: formatDay(checked, locale, 'short') })}
    </small>
  );
}

function Sentences({ rank: place, score, evidenceShare, possible }: RankStatus) {
  const t = useTranslations('howWeKnow');
  const locale = useLocale();
  const missing = possible?.missing.map((label) => t('missing', { label })) ?? [];
  return (
    <ul className="how-we-know-why">
      <li>{t('rule', { evidence: evidenceShare.text })}</li>
      {place && <li>{t(place.from === place.to ? 'alone' : 'range', rankValues(place))}</li>}
      {possible && (
        <li>
          {t('possible', {
            value: possible.value,
            missing: formatList(missing, locale),
            count: missing.length,
          })}
        </li>
      )}
      {score && isUnderHalf(score.beforeIncidents) && (
        <li>
          <ScoreMeaning value={score.beforeIncidents} />
        </li>
      )}
    </ul>
  );
}

function rankValues({ from, to, count }: RankView) {
  return { from, to, count };
}

function Kinds({ kinds }: Pick<EvidenceCount, 'kinds'>) {
  return (
    <ul className="how-we-know-kinds">
      {kinds.map(({ word, count }) => (
        <li key={word}>
          {word} <b>{count}</b>
        </li>
      ))}
    </ul>
  );
}
