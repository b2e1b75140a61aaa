import { useTranslations } from 'use-intl/react';
import { renderBody } from '#blocks/document/render-body.tsx';
import type { WrittenVerdict } from '#blocks/prose/verdict/verdict.block.ts';
import { selectVerdict } from '#blocks/prose/verdict/verdict.block.ts';
import { Verdict } from '#blocks/prose/verdict/verdict.tsx';
import { firstPlaces } from '#domain/scoring/score-profile.ts';
import { hasAged } from '#evidence/score/score.ts';
import { nameList } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';
import { Notice } from '#ui/primitives/notice/notice.tsx';

interface LeadVerdictProps {
  readonly profile: string;
  readonly written: WrittenVerdict | undefined;
  readonly site: SiteContext;
}

/**
 * Whoever comes first today. Where several share the first place they are all named, and the box is about the one an
 * author wrote about, or else about the highest score. What was written of anybody else is not shown; a check tells the
 * editor.
 */
export function LeadVerdict({ profile, written, site }: LeadVerdictProps) {
  const t = useTranslations('roundup');
  const first = firstPlaces(site.ranking(profile));
  const words = written?.provider !== undefined && first.includes(written.provider) ? written : undefined;
  const provider = words?.provider ?? first[0];
  if (provider === undefined) {
    return (
      <Notice>
        <p>{t(hasAged(profile, site) ? 'noLonger' : 'nobody')}</p>
      </Notice>
    );
  }
  const isShared = first.length > 1;
  const model = selectVerdict(
    { provider, profile, takeIf: words?.takeIf, leaveIf: words?.leaveIf },
    site,
    'roundup',
  );
  return (
    <>
      {isShared && <p className="shared-first">{t('sharedFirst', { names: nameList(first, site) })}</p>}
      <Verdict {...model}>
        {words ? (
          renderBody(words.sentence, site)
        ) : (
          <p>{t(isShared ? 'highest' : 'first', { provider: model.face.name })}</p>
        )}
      </Verdict>
    </>
  );
}
