import { Text } from '@vpn-site/core/i18n/text.tsx';
import { wordsIn } from '@vpn-site/core/locale/words.ts';
import type { FormerProvider } from '@vpn-site/core/provider/provider.ts';
import { useTranslations } from 'use-intl/react';
import type { FactContext } from '#site/site-context.ts';
import { Notice } from '#ui/primitives/notice/notice.tsx';
import { CitedSentence } from '#ui/primitives/source-mark/source-mark.tsx';
import { endingView } from './life.ts';

interface EndingNoticeProps {
  readonly former: FormerProvider;
  /** Alternatives to this provider. */
  readonly links: readonly { readonly href: string; readonly text: string }[];
  readonly site: FactContext;
}

/** States that a provider no longer exists, with the source and with alternatives. */
export function EndingNotice({ former, links, site }: EndingNoticeProps) {
  const t = useTranslations('review.ended');
  const { note } = former.status;
  return (
    <Notice>
      <p>
        <strong>
          <CitedSentence {...endingView(former, site)} />
        </strong>{' '}
        {note && <Text words={wordsIn(note, site.locale)} />}
      </p>
      <p>{t('kept')}</p>
      {links.length > 0 && (
        <p>
          {t('instead')}{' '}
          {links.map(({ href, text }, position) => (
            <span key={href}>
              {position > 0 && ', '}
              <a href={href}>{text}</a>
            </span>
          ))}
        </p>
      )}
    </Notice>
  );
}
