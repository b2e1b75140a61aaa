import { useTranslations } from 'use-intl/react';
import { renderBody } from '#blocks/document/render-body.tsx';
import type { WrittenVerdict } from '#blocks/prose/verdict/verdict.block.ts';
import { selectVerdict } from '#blocks/prose/verdict/verdict.block.ts';
import { Verdict } from '#blocks/prose/verdict/verdict.tsx';
import { hasAged } from '#evidence/score/score.ts';
import type { SiteContext } from '#site/site-context.ts';
import { Notice } from '#ui/primitives/notice/notice.tsx';

interface LeadVerdictProps {
  readonly profile: string;
  readonly written: WrittenVerdict | undefined;
  readonly site: SiteContext;
}

/**
 * The first of the ranking, whoever that is today. What an author wrote is shown only while it speaks of the same
 * provider; a check tells the editor when it no longer does.
 */
export function LeadVerdict({ profile, written, site }: LeadVerdictProps) {
  const t = useTranslations('roundup');
  const provider = site.ranking(profile).ranking.ranked[0]?.score.provider;
  if (provider === undefined) {
    return (
      <Notice>
        <p>{t(hasAged(profile, site) ? 'noLonger' : 'nobody')}</p>
      </Notice>
    );
  }
  const words = written?.provider === provider ? written : undefined;
  const model = selectVerdict(
    { provider, profile, takeIf: words?.takeIf, leaveIf: words?.leaveIf },
    site,
    'roundup',
  );
  return (
    <Verdict {...model}>
      {words ? renderBody(words.sentence, site) : <p>{t('first', { provider: model.provider })}</p>}
    </Verdict>
  );
}
