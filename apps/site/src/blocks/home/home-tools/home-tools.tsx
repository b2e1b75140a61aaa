import { Scene } from '#ui/brand/scenes/scene.tsx';
import { HomeSection } from '../home-section/home-section.tsx';
import type { HomeToolsModel } from './home-tools.block.ts';

/** Links to the tools. They are hidden on phones, because the sections above link to the same pages. */
export function HomeTools({ heading, tools }: HomeToolsModel) {
  if (tools.length === 0) return null;
  return (
    <HomeSection heading={heading} isWideOnly>
      <ul className="tool-cards">
        {tools.map(({ id, path, title, text, scene }) => (
          <li key={id}>
            <a href={path} className="tool-card">
              <Scene name={scene} />
              <b>{title}</b>
              <span>{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
