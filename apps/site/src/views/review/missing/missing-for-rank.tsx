import { localeOf } from '@vpn-site/core/locale/locale-table.ts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { aboutQuery } from '#report/about-query.ts';
import { reportPath } from '#report/report-path.ts';
import type { FactContext } from '#site/site-context.ts';
import { Notice } from '#ui/primitives/notice/notice.tsx';
import { missingEvidence } from './missing-evidence.ts';

interface MissingForRankProps {
  readonly provider: string;
  readonly site: FactContext;
}

/** The missing evidence of a provider that is listed but not ranked, and where to send such evidence. */
export function MissingForRank({ provider, site }: MissingForRankProps) {
  const t = useTranslations('review.missing');
  const missing = missingEvidence(provider, site);
  if (!missing) return null;
  const { locale } = site;
  // The link has `hrefLang`, so that the form is not prefetched.
  const form = { href: reportPath(locale) + aboutQuery(provider), hrefLang: localeOf(locale).language };
  const link = (words: ReactNode) => (
    <a {...form} className="underline">
      {words}
    </a>
  );
  const kinds = (['unknown', 'weak'] as const).filter((kind) => missing[kind].length > 0);
  return (
    <Notice title={t('heading')}>
      {kinds.map((kind) => (
        <p key={kind}>{t(kind, { criteria: missing[kind].join(' · ') })}</p>
      ))}
      <p>{t.rich('send', { link })}</p>
    </Notice>
  );
}
