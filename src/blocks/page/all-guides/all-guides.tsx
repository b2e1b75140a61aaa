import type { AllGuidesModel } from './all-guides.block.ts';

export function AllGuides({ pages }: AllGuidesModel) {
  return (
    <ul className="link-list">
      {pages.map(({ path, title, description }) => (
        <li key={path}>
          <a href={path}>{title}</a>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
