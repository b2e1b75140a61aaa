import { handOffSeconds } from '@vpn-site/core/outbound/hand-off.ts';
import { useTranslations } from 'use-intl/react';
import { hooks } from '#browser/script-hooks.ts';

const seconds = Array.from({ length: handOffSeconds }, (_, passed) => handOffSeconds - passed);

/**
 * The button that stops the countdown. It is hidden until the script starts, because without the script there is no
 * countdown.
 */
function StayButton() {
  const t = useTranslations('sendme');
  return (
    <button
      type="button"
      hidden
      {...hooks({ 'data-counting': '', 'data-stay': '' })}
      className="button button-line"
    >
      {t('stay')}
    </button>
  );
}

/**
 * The countdown. It contains every sentence that may be needed; the script only shows and hides them. Sighted readers see
 * the seconds; screen readers announce the countdown once. With scripts, its space is reserved from the start, so that
 * nothing shifts.
 */
export function Countdown({ host }: { readonly host: string }) {
  const t = useTranslations('sendme');
  return (
    <div className="countdown">
      <p aria-hidden="true" hidden {...hooks({ 'data-counting': '' })}>
        {seconds.map((left) => (
          <span key={left} hidden {...hooks({ 'data-left': left })}>
            {t('countdown', { seconds: left })}
          </span>
        ))}
      </p>
      <p role="status">
        <span hidden {...hooks({ 'data-counting': '' })} className="sr-only">
          {t('announcement', { host, seconds: handOffSeconds })}
        </span>
        <span hidden {...hooks({ 'data-stopped': '' })}>
          {t('stopped')}
        </span>
      </p>
      <StayButton />
    </div>
  );
}
