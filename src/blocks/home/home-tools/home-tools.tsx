import type { ComponentType } from 'react';
import { FinderScene } from '#ui/brand/scenes/finder-scene.tsx';
import { OwnersScene } from '#ui/brand/scenes/owners-scene.tsx';
import { ReceiptScene } from '#ui/brand/scenes/receipt-scene.tsx';
import { SlidersScene } from '#ui/brand/scenes/sliders-scene.tsx';
import { HomeSection } from '../home-section/home-section.tsx';
import type { HomeToolsModel, ToolId } from './home-tools.block.ts';

const scenes: Readonly<Record<ToolId, ComponentType>> = {
  finder: FinderScene,
  receipt: ReceiptScene,
  sliders: SlidersScene,
  owners: OwnersScene,
};

/** Each card is one question and one picture of its answer. */
export function HomeTools({ heading, tools }: HomeToolsModel) {
  if (tools.length === 0) return null;
  return (
    <HomeSection heading={heading}>
      <ul className="tool-cards">
        {tools.map(({ id, path, title, text }) => {
          const Picture = scenes[id];
          return (
            <li key={id}>
              <a href={path} className="tool-card">
                <span className="tool-picture">
                  <Picture />
                </span>
                <b>{title}</b>
                <span>{text}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </HomeSection>
  );
}
