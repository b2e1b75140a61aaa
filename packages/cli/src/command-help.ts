import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** The pages whose tables describe each command. */
const pages = ['README.md', 'docs/commands.md'];

/**
 * Returns the help of `npm run <script> -- --help` and `npm run site -- <verb> --help`: the table rows that name the
 * script, with links replaced by their paths.
 */
export function commandHelp(root: string, script: string): string {
  const lines = pages.flatMap((page) =>
    readFileSync(join(root, page), 'utf8')
      .split('\n')
      .filter((line) => namesScript(line, script))
      .map((line) => withoutMarkup(line, posix.dirname(page))),
  );
  return lines.join('\n\n');
}

function namesScript(line: string, script: string): boolean {
  const [, commands = ''] = line.split('|');
  return [...commands.matchAll(/`npm (?:run )?(?:--silent )?(?:site -- )?([\w:-]+)/g)].some(
    ([, name]) => name === script,
  );
}

/** Formats a table row with two cells as plain text: the command, and its description on the next line. */
function withoutMarkup(row: string, folder: string): string {
  const [, commands = '', does = ''] = row.split(/(?<!\\)\|/).map((cell) => cell.trim());
  const plain = does.replaceAll(/\[[^\]]*\]\(([^)#]*)[^)]*\)/g, (_link, page: string) =>
    posix.join(folder, page),
  );
  return [commands, `  ${plain}`].join('\n').replaceAll('`', '');
}
