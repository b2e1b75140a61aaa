import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readBuildSettings } from '@vpn-site/content/build-settings.ts';
import { ProblemsError } from '@vpn-site/content/problem.ts';
import { NotADayError, statedDay, today } from '@vpn-site/content/today.ts';
import type { Day } from '@vpn-site/core/day/day.ts';
import { ConfigError } from '@vpn-site/core/site/config-error.ts';

/** Whoever started a tool asked for something that does not exist. The message is a sentence for them. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The day to look at: `--as-of`, or today. */
export interface DayArgument {
  readonly asOf: Day;
}

/** The arguments of a tool that looks at one day, and its own options with their defaults. */
export function readArguments<Name extends string = never>(
  defaults?: Readonly<Record<Name, string>>,
  args?: string[],
): DayArgument & Readonly<Record<Name, string>> {
  const own = Object.keys(defaults ?? {}).map((name) => [name, { type: 'string' }] as const);
  const { 'as-of': asOf, ...others } = readOptions(
    {
      ...Object.fromEntries(own),
      'as-of': { type: 'string' },
    },
    args,
  );
  const stated = { ...defaults, ...others } as Record<Name, string>;
  return { ...stated, asOf: asOf === undefined ? today() : statedDay('--as-of', asOf) };
}

/** The folder whose content, facts and messages are looked at: that of the build. */
export function siteFolder(): string {
  return resolve(readBuildSettings(process.env).siteDir);
}

/** Mistakes of whoever started a tool, of an editor or an operator: their messages are sentences for them. */
const theirs = [UsageError, NotADayError, ProblemsError, ConfigError];

/** Runs a tool; one of those mistakes ends it without a stack trace. */
export async function runTool(tool: () => void | Promise<void>): Promise<void> {
  try {
    await tool();
  } catch (error) {
    if (!(error instanceof Error) || !theirs.some((kind) => error instanceof kind)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

interface OptionKind {
  readonly type: 'string' | 'boolean';
}

type WrittenOptions<Options extends Readonly<Record<string, OptionKind>>> = {
  readonly [Name in keyof Options]?: Options[Name]['type'] extends 'string' ? string : boolean;
};

/** The options of a tool as they were written; anything else ends it with a sentence that names them. */
export function readOptions<const Options extends Readonly<Record<string, OptionKind>>>(
  options: Options,
  args = process.argv.slice(2),
): WrittenOptions<Options> {
  try {
    const values: unknown = parseArgs({ options, args }).values;
    return values as WrittenOptions<Options>;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (!code?.startsWith('ERR_PARSE_ARGS')) throw error;
    // Node goes on to explain how such an argument could be escaped.
    const [what] = message.split('. ');
    const known = Object.keys(options).map((name) => `--${name}`);
    throw new UsageError(`${what}; the options are: ${known.join(', ') || 'none'}.`);
  }
}

/** The value of an option that chooses among names. */
export function oneOf<Name extends string>(option: string, text: string, names: readonly Name[]): Name {
  const found = names.find((name) => name === text);
  if (found === undefined) throw new UsageError(`--${option} is "${text}": write ${names.join(' or ')}.`);
  return found;
}
