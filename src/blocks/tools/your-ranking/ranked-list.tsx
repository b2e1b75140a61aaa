import { memo, useRef } from 'react';
import { useLocale, useTranslations } from 'use-intl/react';
import { confidenceOf } from '#domain/scoring/confidence.ts';
import { fullScore } from '#domain/scoring/full-score.ts';
import { weighReasons } from '#domain/scoring/lifting-reasons.ts';
import type { ConfidenceLevels } from '#domain/scoring/methodology.ts';
import type { Score } from '#domain/scoring/score.ts';
import type { ReaderRankedScore, ReaderRanking } from '#domain/your-ranking/rank-by-choice.ts';
import { formatPoints, formatScore } from '#i18n/formats.ts';
import { PriceLine } from '#price/price-line.tsx';
import { ScoreBar } from '#score/score-bar.tsx';
import { SourceMark } from '#ui/primitives/source-mark/source-mark.tsx';
import { DrawnTile } from '#ui/primitives/tile/drawn-tile.tsx';
import type { ProviderLink, RankingTexts } from './ranking-file.ts';
import { useMovingRows } from './ranking-hooks.ts';

interface ReaderListProps {
  readonly ranking: ReaderRanking;
  readonly texts: RankingTexts;
  readonly levels: ConfidenceLevels;
  /** Whether anything differs from what is published. */
  readonly isCustom: boolean;
}

/** Who comes first under the reader's weights. */
export const ReaderList = memo(function ReaderList({ ranking, texts, levels, isCustom }: ReaderListProps) {
  const t = useTranslations('yourRanking');
  const list = useRef<HTMLOListElement>(null);
  const { ranked, excluded, weights } = ranking;
  useMovingRows(list);
  if (ranked.length === 0) {
    const isWeightless = weights.every(({ weight }) => weight === 0);
    // With no must-have in the way there is none to take back: too little is known of everyone.
    const why = excluded.some(({ providers }) => providers.length > 0) ? 'nobody' : 'nobodyRanked';
    return <p className="own-nobody">{t(isWeightless ? 'weightless' : why)}</p>;
  }
  return (
    <ol ref={list} className={isCustom ? 'own-list' : 'own-list own-list-published'}>
      {ranked.map((entry) => (
        <ReaderRankRow
          key={entry.score.provider}
          entry={entry}
          texts={texts}
          levels={levels}
          isCompared={isCustom}
        />
      ))}
    </ol>
  );
});

interface ReaderRankRowProps {
  readonly entry: ReaderRankedScore;
  readonly texts: RankingTexts;
  readonly levels: ConfidenceLevels;
  /** Whether there is a published rank to hold this one against. */
  readonly isCompared: boolean;
}

const maxReasons = 3;

function ReaderRankRow({ entry, texts, levels, isCompared }: ReaderRankRowProps) {
  const t = useTranslations('yourRanking');
  const locale = useLocale();
  const { rank, score, publishedRank } = entry;
  const value = score.value ?? 0;
  const {
    name = score.provider,
    review,
    tile,
    price,
    link,
    marks = {},
  } = texts.providers[score.provider] ?? {};
  return (
    <li className={rank === 1 ? 'own-place own-first' : 'own-place'} data-provider={score.provider}>
      <span className="own-rank">{rank}</span>
      {tile && <DrawnTile {...tile} size={28} />}
      <h4>{review === undefined ? name : <a href={review}>{name}</a>}</h4>
      <ScoreBar value={value} />
      <p className="own-score">
        <data value={value}>{formatScore(value, locale)}</data>
        <span className="sr-only"> {t('ofMax', { max: fullScore })}</span>
      </p>
      {isCompared && <Movement rank={rank} publishedRank={publishedRank} />}
      {price && <PriceLine line={price} />}
      {link && <Visit {...link} />}
      <details className="own-more">
        <summary className="own-sureness">
          <Sureness score={score} texts={texts} levels={levels} />
        </summary>
        <ul aria-label={t('reasons', { name })} className="own-reasons">
          {weighReasons(score.reasons)
            .lifting.slice(0, maxReasons)
            .map(({ criterion, points = 0 }) => {
              const mark = marks[criterion];
              return (
                <li key={criterion}>
                  {texts.criteria[criterion] ?? criterion}{' '}
                  <span className="own-points">
                    {formatPoints(points, locale)}
                    {mark && <SourceMark {...mark} />}
                  </span>
                </li>
              );
            })}
        </ul>
      </details>
    </li>
  );
}

/** The way to a provider. */
function Visit({ href, rel, label, isPaid, plain }: ProviderLink) {
  const t = useTranslations('yourRanking');
  const plainLink = (
    <a href={plain.href} rel="nofollow noopener">
      {plain.host}
    </a>
  );
  return (
    <div className="own-visit">
      <a href={href} rel={rel} aria-label={label} className="button button-line button-small">
        {t('visit')}
      </a>
      {isPaid && <small>{t.rich('paid', { plain: () => plainLink })}</small>}
    </div>
  );
}

interface SurenessProps {
  readonly score: Score;
  readonly texts: RankingTexts;
  readonly levels: ConfidenceLevels;
}

/** How much of the score rests on evidence, in one word, and what it could still become. */
function Sureness({ score, texts, levels }: SurenessProps) {
  const t = useTranslations('yourRanking');
  const locale = useLocale();
  const possible = formatScore(score.possible, locale);
  return t('sureness', {
    confidence: texts.confidence[confidenceOf(score, levels)],
    isOpen: possible === formatScore(score.value ?? 0, locale) ? 'no' : 'yes',
    possible,
  });
}

interface MovementProps {
  readonly rank: number;
  /** In the published list; undefined where it is not ranked there. */
  readonly publishedRank: number | undefined;
}

/** How far a rank is from the published one: an arrow to see, a sentence to hear. */
function Movement({ rank, publishedRank }: MovementProps) {
  const t = useTranslations('yourRanking');
  if (publishedRank === undefined) return <p className="own-movement">{t('unpublished')}</p>;
  const by = publishedRank - rank;
  if (by === 0) return <p className="own-movement">{t('stays')}</p>;
  return (
    <p className={by > 0 ? 'own-movement own-movement-up' : 'own-movement'}>
      <span aria-hidden="true">
        <svg aria-hidden="true" viewBox="0 0 10 10">
          <path d={by > 0 ? 'M5 1 9 8H1z' : 'M5 9 1 2H9z'} />
        </svg>
        {Math.abs(by)}
      </span>
      <span className="sr-only">{t(by > 0 ? 'up' : 'down', { by: Math.abs(by) })}</span>{' '}
      <span>{t('published', { rank: publishedRank })}</span>
    </p>
  );
}
