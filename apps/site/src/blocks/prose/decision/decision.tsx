import { bold } from '@vpn-site/core/i18n/rich-text.tsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import type { DecisionModel, DecisionPart } from './decision.block.ts';

interface DecisionProps extends DecisionModel {
  /** The author's text. */
  readonly children?: ReactNode;
}

/** The choice between two providers and its reasons; it opens a comparison. */
export function Decision({ isTrue, parts, basis, writtenBasis, children }: DecisionProps) {
  const isWritten = isTrue && Boolean(children);
  const prices = isWritten ? writtenBasis : basis;
  return (
    <div className="decision">
      {isWritten ? children : <Generated parts={parts} />}
      {prices !== undefined && <p className="faint">{prices}</p>}
    </div>
  );
}

function Generated({ parts }: { readonly parts: readonly DecisionPart[] }) {
  const t = useTranslations('comparison.decision');
  const chosen = parts.filter(({ reasons }) => reasons !== '');
  const [none, ...more] = parts.filter(({ reasons }) => reasons === '');
  if (none && more.length > 0) {
    return <p>{t('nothing', { a: parts[0]?.name ?? '', b: parts[1]?.name ?? '' })}</p>;
  }
  return (
    <p>
      {chosen.map(({ name, reasons }, index) => (
        <span key={name}>
          {index > 0 && ' '}
          {t.rich('choose', { name, reasons, b: bold })}
        </span>
      ))}
      {none && ` ${t('unshown', { name: none.name })}`}
    </p>
  );
}
