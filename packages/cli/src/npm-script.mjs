/**
 * Loaded before each of our npm scripts (`--import`), and by the tests, so that they run on the right Node. Plain
 * JavaScript, because an older Node fails on the first TypeScript file with an unhelpful error.
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

// npm sends a signal to the shell that runs a script, and a shell such as Debian's exits without passing it on. `exec`
// would avoid that, but Windows has none, so a process that loses its parent sends itself SIGTERM.
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
      `This command needs Node ${needed} or later, but runs on ${node}. Run "npm ci", which installs Node ${needed} on Linux, macOS and Windows, or install it from https://nodejs.org.`,
    );
    process.exit(1);
  }
  process.exit(await runOn(installed));
}

// Most commands take longer to compile than to run, so compiled code is cached, also for the commands they start.
process.env.NODE_COMPILE_CACHE ||= join(root, '.cache/compiled');
module.enableCompileCache(process.env.NODE_COMPILE_CACHE);

const script = process.env.npm_lifecycle_event;
// Handled first, because asking for help must not run the command.
const words = process.argv.slice(2);
const [command, firstWord] = script === 'site' && words[0] !== '--help' ? words : [script, ...words];
if (isMainThread && script !== undefined && firstWord === '--help') {
  const { commandHelp } = await import('./command-help.ts');
  console.log(commandHelp(root, command));
  process.exit(0);
}

/**
 * Returns the path of the Node that is installed as a package. It searches for it, because npm links it into its bin folder
 * only since version 11.
 */
function installedNode() {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return Object.keys(manifest.optionalDependencies)
    .flatMap((name) => ['node', 'node.exe'].map((file) => join(root, 'node_modules', name, 'bin', file)))
    .find((file) => existsSync(file));
}

/** Runs the same command again on another Node, which its child processes use too. Resolves with the exit code. */
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
