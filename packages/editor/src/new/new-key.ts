import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '@vpn-site/cli/run-tool.ts';
import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import type { FactType } from '@vpn-site/core/provider/fact.ts';
import type { Project, Scaffold, WrittenFile } from './files.ts';

/** The types that a new key may have. Each other type belongs to one key, which the code knows by name. */
const types: Readonly<Partial<Record<FactType, string>>> = {
  'yes-no': 'true, false or partial',
  number: 'a number',
  days: 'a number of days',
  year: 'a year',
  devices: 'a number, or unlimited',
  country: 'a code of ISO 3166',
  'country-list': 'several of them',
  text: 'a name',
  choice: 'one of the options that the key names',
  'choice-list': 'several of them',
  'platform-list': 'names of facts/vocabulary/platforms.yaml',
};

/** Parses the group and name of a key from `group/name`. */
export function readKeyPath(path: string): { readonly group: string; readonly id: string } {
  const [group = '', id, ...more] = path.split('/');
  if (id !== undefined && more.length === 0) return { group, id };
  throw new UsageError(
    `"${path}" does not name a group of facts/vocabulary. Write: npm run new -- key trust/${group || '<id>'} yes-no`,
  );
}

/** Adds a key to the vocabulary, with an unknown value for every provider. */
export function newKey({ root, catalog }: Project, id: string, group = '', type = ''): Scaffold {
  const { groups } = catalog.facts.vocabulary;
  const keys = groups.find((one) => one.id === group)?.definitions.map(({ key }) => key);
  if (!keys) {
    throw new UsageError(
      `"${group}" is not a group of facts/vocabulary. The groups are: ${groups.map((one) => one.id).join(', ')}.`,
    );
  }
  if (!Object.hasOwn(types, type)) {
    const listed = Object.entries(types).map(([name, value]) => `\n  ${name}: ${value}`);
    throw new UsageError(`"${type}" is not a type for a new key. The types are:${listed.join('')}`);
  }
  if (groups.some(({ definitions }) => definitions.some(({ key }) => key === id))) {
    throw new UsageError(`There is already a key "${id}". Nothing was written.`);
  }
  const changed = (file: string, change: (text: string) => string): WrittenFile => ({
    file,
    text: change(readFileSync(join(root, file), 'utf8')),
    isChanged: true,
  });
  const folder = 'facts/providers';
  return {
    files: [
      // The keys are the last part of a vocabulary file.
      changed(`facts/vocabulary/${group}.yaml`, (text) => `${text.trimEnd()}\n${definition(id, type)}`),
      ...readdirSync(join(root, folder))
        .filter((name) => name.endsWith('.yaml'))
        .map((name) => changed(`${folder}/${name}`, (text) => withUnknown(text, id, keys))),
    ],
    next: `Write what "npm run check:content" lists in facts/vocabulary/${group}.yaml. It is "unknown" for every provider. Replace that
where you have a source, as docs/editors/facts.md describes. Reviews, comparisons and open data show it automatically.`,
  };
}

function definition(id: string, type: string): string {
  return `  ${id}:
    label:
${inEach('      ', 'what readers call it, in a few words')}    explanation:
${inEach('      ', 'what it is, and why it matters to a reader, in one sentence')}    type: ${type}
    lifetime: 730
    scored: false
${options(type)}`;
}

/** Returns the options of a key whose values are names. */
function options(type: string): string {
  if (type === 'platform-list') return '    optionsFrom: platforms\n';
  if (!type.startsWith('choice')) return '';
  return `    options:\n      first-option:\n${inEach('        ', 'what readers call this value')}`;
}

function inEach(indent: string, what: string): string {
  return localeCodes.map((locale) => `${indent}${locale}: "TODO: ${what}"\n`).join('');
}

/** Adds an unknown fact to the file of a provider, after the last fact of the same group. No other line changes. */
function withUnknown(text: string, id: string, keys: readonly string[]): string {
  const lines = text.split('\n');
  const facts = lines.indexOf('facts:');
  const next = (from: number, pattern: RegExp) => {
    const found = lines.findIndex((line, at) => at > from && pattern.test(line));
    return found === -1 ? lines.length : found;
  };
  // The search ends with the facts, because a source may have the name of a key.
  const end = next(facts, /^\S/);
  const last = lines.findLastIndex(
    (line, at) => at < end && keys.some((key) => line.startsWith(`  ${key}:`)),
  );
  lines.splice(next(Math.max(facts, last), /^ {0,2}\S/), 0, `  ${id}:`, '    value: unknown');
  return lines.join('\n');
}
