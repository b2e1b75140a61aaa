import { HomeSection } from '../home-section.tsx';
import type { HomeGuideCardsModel } from './select.ts';

/** Lines as in a table of contents: the title, a leader, what kind of page it is. */
export function HomeGuideCards({ heading, cards }: HomeGuideCardsModel) {
  if (cards.length === 0) return null;
  return (
    <HomeSection heading={heading}>
      <ul className="grid max-w-none list-none gap-x-12 gap-y-6 p-0 @3xl:grid-cols-2">
        {cards.map(({ path, title, description, kind }) => (
          <li key={path} className="mt-0">
            <div className="flex items-baseline-last gap-2">
              <h3 className="mt-0 min-w-0 text-18 leading-snug font-semibold">
                <a href={path}>{title}</a>
              </h3>
              <span aria-hidden="true" className="min-w-6 flex-1 border-b border-dotted border-underline" />
              <span className="text-14 whitespace-nowrap text-muted">{kind}</span>
            </div>
            <p className="mt-1 text-14 text-muted">{description}</p>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
