import { useTranslations } from 'use-intl/react';
import { Sourced } from '#evidence/fact/sourced.tsx';
import { SideHead } from '#ui/primitives/side-head/side-head.tsx';
import { SourceMark } from '#ui/primitives/source-mark/source-mark.tsx';
import type { FindingSentence } from './finding-words.ts';

/** What the facts come to, a sentence each, with the marks of both providers. */
export function Brief({ sentences }: { readonly sentences: readonly FindingSentence[] }) {
  const t = useTranslations('comparison.brief');
  return (
    <SideHead id="brief" heading={t('heading')}>
      <ul className="brief">
        {sentences.map(({ id, text, marks: [first, ...more] }) => (
          <li key={id}>
            <Sourced text={text} mark={first} />
            {more.map((mark) => (
              <SourceMark key={mark.evidence} {...mark} />
            ))}
          </li>
        ))}
      </ul>
    </SideHead>
  );
}
