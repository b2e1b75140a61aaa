import { useTranslations } from 'use-intl/react';
import { ProviderLabel } from '#evidence/mark/provider-mark.tsx';
import { SideHead } from '#ui/primitives/side-head/side-head.tsx';
import type { NeedRow } from './need-rows.ts';

/** The provider to choose for each need. */
export function Needs({ rows }: { readonly rows: readonly NeedRow[] }) {
  const t = useTranslations('comparison.needs');
  return (
    <SideHead id="needs" heading={t('heading')} isFolded>
      <ul className="need-rows">
        {rows.map(({ id, need, choice, undecided, why, links }) => (
          <li key={id}>
            <span className="need-name">{need}</span>
            <b className="need-choice">
              {choice ? (
                <ProviderLabel badge={choice} size={24} />
              ) : (
                <span className="need-open">{undecided}</span>
              )}
            </b>
            <span>
              {why}
              {links.map(({ href, text }) => (
                <span key={href}>
                  {' '}
                  <a href={href}>{text}</a>
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </SideHead>
  );
}
