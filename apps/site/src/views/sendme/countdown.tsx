import { handOffSeconds } from '@vpn-site/core/outbound/hand-off.ts';
import { useTranslations } from 'use-intl/react';
import { hooks } from '#browser/script-hooks.ts';

const seconds = Array.from({ length: handOffSeconds }, (_, passed) => handOffSeconds - passed);

/** Stops the countdown. Like everything here it is hidden until the script starts: without one nothing counts. */
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
 * Every sentence that the script may need; it only shows and hides. Sighted readers see the seconds go by, others
 * are told once. Where a script will run the line is kept free from the start, so that nothing shifts.
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
