import { formatDay } from '@vpn-site/core/i18n/formats.ts';
import { useLocale, useTranslations } from 'use-intl/react';
import type { MyVpnProvider } from './my-vpn-data.ts';
import type { SavedPlan } from './saved-plan.ts';

interface MyChangesProps {
  readonly provider: MyVpnProvider;
  readonly saved: SavedPlan;
}

/** The max number of changes of one day that are listed. The review has all of them. */
const maxLines = 6;

/** The recorded changes of the reader's VPN. Those since the last visit are marked as new. */
export function MyChanges({ provider, saved: { seenBefore } }: MyChangesProps) {
  const t = useTranslations('myVpn');
  const locale = useLocale();
  const { changes, feed, review } = provider;
  const isNew = (day: string) => seenBefore !== undefined && day > seenBefore;
  const count = changes.filter(({ day }) => isNew(day)).reduce((sum, { lines }) => sum + lines.length, 0);
  return (
    <section>
      <h2>{t('changes')}</h2>
      <p>
        {seenBefore === undefined
          ? t(changes.length === 0 ? 'noChanges' : 'firstLook')
          : t('newSince', { count, day: formatDay(seenBefore, locale) })}
      </p>
      <ul className="my-vpn-changes">
        {changes.map(({ day, dayText, lines }) => (
          <li key={day}>
            <time dateTime={day}>{dayText}</time>
            <div>
              {isNew(day) && <strong>{t('new')}</strong>}
              {lines.slice(0, maxLines).map((line) => (
                <p key={line}>{line}</p>
              ))}
              {lines.length > maxLines && review !== undefined && (
                <a href={review}>{t('more', { count: lines.length - maxLines })}</a>
              )}
            </div>
          </li>
        ))}
      </ul>
      <p>
        <a href={feed}>{t('feed', { name: provider.name })}</a>
      </p>
    </section>
  );
}
