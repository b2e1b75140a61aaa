import { useTranslations } from 'use-intl/react';
import { renderBody } from '#blocks/document/render-body.tsx';
import type { WrittenVerdict } from '#blocks/prose/verdict/verdict.block.ts';
import { selectVerdict } from '#blocks/prose/verdict/verdict.block.ts';
import { Verdict } from '#blocks/prose/verdict/verdict.tsx';
import { hasOutdatedRanks } from '#score/score-model.ts';
import type { SiteContext } from '#site/site-context.ts';
import { Notice } from '#ui/primitives/notice/notice.tsx';

interface LeadCardProps {
  readonly profile: string;
  /** The provider at the top of the ranking; undefined if none is ranked. */
  readonly leader: string | undefined;
  readonly written: WrittenVerdict | undefined;
  readonly site: SiteContext;
}

/**
 * The card of the provider at the top of the ranking. If the author's text is about another provider, it is not shown, and
 * a check reports it to the editor.
 */
export function LeadCard({ profile, leader, written, site }: LeadCardProps) {
  const t = useTranslations('roundup');
  if (leader === undefined) {
    return (
      <Notice>
        <p>{t(hasOutdatedRanks(profile, site) ? 'noLonger' : 'nobody')}</p>
      </Notice>
    );
  }
  const words = written?.provider === leader ? written : undefined;
  const model = selectVerdict(
    { provider: leader, profile, takeIf: words?.takeIf, leaveIf: words?.leaveIf },
    site,
    'roundup',
  );
  return (
    <Verdict {...model}>
      {words ? renderBody(words.sentence, site) : <p>{t('first', { provider: model.face.name })}</p>}
    </Verdict>
  );
}
