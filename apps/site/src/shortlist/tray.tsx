import { maxCompared } from '@vpn-site/core/comparison/selection.ts';
import { useTranslations } from 'use-intl/react';
import { hooks } from '#browser/script-hooks.ts';
import { Icon } from '#ui/icons/icon.tsx';

/** The reader's shortlist at the edge of the screen. A script fills and shows it. */
export function Tray({ compare }: { readonly compare: string }) {
  const t = useTranslations('shortlist');
  return (
    <aside hidden className="tray" aria-labelledby="tray" {...hooks({ 'data-tray': compare })}>
      <p>
        <b id="tray">{t('title')}</b> <span role="status" {...hooks({ 'data-tray-status': '' })} />
      </p>
      <ul>
        {Array.from({ length: maxCompared }, (_, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places in the tray are all alike
          <li key={position} hidden>
            <button type="button">
              <span />
              <Icon name="close" className="size-4" />
              <span className="sr-only">{t('remove')}</span>
            </button>
          </li>
        ))}
      </ul>
      <a className="button button-line button-small" {...hooks({ 'data-tray-go': t('full') })}>
        {t('compare')}
      </a>
      <button type="button" className="quiet-link">
        {t('clear')}
      </button>
    </aside>
  );
}
