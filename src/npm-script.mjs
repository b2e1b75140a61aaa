/**
 * Loaded before the code of every npm script that is ours (`--import`), and by the tests. Plain JavaScript: an older Node stumbles over
 * the first TypeScript file, with words that do not tell why.
 */
import { isMainThread } from 'node:worker_threads';

const needed = 26;
const { node } = process.versions;

if (Number.parseInt(node, 10) < needed) {
  console.error(
    `This needs Node ${needed} or later and runs on ${node}: run "npm ci", which brings Node ${needed} to Linux, macOS and Windows, or install it from https://nodejs.org.`,
  );
  process.exit(1);
}

// npm hands a signal to the shell that it runs a script in, and a shell such as Debian's dies of it without a word to
// us. `exec` would put us in its place, but Windows has none: so whoever loses the parent ends as if told.
const parent = process.ppid;
if (isMainThread && process.env.npm_lifecycle_event !== undefined) {
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 200).unref();
}
