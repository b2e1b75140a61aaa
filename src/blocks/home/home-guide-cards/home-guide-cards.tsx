import { SideHead } from '#ui/primitives/side-head/side-head.tsx';
import { PathDrawing } from '../../prose/vpn-path/path-drawing.tsx';
import type { GuideCard, HomeGuideCardsModel } from './select.ts';

/** The page with a drawing leads; the others follow as in a table of contents: title, leader, kind. */
export function HomeGuideCards({ heading, cards }: HomeGuideCardsModel) {
  if (cards.length === 0) return null;
  const lead = cards.find(({ isDrawn }) => isDrawn);
  const others = cards.filter((card) => card !== lead);
  return (
    <SideHead heading={heading}>
      <div className="guides">
        {lead && (
          <div className="guide-lead">
            <PathDrawing />
            <Guide {...lead} />
          </div>
        )}
        {others.length > 0 && (
          <ul>
            {others.map((card) => (
              <li key={card.path}>
                <Guide {...card} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </SideHead>
  );
}

function Guide({ path, title, description, kind }: GuideCard) {
  return (
    <div className="guide">
      <div>
        <h3>
          <a href={path}>{title}</a>
        </h3>
        <span>{kind}</span>
      </div>
      <p>{description}</p>
    </div>
  );
}
