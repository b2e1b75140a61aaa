import { useTranslations } from 'use-intl/react';
import { Icon } from '#ui/icons/icon.tsx';
import { ConfidenceGlyph } from '#ui/primitives/confidence-glyph/confidence-glyph.tsx';
import { ScoreRuler } from '#ui/primitives/score-ruler/score-ruler.tsx';
import type { EvidenceCount } from '../fact/evidence-tally.ts';
import { EvidenceTally } from '../fact/fact.tsx';
import type { ConfidenceView } from './confidence.ts';
import { Confidence, ScoreMeaning } from './score.tsx';
import type { Standing } from './standing.ts';

/** One word for how sure we are, with its sign. */
export function ConfidenceWord({ level, word }: Pick<ConfidenceView, 'level' | 'word'>) {
  const t = useTranslations('confidence');
  return (
    <span className={level === 'thin' ? 'confidence confidence-weak' : 'confidence'}>
      <ConfidenceGlyph level={level} />
      <span>{t.rich('word', { word, b: (chunks) => <b>{chunks}</b> })}</span>
    </span>
  );
}

interface ConfidenceFoldProps {
  readonly provider: string;
  readonly standing: Standing;
  readonly evidence: EvidenceCount;
}

/** One word of confidence, and behind it what it rests on: evidence, place, score among the others. */
export function ConfidenceFold({ provider, standing, evidence }: ConfidenceFoldProps) {
  const t = useTranslations('confidence');
  const { score, place, confidence } = standing;
  return (
    <details className="confidence-fold">
      <summary>
        <ConfidenceWord {...confidence} />
        <small>{t('sources', { count: evidence.sources })}</small>
        <span className="confidence-how">
          {t('how')}
          <Icon name="chevron-down" className="size-4" />
        </span>
      </summary>
      <div className="confidence-panel">
        <Confidence {...standing} />
        <div>
          {score && (
            <>
              <ScoreRuler
                value={score.value}
                others={score.others}
                label={score.rulerLabel}
                isFirst={place?.isFirst}
                hasScale
              />
              <ScoreMeaning value={score.value} />
            </>
          )}
          <EvidenceTally provider={provider} {...evidence} />
        </div>
      </div>
    </details>
  );
}
