import { hookValue, selector } from '#browser/script-hooks.ts';
import { drawing } from './drawing.client.ts';
import { loadIconSets } from './load-icon-sets.client.ts';

/** Fills `<span data-icon="set:name">` with icons that the pages do not contain. */
export async function drawIcons(
  elements: readonly HTMLElement[] = [...document.querySelectorAll<HTMLElement>(selector('data-icon'))],
): Promise<void> {
  const wanted = groupIconNames(elements.map((element) => hookValue(element, 'data-icon') ?? ''));
  const sets = await Promise.all([...wanted].map(([prefix, names]) => loadIconSets(prefix, names)));
  const rendered = new Map<string, SVGSVGElement>(
    sets
      .flat()
      .flatMap((set) =>
        Object.entries(set.icons).map(
          ([name, icon]) => [`${set.prefix}:${name}`, drawing(set, icon)] as const,
        ),
      ),
  );
  for (const element of elements) {
    const found = rendered.get(hookValue(element, 'data-icon') ?? '');
    if (found) element.replaceChildren(found.cloneNode(true));
  }
}

/** Groups names such as "lucide:star" by icon set. Other names are dropped. */
export function groupIconNames(names: readonly string[]): Map<string, string[]> {
  const wanted = new Map<string, string[]>();
  for (const name of new Set(names)) {
    const [, prefix, icon] = /^([a-z0-9-]+):([a-z0-9-]+)$/.exec(name) ?? [];
    if (prefix && icon) wanted.set(prefix, [...(wanted.get(prefix) ?? []), icon]);
  }
  return wanted;
}
