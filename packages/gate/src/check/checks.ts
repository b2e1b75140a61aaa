import { spawn } from 'node:child_process';

export interface CheckCommand {
  readonly name: string;
  readonly command: readonly string[];
  /** What mends most of what it finds. */
  readonly mend?: string;
}

export interface CheckResult {
  readonly name: string;
  readonly passed: boolean;
  readonly seconds: number;
  /** What the program printed, on both streams. */
  readonly output: string;
  readonly mend?: string | undefined;
}

/** Everything that can be judged without a build or a running site. */
export const checks: readonly CheckCommand[] = [
  { name: 'content', command: ['node', 'apps/site/commands/check-content.ts'] },
  { name: 'types', command: ['tsc', '--pretty'] },
  {
    name: 'format',
    command: ['biome', 'check', '.', '--error-on-warnings', '--colors=force'],
    mend: 'npx biome check --write .',
  },
  { name: 'lint', command: ['oxlint', '--type-aware'] },
  { name: 'imports', command: ['node', 'packages/gate/commands/imports.ts'] },
  { name: 'unused', command: ['knip'] },
];

/** What an editor may still leave for later stops a merge. */
export function strict(check: CheckCommand): CheckCommand {
  return check.name === 'content' ? { ...check, command: [...check.command, '--strict'] } : check;
}

/** Runs checks side by side and tells each result when it is there, whatever the order: none waits for a slower one. */
export async function runChecks(
  wanted: readonly CheckCommand[],
  tell: (result: CheckResult) => void,
  env: NodeJS.ProcessEnv = process.env,
): Promise<CheckResult[]> {
  return await Promise.all(
    wanted.map(async (check) => {
      const result = await runCheck(check, env);
      tell(result);
      return result;
    }),
  );
}

async function runCheck({ name, command, mend }: CheckCommand, env: NodeJS.ProcessEnv): Promise<CheckResult> {
  const [program = '', ...args] = command;
  const started = performance.now();
  // On Windows packages bring their programs as .cmd files, which only its shell starts.
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
  return { name, passed, seconds: (performance.now() - started) / 1000, output, mend };
}

/** Runs checks, prints how each ended, and fails the program where one failed. */
export async function reportChecks(wanted: readonly CheckCommand[], env?: NodeJS.ProcessEnv): Promise<void> {
  const results = await runChecks(wanted, (result) => console.log(formatResult(result)), env);
  const failed = results.filter(({ passed }) => !passed).map(({ name }) => name);
  console.log(failed.length === 0 ? 'Everything is fine.' : `Failed: ${failed.join(', ')}.`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

/** One line for a check that passed; what it printed, too, for one that failed. */
export function formatResult({ name, passed, seconds, output, mend }: CheckResult): string {
  const line = `${passed ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`;
  if (passed) return line;
  const remedy = mend === undefined ? '' : `\n→ ${mend} mends what it can.`;
  return `${line}\n${output.trimEnd()}${remedy}\n`;
}
