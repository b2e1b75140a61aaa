import { percent } from '@vpn-site/core/i18n/percent.ts';
import { Text } from '@vpn-site/core/i18n/text.tsx';
import { SourceMark } from '#ui/primitives/source-mark/source-mark.tsx';
import type { CountryBar as Bar } from './country-bar-model.ts';

/**
 * Confirmed and unconfirmed countries as a bar in two parts, with the same as text in its legend. Without measurements
 * there is no bar.
 */
export function CountryBar({ badge, confirmed, parts, note }: Bar) {
  return (
    <div className={`country-bar tint-${badge.mark.tint}`}>
      {confirmed !== undefined && (
        <svg aria-hidden="true" className="country-drawing">
          <rect className="country-open" width="100%" height="100%" rx="4" />
          <rect className="country-confirmed" width={percent(confirmed)} height="100%" rx="4" />
        </svg>
      )}
      <ul className="country-key">
        {parts.map(({ kind, text, mark }) => (
          <li key={kind} className={`country-${kind}`}>
            {text}
            {mark && <SourceMark {...mark} />}
          </li>
        ))}
      </ul>
      {note !== undefined && (
        <p className="review-caption">
          <Text words={note} />
        </p>
      )}
    </div>
  );
}
