import { percent } from '@vpn-site/core/i18n/percent.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { SourceMark } from '#ui/primitives/source-mark/source-mark.tsx';
import { ProviderMark } from '../mark/provider-mark.tsx';
import type { SpeedBar, SpeedTest } from './speed-tests-model.ts';

/**
 * One bar per provider in a test, with tester, date and conditions. Only the provider of the page has its color. Each
 * figure is also text next to its bar.
 */
export function SpeedTestBars({ tester, date, metric, conditions, mark, bars }: SpeedTest) {
  return (
    <div className="speed-test">
      <h3>
        <Icon name="speedometer" /> {tester}, {date}
      </h3>
      <p>
        {metric}. {conditions}.{mark && <SourceMark {...mark} />}
      </p>
      <ul>
        {bars.map((bar) => (
          <Bar key={bar.badge.id} {...bar} />
        ))}
      </ul>
    </div>
  );
}

function Bar({ badge: { name, mark }, isOwn, share, text }: SpeedBar) {
  return (
    <li className={isOwn ? `speed-own tint-${mark.tint}` : `tint-${mark.tint}`}>
      <ProviderMark mark={mark} size={24} />
      {isOwn ? <b>{name}</b> : <span>{name}</span>}
      <svg aria-hidden="true" className="speed-bar">
        <rect className="speed-track" width="100%" height="100%" rx="4" />
        <rect className="speed-value" width={percent(share)} height="100%" rx="4" />
      </svg>
      <span className="speed-figure">{text}</span>
    </li>
  );
}
