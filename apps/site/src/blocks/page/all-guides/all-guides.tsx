import { Scene } from '#ui/brand/scenes/scene.tsx';
import type { AllGuidesModel } from './all-guides.block.ts';

/** Lists every educational page with a picture of its topic. */
export function AllGuides({ pages }: AllGuidesModel) {
  return (
    <ul className="link-list link-pictures">
      {pages.map(({ path, title, description, scene }) => (
        <li key={path}>
          <Scene name={scene} />
          <a href={path}>{title}</a>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
