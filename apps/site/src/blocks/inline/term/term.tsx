import { useTranslations } from 'use-intl/react';
import { Term } from '#ui/primitives/term/term.tsx';
import type { TermModel } from './term.block.ts';

/** A word with its definition. Outside of paragraphs, it has its own line. */
export function GlossaryTerm({ words, definition, href }: TermModel) {
  const t = useTranslations('dataPages.term');
  return (
    <span className="alone-in-prose">
      <Term definition={definition} href={href} more={t('more')}>
        {words}
      </Term>
    </span>
  );
}
