import type { Node } from '@markdoc/markdoc';
import { useTranslations } from 'use-intl/react';

export function isEmptyText(body: Node | undefined): boolean {
  return body === undefined || body.children.length === 0;
}

/** A placeholder for a page that has no text yet. */
export function EmptyText() {
  const t = useTranslations('article');
  return <p className="faint">{t('empty')}</p>;
}
