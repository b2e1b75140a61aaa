import { useTranslations } from 'use-intl/react';
import type { BlockContext } from '#blocks/block-context.ts';
import { hasAged } from '#blocks/evidence/has-aged.ts';
import { renderBody } from '#blocks/render-body.tsx';
import { selectVerdict } from '#blocks/verdict/select.ts';
import { Verdict } from '#blocks/verdict/verdict.tsx';
import type { WrittenVerdict } from '#blocks/verdict/written-verdict.ts';
import { Notice } from '#ui/primitives/notice.tsx';

interface LeadVerdictProps {
  readonly profile: string;
  readonly written: WrittenVerdict | undefined;
  readonly blocks: BlockContext;
}

/**
 * The first of the ranking, whoever that is today. What an author wrote is shown only while it speaks of the same
 * provider; a check tells the editor when it no longer does.
 */
export function LeadVerdict({ profile, written, blocks }: LeadVerdictProps) {
  const t = useTranslations('roundup');
  const provider = blocks.ranking(profile).ranking.ranked[0]?.score.provider;
  if (provider === undefined) {
    return (
      <Notice>
        <p>{t(hasAged(profile, blocks) ? 'noLonger' : 'nobody')}</p>
      </Notice>
    );
  }
  const words = written?.provider === provider ? written : undefined;
  const model = selectVerdict(
    { provider, profile, takeIf: words?.takeIf, leaveIf: words?.leaveIf },
    blocks,
    'roundup',
  );
  return (
    <Verdict {...model}>
      {words ? renderBody(words.sentence, blocks) : <p>{t('first', { provider: model.provider })}</p>}
    </Verdict>
  );
}
