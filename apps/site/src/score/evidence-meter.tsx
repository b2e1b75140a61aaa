import { percent } from '@vpn-site/core/i18n/percent.ts';
import { bold } from '@vpn-site/core/i18n/rich-text.tsx';
import { useTranslations } from 'use-intl/react';
import type { EvidenceShare } from './evidence-share.ts';

/** The share of a score that rests on evidence, as a short bar and in words. */
export function EvidenceMeter(share: EvidenceShare) {
  const t = useTranslations('howWeKnow');
  return (
    <span className={share.isThin ? 'evidence-share evidence-thin' : 'evidence-share'}>
      <EvidenceBar {...share} />
      <span>{t.rich('share', { share: share.text, b: bold })}</span>
    </span>
  );
}

/** The bar and the number alone, for tables whose head explains them. */
export function EvidenceNumber(share: EvidenceShare) {
  return (
    <span className={share.isThin ? 'evidence-share evidence-thin' : 'evidence-share'}>
      <EvidenceBar {...share} />
      <span>{share.text}</span>
    </span>
  );
}

function EvidenceBar({ value }: Pick<EvidenceShare, 'value'>) {
  return (
    <svg aria-hidden="true" className="evidence-bar">
      <rect width="100%" height="100%" className="evidence-bar-all" />
      <rect width={percent(value)} height="100%" />
    </svg>
  );
}
