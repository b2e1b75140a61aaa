import { formatDay, formatList } from '@vpn-site/core/i18n/formats.ts';
import { bold } from '@vpn-site/core/i18n/rich-text.tsx';
import { useLocale, useTranslations } from 'use-intl/react';
import { Icon } from '#ui/icons/icon.tsx';
import { ConfidenceGlyph } from '#ui/primitives/confidence-glyph/confidence-glyph.tsx';
import type { ConfidenceView } from './confidence.ts';
import type { EvidenceCount } from './evidence-count.ts';
import type { RankStatus } from './rank-status.ts';
import { isUnderHalf, ScoreMeaning } from './score.tsx';
import type { RankView } from './score-model.ts';
import { ScoreScale } from './score-scale.tsx';
import type { ScoreScaleView } from './score-scale-model.ts';

export function ConfidenceWord({ level, word }: Pick<ConfidenceView, 'level' | 'word'>) {
  const t = useTranslations('confidence');
  return (
    <span className={level === 'thin' ? 'confidence confidence-weak' : 'confidence'}>
      <ConfidenceGlyph level={level} />
      <span>{t.rich('word', { word, b: bold })}</span>
    </span>
  );
}

interface ConfidenceFoldProps {
  readonly provider: string;
  readonly rankStatus: RankStatus;
  readonly evidence: EvidenceCount;
  /** Undefined where the provider is not ranked. */
  readonly scale: ScoreScaleView | undefined;
}

/** The confidence in one word, with its basis in a fold: evidence, rank, and the score compared with the others. */
export function ConfidenceFold({ provider, rankStatus: standing, evidence, scale }: ConfidenceFoldProps) {
  const t = useTranslations('confidence');
  const { score, confidence } = standing;
  return (
    <details className="confidence-fold">
      <summary>
        <ConfidenceWord {...confidence} />
        <Sources {...evidence} />
        <span className="confidence-how">
          {t('how')}
          <Icon name="chevron-down" className="size-4" />
        </span>
      </summary>
      <div className="confidence-panel">
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
  const t = useTranslations('confidence');
  const locale = useLocale();
  return (
    <small>
      {checked === undefined
        ? t('undated', { count })
        : t('sources', { count, date: formatDay(checked, locale, 'short') })}
    </small>
  );
}

function Sentences({ rank: place, score, confidence, possible }: RankStatus) {
  const t = useTranslations('confidence');
  const locale = useLocale();
  const missing = possible?.missing.map((label) => t('missing', { label })) ?? [];
  return (
    <ul className="confidence-why">
      <li>{confidence.rule}</li>
      {place && <li>{t(rankMessage(place), rankValues(place))}</li>}
      {possible && <li>{t('possible', { value: possible.value, missing: formatList(missing, locale) })}</li>}
      {score && isUnderHalf(score.value) && (
        <li>
          <ScoreMeaning value={score.value} />
        </li>
      )}
    </ul>
  );
}

function rankValues({ from, to, count, sharedWith: names = '' }: RankView) {
  return { from, to, count, names };
}

function rankMessage({ from, to, sharedWith }: RankView) {
  if (from === to) return 'alone';
  return sharedWith === undefined ? 'range' : 'shared';
}

function Kinds({ kinds }: Pick<EvidenceCount, 'kinds'>) {
  return (
    <ul className="confidence-kinds">
      {kinds.map(({ word, count }) => (
        <li key={word}>
          {word} <b>{count}</b>
        </li>
      ))}
    </ul>
  );
}
