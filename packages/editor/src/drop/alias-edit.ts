import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { editYaml } from '@vpn-site/content/editing/edit-yaml.ts';
import { fieldsOf, itemsOf } from '@vpn-site/core/fields/fields.ts';
import { parse } from 'yaml';

const file = 'facts/upkeep/aliases.yaml';

/** Removes a dropped provider from the importers' aliases. If a feed still has it, importers then ignore it. */
export function aliasEdit(root: string, id: string) {
  const path = join(root, file);
  if (!existsSync(path)) return [];
  const before = readFileSync(path, 'utf8');
  const aliases = fieldsOf(parse(before));
  const prices = fieldsOf(aliases['price-index']);
  const theirName = Object.entries(fieldsOf(prices.providers)).find(([, ours]) => ours === id)?.[0] ?? id;
  const ignored = itemsOf(prices.ignored) as string[];
  const text = editYaml(file, before, [
    { path: ['two-factor', 'entries', id], value: undefined },
    { path: ['server-list', 'lists', id], value: undefined },
    { path: ['price-index', 'providers', theirName], value: undefined },
    {
      path: ['price-index', 'ignored'],
      value: [...new Set([...ignored, theirName])].toSorted(),
    },
  ]);
  return text === before ? [] : [{ file, text, summary: 'importers skip it' }];
}
