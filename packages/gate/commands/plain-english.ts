import { existsSync, readFileSync } from 'node:fs';
import { runTool } from '@vpn-site/cli/run-tool.ts';
import { askGit } from '@vpn-site/content/git.ts';
import { plainEnglishProblems } from '#check/plain-english.ts';

/**
 * Matches files that are skipped: made-up content, generated files, the examples in the test of this check, and
 * methodologies, which never change.
 */
const skipped = /^tests\/fixtures\/|\.d\.ts$|\/plain-english\.test\.ts$|^facts\/methodology\//;

const code = ['*.ts', '*.tsx', '*.mjs', '*.css'];
const configuration = [
  '*.yaml',
  '*.yml',
  '*.conf',
  '*.sql',
  '*.sh',
  'deploy/bin/*',
  'deploy/systemd/*',
  '.ci/*',
];

/** npm run check -- names: reports avoided words in names and at the start of comments. */
await runTool(() => {
  const files = (askGit(process.cwd(), ['ls-files', '-z', ...code, ...configuration]) ?? '')
    .toString()
    .split('\0')
    .filter((file) => file !== '' && !skipped.test(file) && existsSync(file));
  const problems = files.flatMap((file) =>
    plainEnglishProblems(file, readFileSync(file, 'utf8')).map(
      ({ line, message }) => `${file}:${line}: ${message}`,
    ),
  );
  for (const problem of problems) console.error(problem);
  console.log(`${files.length} files, ${problems.length} problems.`);
  process.exitCode = problems.length === 0 ? 0 : 1;
});
