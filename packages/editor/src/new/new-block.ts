import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '@vpn-site/cli/run-tool.ts';
import { componentName } from '@vpn-site/site/blocks/block.ts';
import { blockTexts } from './block-texts.ts';
import type { Scaffold } from './files.ts';
import { withEntry } from './files.ts';

/** The folders of apps/site/src/blocks, with the use of their blocks. */
const groups: Readonly<Record<string, string>> = {
  inline: 'inside a sentence',
  prose: 'in any text',
  page: 'the main part of one page',
  home: 'on the home page',
  tools: 'interactive tools',
};

/** Parses the group and name of a block from `group/name`. */
export function readBlockPath(path: string): { readonly group: string; readonly id: string } {
  const [group = '', id, ...more] = path.split('/');
  if (id !== undefined && more.length === 0 && Object.hasOwn(groups, group)) return { group, id };
  const name = path.split('/').at(-1) || '<name>';
  const listed = Object.entries(groups).map(([one, meaning]) => `\n  ${one}: ${meaning}`);
  throw new UsageError(
    `"${path}" does not name a group of apps/site/src/blocks. Write: npm run new -- block prose/${name}\nThe groups are:${listed.join('')}`,
  );
}

/**
 * Creates a block that works: its declaration, component and test in one folder, and its entries in the two tables of
 * blocks.
 */
export function newBlock(root: string, group: string, id: string): Scaffold {
  const pascal = componentName(id);
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
  const folder = `apps/site/src/blocks/${group}/${id}`;
  const key = id.includes('-') ? `'${id}'` : id;
  const changed = (file: string, from: string, name: string, entry: string) => ({
    file,
    text: withEntry(readFileSync(join(root, file), 'utf8'), {
      path: `./${group}/${id}/${from}`,
      name,
      entry,
    }),
    isChanged: true,
  });
  return {
    files: [
      ...Object.entries(blockTexts({ id, pascal, camel })).map(([file, text]) => ({
        file: `${folder}/${file}`,
        text,
      })),
      changed('apps/site/src/blocks/blocks.ts', `${id}.block.ts`, `${camel}Block`, `${camel}Block`),
      changed('apps/site/src/blocks/components.ts', `${id}.tsx`, pascal, `${key}: ${pascal}`),
    ],
    next: `It only shows a provider's name so far. To see it, run npm run dev and open http://localhost:4321/styleguide#block-${id}.
Write in its summary what it is for, add it to the blocks in docs/editors/writing.md, and put its texts into messages/.`,
  };
}
