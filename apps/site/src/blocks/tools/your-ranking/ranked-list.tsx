import { formatFlooredShare, formatPoints, formatScore } from '@vpn-site/core/i18n/formats.ts';
import { fullScore } from '@vpn-site/core/scoring/full-score.ts';
import type { ConfidenceLevels } from '@vpn-site/core/scoring/methodology.ts';
import { positiveReasons } from '@vpn-site/core/scoring/reason-effects.ts';
import type { Reason } from '@vpn-site/core/scoring/score.ts';
import type { ReaderRankedScore, ReaderRanking } from '@vpn-site/core/your-ranking/rank-by-choice.ts';
import { memo, useRef } from 'react';
import { useLocale, useTranslations } from 'use-intl/react';
import { OrderChip } from '#blocks/inline/tracked-link/order-chip.tsx';
import { PriceLine } from '#price/price-line.tsx';
import { ScoreBar } from '#score/score-bar.tsx';
import { SourceMark } from '#ui/primitives/source-mark/source-mark.tsx';
import { RenderedTile } from '#ui/primitives/tile/rendered-tile.tsx';
import type { ProviderLink, RankingTexts } from './ranking-file.ts';
import { useMovingRows } from './ranking-hooks.ts';

interface ReaderListProps {
  readonly ranking: ReaderRanking;
  readonly texts: RankingTexts;
  readonly levels: ConfidenceLevels;
  /** Whether weights or must-haves differ from the published ranking. */
  readonly isCustom: boolean;
}

/** Providers ranked by the reader's weights. */
export const ReaderList = memo(function ReaderList({ ranking, texts, levels, isCustom }: ReaderListProps) {
  const t = useTranslations('yourRanking');
  const list = useRef<HTMLOListElement>(null);
  const { ranked, excluded, weights } = ranking;
  useMovingRows(list);
  if (ranked.length === 0) {
    const isWeightless = weights.every(({ weight }) => weight === 0);
    // If no must-have excludes a provider, removing must-haves would not help: too little is known about all of them.
    const why = excluded.some(({ providers }) => providers.length > 0) ? 'nobody' : 'nobodyRanked';
    return <p className="own-nobody">{t(isWeightless ? 'weightless' : why)}</p>;
  }
  return (
    <ol ref={list} className={isCustom ? 'own-list' : 'own-list own-list-published'}>
      {ranked.map((entry, position) => (
        <ReaderRankRow
          key={entry.score.provider}
          entry={entry}
          isLater={position >= alwaysLaidOutRows}
          texts={texts}
          levels={levels}
          isCompared={isCustom}
        />
      ))}
    </ol>
  );
});

/** The number of rows that are always laid out. The browser lays out later rows only when they come near the screen. */
const alwaysLaidOutRows = 10;

interface ReaderRankRowProps {
  readonly entry: ReaderRankedScore;
  readonly isLater: boolean;
  readonly texts: RankingTexts;
  readonly levels: ConfidenceLevels;
  /** Whether the row shows the published rank too. */
  readonly isCompared: boolean;
}

const maxReasons = 3;

/**
 * One row of the list. A change of weights changes every score, so all rows re-render at every step of a slider. Memoized
 * parts, which get only the values they show, avoid most of the work.
 */
function ReaderRankRow({ entry, isLater, texts, levels, isCompared }: ReaderRankRowProps) {
  const { rank, score, publishedRank } = entry;
  const { provider, value = 0 } = score;
  return (
    <li className={rowClass(rank, isLater)} data-provider={provider}>
      <span className="own-rank">{rank}</span>
      <Named provider={provider} texts={texts} />
      <ScoreBar value={value} />
      <Points value={value} />
      {isCompared && <Movement rank={rank} publishedRank={publishedRank} />}
      <PriceAndLink provider={provider} texts={texts} />
      <details className="own-more">
        <summary className="own-sureness">
          <ScoreEvidence
            evidence={score.evidence}
            isThin={score.evidence < levels.fair}
            value={value}
            possible={score.possible}
          />
        </summary>
        <Reasons
          provider={provider}
          texts={texts}
          reasons={positiveReasons(score.reasons).slice(0, maxReasons)}
        />
      </details>
    </li>
  );
}

function rowClass(rank: number, isLater: boolean): string {
  if (rank === 1) return 'own-place own-first';
  return isLater ? 'own-place own-later' : 'own-place';
}

interface ProviderProps {
  readonly provider: string;
  readonly texts: RankingTexts;
}

const Named = memo(function Named({ provider, texts }: ProviderProps) {
  const { name = provider, review, tile } = texts.providers[provider] ?? {};
  return (
    <>
      {tile && <RenderedTile {...tile} size={28} />}
      <h4>{review === undefined ? name : <a href={review}>{name}</a>}</h4>
    </>
  );
});

const Points = memo(function Points({ value }: { readonly value: number }) {
  return (
    <p className="own-score">
      <data value={value}>{formatScore(value, useLocale())}</data>
      <OfFullScore />
    </p>
  );
});

const OfFullScore = memo(function OfFullScore() {
  const t = useTranslations('yourRanking');
  return <span className="sr-only"> {t('ofMax', { max: fullScore })}</span>;
});

const PriceAndLink = memo(function PriceAndLink({ provider, texts }: ProviderProps) {
  const { price, link } = texts.providers[provider] ?? {};
  return (
    <>
      <OrderChip chip={link?.orderChip} />
      {price && <PriceLine line={price} />}
      {link && <Visit {...link} />}
    </>
  );
});

interface ReasonsProps extends ProviderProps {
  /** The reasons that raise the score most, strongest first. */
  readonly reasons: readonly Pick<Reason, 'criterion' | 'points'>[];
}

const Reasons = memo(function Reasons({ provider, texts, reasons }: ReasonsProps) {
  const t = useTranslations('yourRanking');
  const locale = useLocale();
  const { name = provider, marks = {} } = texts.providers[provider] ?? {};
  return (
    <ul aria-label={t('reasons', { name })} className="own-reasons">
      {reasons.map(({ criterion, points = 0 }) => {
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
  );
}, hasSameReasons);

/** Whether the reasons are the same. Most slider steps do not change which reasons are strongest. */
function hasSameReasons(before: ReasonsProps, after: ReasonsProps): boolean {
  return (
    before.provider === after.provider &&
    before.texts === after.texts &&
    before.reasons.length === after.reasons.length &&
    before.reasons.every(({ criterion, points }, position) => {
      const other = after.reasons[position];
      return criterion === other?.criterion && points === other.points;
    })
  );
}

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

interface ScoreEvidenceProps {
  /** From 0 to 1. */
  readonly evidence: number;
  readonly isThin: boolean;
  readonly value: number;
  readonly possible: number;
}

/**
 * The share of evidence. It is shown in whole percent, and the possible score in tenths, so that most slider steps do not
 * change the text.
 */
function ScoreEvidence({ evidence, isThin, value, possible }: ScoreEvidenceProps) {
  const locale = useLocale();
  const best = formatScore(possible, locale);
  return (
    <EvidenceText
      evidence={formatFlooredShare(evidence, locale)}
      isThin={isThin}
      isOpen={best !== formatScore(value, locale)}
      possible={best}
    />
  );
}

interface EvidenceTextProps {
  readonly evidence: string;
  readonly isThin: boolean;
  readonly isOpen: boolean;
  readonly possible: string;
}

const EvidenceText = memo(function EvidenceText({ evidence, isThin, isOpen, possible }: EvidenceTextProps) {
  const words = useTranslations('yourRanking')('sureness', {
    evidence,
    isOpen: isOpen ? 'yes' : 'no',
    possible,
  });
  return isThin ? <span className="evidence-thin">{words}</span> : words;
});

interface MovementProps {
  readonly rank: number;
  /** The rank in the published ranking; undefined if it does not include the provider. */
  readonly publishedRank: number | undefined;
}

/** The difference from the published rank, as an arrow and as a sentence for screen readers. */
const Movement = memo(function Movement({ rank, publishedRank }: MovementProps) {
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
});
