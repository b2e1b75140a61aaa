import { bold } from '@vpn-site/core/i18n/rich-text.tsx';
import { useTranslations } from 'use-intl/react';
import type { SiteContext } from '#site/site-context.ts';
import { selectCustomerNote } from './customer-note-model.ts';

interface CustomerNoteProps {
  readonly provider: string;
  readonly site: SiteContext;
}

/** A note for customers: whether the renewal costs more, how to cancel, and what costs less. */
export function CustomerNote({ provider, site }: CustomerNoteProps) {
  const t = useTranslations('review.customer');
  const note = selectCustomerNote(provider, site);
  if (!note) return null;
  const { kind, links, ...values } = note;
  return (
    <aside className="customer-note">
      <p>
        <b>{t('heading')}</b> {t.rich(kind, { ...values, b: bold })}
      </p>
      <ul>
        {links.map(({ href, text }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </aside>
  );
}
