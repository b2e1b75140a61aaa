import type { Catalog } from '#catalog/catalog.ts';
import { menuFilePath } from '#catalog/data-files.ts';
import type { Problem } from '#catalog/problem.ts';
import { nearestName } from '#domain/document/nearest-name.ts';
import { iconNames, isIconName } from '#ui/icons/icon-table.ts';

/** The menu names only icons that are registered. */
export function menuIconProblems({ menu }: Pick<Catalog, 'menu'>): Problem[] {
  return menu
    .flatMap((item) => [item, ...(item.children ?? [])])
    .flatMap(({ icon }) => (icon === undefined || isIconName(icon) ? [] : [icon]))
    .map((icon) => {
      const near = nearestName(icon, iconNames);
      return {
        file: menuFilePath,
        message: `There is no icon "${icon}".`,
        remedy: near ? `Did you mean "${near}"?` : 'Use a name from src/ui/icons/icon-table.ts.',
      };
    });
}
