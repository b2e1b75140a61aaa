import { Scene } from '#ui/brand/scenes/scene.tsx';
import type { AllGuidesModel } from './all-guides.block.ts';

/** Every page that teaches something, with a picture of what it is about. */
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
