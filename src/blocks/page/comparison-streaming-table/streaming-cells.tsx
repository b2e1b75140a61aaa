import { useTranslations } from 'use-intl/react';
import { Sign } from '#ui/primitives/sign/sign.tsx';
import { SourceMark } from '#ui/primitives/source-mark/source-mark.tsx';
import type { StreamingCell } from './select.ts';
import type { StreamingAnswer } from './streaming-answer.ts';

interface StreamingCellsProps {
  readonly cells: readonly StreamingCell[];
  /** The names of the providers, in the order of the cells: on a phone each cell carries its own. */
  readonly titles: readonly string[];
}

export function StreamingCells({ cells, titles }: StreamingCellsProps) {
  const t = useTranslations('blocks.comparisonStreamingTable');
  return cells.map(({ provider, answers }, position) => (
    <td key={provider} data-label={titles[position]}>
      {answers.length === 0 ? (
        <Sign kind="unknown">{t('notReported')}</Sign>
      ) : (
        answers.map((answer) => (
          <Answer key={`${answer.text} ${answer.regions} ${answer.date} ${answer.source?.url}`} {...answer} />
        ))
      )}
    </td>
  ));
}

/** Answer first, then where, then who and when, then what is wrong with it. */
function Answer({ sign, text, regions, date, source, stale, weak }: StreamingAnswer) {
  return (
    <div className="answer">
      <Sign kind={sign} stale={stale}>
        {text}
        {source && (
          <SourceMark
            mark={source.mark}
            label={`${source.title}: ${source.who}, ${date}`}
            href={source.url}
            evidence={source.evidence}
          />
        )}
      </Sign>
      <p>{regions}</p>
      <p className="faint">
        {source && `${source.who}, `}
        <span className="whitespace-nowrap">{date}</span>
      </p>
      {weak !== undefined && <p className="faint">{weak}</p>}
    </div>
  );
}
