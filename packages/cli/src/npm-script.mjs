/**
 * Loaded before the code of every npm script that is ours (`--import`), and by the tests, so that they run on the right
 * Node. Plain JavaScript for old ones, which stumble over the first TypeScript file with words that do not tell why.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import module from 'node:module';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';

const needed = 26;
const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const { node } = process.versions;

// npm hands a signal to the shell that it runs a script in, and a shell such as Debian's dies of it without a word to
// us. `exec` would put us in its place, but Windows has none: so whoever loses the parent ends as if told.
const parent = process.ppid;
if (isMainThread && process.env.npm_lifecycle_event !== undefined) {
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 200).unref();
}

if (Number.parseInt(node, 10) < needed) {
  const installed = installedNode();
  if (installed === undefined) {
    console.error(
      `This needs Node ${needed} or later and runs on ${node}: run "npm ci", which brings Node ${needed} to Linux, macOS and Windows, or install it from https://nodejs.org.`,
    );
    process.exit(1);
  }
  process.exit(await runOn(installed));
}

// Most commands take longer to compile than to work, and so do those that they start: what was compiled is kept.
process.env.NODE_COMPILE_CACHE ||= join(root, '.cache/compiled');
module.enableCompileCache(process.env.NODE_COMPILE_CACHE);

const script = process.env.npm_lifecycle_event;
// Before anything is done: whoever asks what a command would do may not want it.
const words = process.argv.slice(2);
const [command, firstWord] = script === 'site' && words[0] !== '--help' ? words : [script, ...words];
if (isMainThread && script !== undefined && firstWord === '--help') {
  const { commandHelp } = await import('./command-help.ts');
  console.log(commandHelp(root, command));
  process.exit(0);
}

/** Node as a package. npm links it into its folder of programs only since version 11, so it may have to be looked for. */
function installedNode() {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return Object.keys(manifest.optionalDependencies)
    .flatMap((name) => ['node', 'node.exe'].map((file) => join(root, 'node_modules', name, 'bin', file)))
    .find((file) => existsSync(file));
}

/** Starts the same thing again on another Node, which is then also that of whatever it starts; how it ended. */
function runOn(program) {
  const child = spawn(program, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: { ...process.env, PATH: [dirname(program), process.env.PATH].join(delimiter) },
  });
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
}
