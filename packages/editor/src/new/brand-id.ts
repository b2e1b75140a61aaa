import { UsageError } from '@vpn-site/cli/run-tool.ts';
import { isMap, isSeq, parseDocument, type YAMLMap } from 'yaml';

/**
 * Adds the id of a provider to the brand of its name in the file of owners, in a group or without one. Nothing else
 * changes. Undefined if no brand has this name.
 */
export function withBrandId(
  file: string,
  text: string,
  { id, name }: { readonly id: string; readonly name: string },
): string | undefined {
  const brand = brandsIn(text).find((one) => isSameName(one.get('name'), name));
  if (!brand?.range) return undefined;
  const known = brand.get('id');
  if (known === id) return text;
  if (known !== undefined) {
    throw new UsageError(
      `${file} already has "${name}", as ${JSON.stringify(known)}. Choose another name or id.`,
    );
  }
  const [start] = brand.range;
  if (brand.flow) return `${text.slice(0, start + 1)} id: ${id},${text.slice(start + 1)}`;
  const indent = ' '.repeat(start - (text.lastIndexOf('\n', start - 1) + 1));
  return `${text.slice(0, start)}id: ${id}\n${indent}${text.slice(start)}`;
}

function brandsIn(text: string): YAMLMap[] {
  const document = parseDocument(text);
  const mapsAt = (list: unknown) => (isSeq(list) ? list.items.filter((item) => isMap(item)) : []);
  return [
    ...mapsAt(document.get('groups')).flatMap((group) => mapsAt(group.get('brands'))),
    ...mapsAt(document.get('ungrouped')),
  ];
}

function isSameName(written: unknown, name: string): boolean {
  return typeof written === 'string' && written.toLowerCase() === name.toLowerCase();
}
