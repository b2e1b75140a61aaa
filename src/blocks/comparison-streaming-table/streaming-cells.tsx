import { useTranslations } from 'use-intl/react';
import { Sign } from '#ui/primitives/sign.tsx';
import { SourceMark } from '#ui/primitives/source-mark.tsx';
import type { StreamingCell } from './select.ts';
import type { StreamingAnswer } from './streaming-answer.ts';

export function StreamingCells({ cells }: { readonly cells: readonly StreamingCell[] }) {
  const t = useTranslations('blocks.comparisonStreamingTable');
  return cells.map(({ provider, answers }) => (
    <td key={provider}>
      {answers.length === 0 ? (
        <Sign kind="unknown">{t('notReported')}</Sign>
      ) : (
        <div className="space-y-3">
          {answers.map((answer) => (
            <Answer
              key={`${answer.text} ${answer.regions} ${answer.date} ${answer.source?.url}`}
              {...answer}
            />
          ))}
        </div>
      )}
    </td>
  ));
}

/** Answer first, then where, then who and when, then what is wrong with it. */
function Answer({ sign, text, regions, date, source, stale, weak }: StreamingAnswer) {
  return (
    <div>
      <span className="font-semibold">
        <Sign kind={sign}>{text}</Sign>
      </span>
      {source && (
        <SourceMark
          mark={source.mark}
          label={`${source.title}: ${source.who}, ${date}`}
          href={source.url}
          evidence={source.evidence}
        />
      )}
      <div className="text-14">{regions}</div>
      <div className="text-14 text-muted">
        {source && `${source.who}, `}
        <span className="whitespace-nowrap">{date}</span>
      </div>
      {weak !== undefined && <div className="text-14 text-muted">{weak}</div>}
      {stale !== undefined && (
        <div className="text-14">
          <Sign kind="stale">{stale}</Sign>
        </div>
      )}
    </div>
  );
}
