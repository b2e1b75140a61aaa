import type { Node } from '@markdoc/markdoc';
import { useTranslations } from 'use-intl/react';
import { renderBody } from '#blocks/render-body.tsx';

/** The body of a document, or a placeholder where an author has written nothing yet. */
export function Prose({ body }: { readonly body: Node | undefined }) {
  const t = useTranslations('article');
  if (!body || body.children.length === 0) return <p className="text-muted">{t('empty')}</p>;
  return <div className="prose">{renderBody(body)}</div>;
}
