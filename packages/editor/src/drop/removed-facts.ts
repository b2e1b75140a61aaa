import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { editYaml } from '@vpn-site/content/editing/edit-yaml.ts';
import { cellsIn } from '@vpn-site/content/facts/cells.ts';
import { type FactFile, filesOfKind } from '@vpn-site/content/facts/fact-file.ts';
import { everyValue, type Path } from '@vpn-site/content/facts/fact-tree.ts';
import { fieldsOf, itemsOf } from '@vpn-site/core/fields/fields.ts';

interface ChangedFile {
  readonly file: string;
  readonly text: string;
  readonly summary: string;
}

/** Returns the name in ownership.yaml of a provider whose own file no longer exists. */
export function brandName(id: string, files: readonly FactFile[]): string | undefined {
  const brand = brandPaths(id, files)[0];
  const name = brand && fieldsOf(brand.fields).name;
  return typeof name === 'string' ? name : undefined;
}

/**
 * Removes the provider's id from shared fact files. The rest does not change, because a brand still has its owner, and
 * orders still name it, if the site does not review it.
 */
export function factsWithoutProviderId(
  root: string,
  id: string,
  name: string,
  files: readonly FactFile[],
): ChangedFile[] {
  const edited = (file: string, edits: Parameters<typeof editYaml>[2], summary: string): ChangedFile => ({
    file,
    text: editYaml(file, readFileSync(join(root, file), 'utf8'), edits),
    summary,
  });
  return [
    ...brandPaths(id, files).map(({ file, path }) =>
      edited(
        file,
        [{ path: [...path, 'id'], value: undefined }],
        `"${name}" is a brand that we do not review`,
      ),
    ),
    ...filesOfKind(files, 'country').flatMap((file) => {
      const edits = orderEdits(id, name, file);
      return edits.length === 0 ? [] : [edited(file.file, edits, `orders list "${name}" under "others"`)];
    }),
  ];
}

function brandPaths(id: string, files: readonly FactFile[]) {
  return filesOfKind(files, 'ownership').flatMap(({ file, data }) =>
    [...everyValue(data)]
      .filter(({ path, value }) => isBrand(path) && fieldsOf(value).id === id)
      .map(({ path, value }) => ({ file, path, fields: value })),
  );
}

function isBrand(path: Path): boolean {
  return path.at(-2) === 'brands' || (path.length === 2 && path[0] === 'ungrouped');
}

function orderEdits(id: string, name: string, file: FactFile) {
  return cellsIn(file).flatMap(({ path, fields }) => {
    const { providers, others } = fieldsOf(fields.value);
    if (!itemsOf(providers).includes(id)) return [];
    const left = itemsOf(providers).filter((one) => one !== id) as string[];
    const names = itemsOf(others) as string[];
    return [
      { path: [...path, 'value', 'providers'], value: left.length > 0 ? left : undefined },
      { path: [...path, 'value', 'others'], value: [...names, name] },
    ];
  });
}
