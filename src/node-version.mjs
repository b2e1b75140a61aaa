/**
 * Loaded before the code of every npm script (`--import`). Plain JavaScript: an older Node stumbles over the first
 * TypeScript file, with words that do not tell why.
 */
const needed = 26;
const { node } = process.versions;

if (Number.parseInt(node, 10) < needed) {
  console.error(
    `This needs Node ${needed} or later and runs on ${node}: run "npm ci", which brings Node ${needed} to Linux, macOS and Windows, or install it from https://nodejs.org.`,
  );
  process.exit(1);
}
