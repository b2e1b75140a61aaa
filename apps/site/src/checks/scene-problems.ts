import type { Catalog } from '@vpn-site/content/catalog.ts';
import type { Problem } from '@vpn-site/content/problem.ts';
import { suggestion } from '#blocks/document/document-problem.ts';
import { isSceneName, sceneNames } from '#ui/brand/scenes/scene-names.ts';

/** Checks that the picture exists that a document names. */
export function sceneProblems(catalog: Catalog): Problem[] {
  return catalog.documents
    .all()
    .flatMap(({ file, frontMatter: { scene } }) =>
      typeof scene !== 'string' || isSceneName(scene)
        ? []
        : [{ file, message: `There is no scene "${scene}".`, remedy: suggestion(scene, sceneNames) }],
    )
    .toArray();
}
