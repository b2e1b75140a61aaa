import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blockTexts } from './block-texts.ts';
import type { Scaffold } from './files.ts';
import { withEntry } from './files.ts';

/** A block that works: contract, select, view and test in a folder of its own, named in the two tables of blocks. */
export function newBlock(root: string, id: string): Scaffold {
  const pascal = id.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
  const folder = `src/blocks/prose/${id}`;
  const texts = blockTexts({ id, pascal, camel });
  const changed = (file: string, path: string, entry: string) => ({
    file,
    text: withEntry(readFileSync(join(root, file), 'utf8'), path, entry),
    isChanged: true,
  });
  return {
    files: [
      ...Object.entries(texts).map(([file, text]) => ({ file: `${folder}/${file}`, text })),
      changed('src/blocks/contracts.ts', `./prose/${id}/contract.ts`, `${camel}Contract`),
      changed('src/blocks/components.ts', `./prose/${id}/${id}.tsx`, pascal),
    ],
    next: `It names a provider and nothing else yet: npm run dev, then http://localhost:4321/styleguide#${id}.
Say in the contract what it is for, add a row to the table of docs/editors/writing.md, and put words into messages/.`,
  };
}
