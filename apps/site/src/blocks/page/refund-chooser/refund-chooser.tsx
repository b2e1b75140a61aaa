import { useId } from 'react';
import { useTranslations } from 'use-intl/react';
import { ProviderMark } from '#evidence/mark/provider-mark.tsx';
import type { RefundChooserModel } from './refund-chooser.block.ts';

export function RefundChooser({ links }: RefundChooserModel) {
  const t = useTranslations('dataPages.refunds');
  const label = useId();
  return (
    <nav aria-labelledby={label} className="refund-chooser">
      <p id={label}>{t('choose')}</p>
      <ul>
        {links.map(({ badge, href }) => (
          <li key={href}>
            <a href={href}>
              <ProviderMark mark={badge.mark} size={24} />
              {badge.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
