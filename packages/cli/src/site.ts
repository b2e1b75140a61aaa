import { globSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { commandHelp } from './command-help.ts';
import { runTool, UsageError } from './run-tool.ts';

const root = join(import.meta.dirname, '../../..');

/** Former names of npm scripts, with the commands that replaced them. */
const formerNames: Readonly<Record<string, string>> = {
  'build:fixture': 'build-fixture',
  'rehearse:install': 'rehearse-install',
  'test:acts': 'test scenarios',
  'test:container': 'test container',
  'test:leaks': 'test leaks',
  'test:static': 'test static',
};

/**
 * npm run site -- <verb>: runs `commands/<verb>.ts` of the package that contains it. Without a verb, lists the commands.
 */
await runTool(async () => {
  const [, , verb, ...args] = process.argv;
  const commands = new Map(
    globSync('{apps,packages}/*/commands/*.ts', { cwd: root }).map((file) => [basename(file, '.ts'), file]),
  );
  if (verb === undefined) return listCommands([...commands.keys()]);
  const file = commands.get(verb);
  if (file === undefined) throw new UsageError(unknownVerb(verb));
  const path = resolve(root, file);
  // Commands read their arguments from `process.argv`.
  process.argv = [process.execPath, path, ...args];
  await import(pathToFileURL(path).href);
});

function listCommands(verbs: readonly string[]): void {
  for (const verb of verbs.toSorted()) {
    const [, does = ''] = commandHelp(root, verb).split('\n');
    // A verb without a help line is part of another command.
    if (does !== '') console.log(`${verb.padEnd(18)}${does.trim().split(/[;:.] | \(/, 1)[0]}`);
  }
  console.log('\nRun npm run site -- <verb> --help to learn more.');
}

function unknownVerb(verb: string): string {
  const now = formerNames[verb];
  return now === undefined
    ? `There is no command "${verb}". Run "npm run site" to list the commands.`
    : `"${verb}" has a new name: npm run site -- ${now}`;
}
