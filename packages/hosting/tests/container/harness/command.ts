import { spawn } from 'node:child_process';

export interface CommandOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

export interface CommandResult {
  readonly code: number | null;
  readonly output: string;
}

/** Runs a command and returns its exit code and output, even if it fails. */
export function attempt(
  command: string,
  args: readonly string[],
  { cwd, env }: CommandOptions = {},
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const chunks: string[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
    }
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output: chunks.join('').trim() }));
  });
}

/** Runs a command that must succeed and returns its output. */
export async function run(
  command: string,
  args: readonly string[],
  options: CommandOptions = {},
): Promise<string> {
  const { code, output } = await attempt(command, args, options);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output.slice(-4000)}`);
  return output;
}

export function podman(...args: readonly string[]): Promise<string> {
  return run('podman', args);
}
