import { Text } from '@vpn-site/core/i18n/text.tsx';
import { ProviderMark } from '#evidence/mark/provider-mark.tsx';
import { SourceMark } from '#ui/primitives/source-mark/source-mark.tsx';
import { HomeSection } from '../home-section/home-section.tsx';
import type { ChangeView, HomeChangesModel } from './home-changes.block.ts';

/** The news: events with a headline of one sentence, their date and their source. */
export function HomeChanges({ heading, all, changes }: HomeChangesModel) {
  if (changes.length === 0) return null;
  return (
    <HomeSection heading={heading} link={all}>
      <ul className="news">
        {changes.map((change) => (
          <News key={change.id} {...change} />
        ))}
      </ul>
    </HomeSection>
  );
}

function News({ id, face, review, date, dateText, headline, detail, mark }: ChangeView) {
  const words = <Text words={headline} />;
  return (
    <li className={id.includes('/price/') ? 'news-price' : undefined}>
      <time dateTime={date}>{dateText}</time>
      <ProviderMark mark={face.mark} size={28} />
      <div>
        <h3>{review === undefined ? words : <a href={review}>{words}</a>}</h3>
        <p>
          <Text words={detail} /> {mark && <SourceMark {...mark} />}
        </p>
      </div>
    </li>
  );
}
