import { spawn } from 'node:child_process';

export interface CheckCommand {
  readonly name: string;
  readonly command: readonly string[];
  /** The command that fixes most of the problems that the check finds. */
  readonly fix?: string;
}

export interface CheckResult {
  readonly name: string;
  readonly passed: boolean;
  readonly seconds: number;
  /** The output of the program, from both streams. */
  readonly output: string;
  readonly fix?: string | undefined;
}

/** All checks that need no build or running site. */
export const checks: readonly CheckCommand[] = [
  { name: 'content', command: ['node', 'apps/site/commands/check-content.ts'] },
  { name: 'types', command: ['tsc', '--pretty'] },
  {
    name: 'format',
    command: ['biome', 'check', '.', '--error-on-warnings', '--colors=force'],
    fix: 'npx biome check --write .',
  },
  { name: 'lint', command: ['oxlint', '--type-aware'] },
  { name: 'names', command: ['node', 'packages/gate/commands/plain-english.ts'] },
  { name: 'imports', command: ['node', 'packages/gate/commands/imports.ts'] },
  { name: 'unused', command: ['knip'] },
];

/** Makes the content check strict: problems that an editor may leave for later also stop a merge. */
export function strict(check: CheckCommand): CheckCommand {
  return check.name === 'content' ? { ...check, command: [...check.command, '--strict'] } : check;
}

/** Runs checks in parallel. Reports each result as soon as there is one, so that none waits for a slower check. */
export async function runChecks(
  wanted: readonly CheckCommand[],
  report: (result: CheckResult) => void,
  env: NodeJS.ProcessEnv = process.env,
): Promise<CheckResult[]> {
  return await Promise.all(
    wanted.map(async (check) => {
      const result = await runCheck(check, env);
      report(result);
      return result;
    }),
  );
}

async function runCheck({ name, command, fix }: CheckCommand, env: NodeJS.ProcessEnv): Promise<CheckResult> {
  const [program = '', ...args] = command;
  const started = performance.now();
  // On Windows the programs of packages are .cmd files, which only a shell can start.
  const child = spawn(program, args, {
    env,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const passed = await new Promise<boolean>((resolve) => {
    child.once('error', ({ message }) => {
      output += message;
      resolve(false);
    });
    child.once('close', (code) => resolve(code === 0));
  });
  return { name, passed, seconds: (performance.now() - started) / 1000, output, fix };
}

/** Runs checks, prints each result, and sets a failing exit code if one failed. */
export async function reportChecks(wanted: readonly CheckCommand[], env?: NodeJS.ProcessEnv): Promise<void> {
  const results = await runChecks(wanted, (result) => console.log(formatResult(result)), env);
  const failed = results.filter(({ passed }) => !passed).map(({ name }) => name);
  console.log(failed.length === 0 ? 'All checks passed.' : `Failed: ${failed.join(', ')}.`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

/** Formats a result: one line for a check that passed; with its output for a check that failed. */
export function formatResult({ name, passed, seconds, output, fix }: CheckResult): string {
  const line = `${passed ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`;
  if (passed) return line;
  const remedy = fix === undefined ? '' : `\n→ ${fix} fixes what it can.`;
  return `${line}\n${output.trimEnd()}${remedy}\n`;
}
