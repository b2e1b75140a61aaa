import type { Node } from '@markdoc/markdoc';
import { useTranslations } from 'use-intl/react';
import type { BlockContext } from '#blocks/block-context.ts';
import { renderBody } from '#blocks/render-body.tsx';

interface ProseProps {
  readonly body: Node | undefined;
  readonly blocks: BlockContext;
}

/** The body of a document, or a placeholder where an author has written nothing yet. */
export function Prose({ body, blocks }: ProseProps) {
  const t = useTranslations('article');
  if (!body || body.children.length === 0) return <p className="text-muted">{t('empty')}</p>;
  return <div className="prose">{renderBody(body, blocks)}</div>;
}
