import { percent } from '@vpn-site/core/i18n/percent.ts';
import { ProviderMark } from '#evidence/mark/provider-mark.tsx';
import type { ScoreScaleView } from './score-scale-model.ts';

interface ScoreScaleProps extends ScoreScaleView {
  /** The chart as one sentence. */
  readonly label: string;
}

/** The vertical position of the line in pixels. The logo is above it, the numbers are below it. */
const line = 38;

/** A score compared with the others: a colored dot for each, and the logo of this provider. */
export function ScoreScale({ own, others, ticks, label }: ScoreScaleProps) {
  return (
    <svg role="img" aria-label={label} className="score-scale">
      <line className="score-scale-line" x1="0" x2="100%" y1={line} y2={line} />
      {ticks.map(({ at, text }) => (
        <text key={text} x={percent(at)} y={line + 26} textAnchor="middle">
          {text}
        </text>
      ))}
      {others.map(({ face, at, text }) => (
        <circle key={face.id} className={`tint-${face.mark.tint}`} cx={percent(at)} cy={line} r="5.5">
          <title>{`${face.name} ${text}`}</title>
        </circle>
      ))}
      <line
        className={`score-scale-stem tint-${own.face.mark.tint}`}
        x1={percent(own.at)}
        x2={percent(own.at)}
        y1={line - 8}
        y2={line}
      />
      <foreignObject className="score-scale-mark" x={percent(own.at)} y="2" width="28" height="28">
        <ProviderMark mark={own.face.mark} size={28} />
      </foreignObject>
    </svg>
  );
}
