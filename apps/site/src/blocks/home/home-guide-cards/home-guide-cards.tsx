import { Scene } from '#ui/brand/scenes/scene.tsx';
import { HomeSection } from '../home-section/home-section.tsx';
import type { HomeGuideCardsModel } from './home-guide-cards.block.ts';

/** Guides to read next: a short list with a picture of each topic. */
export function HomeGuideCards({ heading, cards }: HomeGuideCardsModel) {
  if (cards.length === 0) return null;
  return (
    <HomeSection heading={heading} width="rest">
      <ul className="guides">
        {cards.map(({ path, title, scene, kind }) => (
          <li key={path}>
            <a href={path}>
              <Scene name={scene} />
              <span>
                {title} <small>{kind}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
