import { useTranslations } from 'use-intl/react';
import { handOffSeconds } from '#domain/outbound/hand-off.ts';

const seconds = Array.from({ length: handOffSeconds }, (_, passed) => handOffSeconds - passed);

/**
 * Every sentence that the script may need, hidden; it only shows and hides. Without JavaScript there is no
 * countdown. Where there is one, its place is kept free from the start, so that nothing shifts.
 */
export function Countdown({ host }: { readonly host: string }) {
  const t = useTranslations('sendme');
  return (
    <div className="mt-5 [@media(scripting:enabled)]:min-h-22 sm:[@media(scripting:enabled)]:min-h-11">
      <div hidden data-counting="" className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <button
          type="button"
          data-stay=""
          className="rounded-m border border-line-strong px-5 py-2.5 font-semibold hover:bg-hover"
        >
          {t('stay')}
        </button>
        <p aria-hidden="true" className="text-muted tabular-nums">
          {seconds.map((left) => (
            <span key={left} hidden data-left={left}>
              {t('countdown', { seconds: left })}
            </span>
          ))}
        </p>
      </div>
      <p role="status">
        <span hidden data-announcement="" className="sr-only">
          {t('announcement', { host, seconds: handOffSeconds })}
        </span>
        <span hidden data-stopped="" className="text-muted">
          {t('stopped')}
        </span>
      </p>
    </div>
  );
}
