import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readBuildSettings } from '@vpn-site/content/build-settings.ts';
import { ProblemsError } from '@vpn-site/content/problem.ts';
import { NotADayError, parseDay, today } from '@vpn-site/content/today.ts';
import type { Day } from '@vpn-site/core/day/day.ts';
import { ConfigError } from '@vpn-site/core/site/config-error.ts';

/** A mistake in the arguments of a tool. The message is a sentence for the user. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The day for which a tool computes ages: `--as-of`, or today. */
export interface DayArgument {
  readonly asOf: Day;
}

/**
 * Reads the arguments of a tool that computes ages for a day: `--as-of`, and the tool's own options with their defaults.
 */
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
  const optionValues = { ...defaults, ...others } as Record<Name, string>;
  return { ...optionValues, asOf: asOf === undefined ? today() : parseDay('--as-of', asOf) };
}

/** Returns the folder whose content, facts and messages the tool reads, which is also that of the build. */
export function siteFolder(): string {
  return resolve(readBuildSettings(process.env).siteDir);
}

/** Errors that a user, editor or operator caused. Their messages are sentences for that person. */
const userErrors = [UsageError, NotADayError, ProblemsError, ConfigError];

/** Runs a tool. For an error in `userErrors`, prints only its message, without a stack trace. */
export async function runTool(tool: () => void | Promise<void>): Promise<void> {
  try {
    await tool();
  } catch (error) {
    if (!(error instanceof Error) || !userErrors.some((kind) => error instanceof kind)) throw error;
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

/** Parses the options of a tool. Any other option is a `UsageError` that lists the valid ones. */
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
    // Only the first sentence is useful: Node goes on to explain how such an argument could be escaped.
    const [what] = message.split('. ');
    const known = Object.keys(options).map((name) => `--${name}`);
    throw new UsageError(`${what}; the options are: ${known.join(', ') || 'none'}.`);
  }
}

/** Parses an option that must have one of these values. */
export function oneOf<Name extends string>(option: string, text: string, names: readonly Name[]): Name {
  const found = names.find((name) => name === text);
  if (found === undefined) throw new UsageError(`--${option} is "${text}": write ${names.join(' or ')}.`);
  return found;
}
