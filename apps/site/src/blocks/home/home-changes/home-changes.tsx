import { Text } from '@vpn-site/core/i18n/text.tsx';
import { ProviderLabel } from '#evidence/mark/provider-mark.tsx';
import { HomeSection } from '../home-section/home-section.tsx';
import type { HomeChangesModel } from './home-changes.block.ts';

/** News, one line each: provider, date, event and result. */
export function HomeChanges({ heading, all, basis, changes }: HomeChangesModel) {
  if (changes.length === 0) return null;
  return (
    <HomeSection heading={heading} link={all}>
      <ul className="news">
        {changes.map(({ id, face, review, date, dateText, text, result, tone }) => (
          <li key={id}>
            <ProviderLabel badge={face} size={28} href={review} />
            <time dateTime={date}>{dateText}</time>
            <p>
              <Text words={text} /> <b className={`news-${tone}`}>{result}</b>
            </p>
          </li>
        ))}
      </ul>
      {basis !== undefined && <p className="home-caption">{basis}</p>}
    </HomeSection>
  );
}
