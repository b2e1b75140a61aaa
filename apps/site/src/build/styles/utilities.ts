import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Problem } from '@vpn-site/content/problem.ts';
import { parse } from 'postcss';
import { compile } from 'tailwindcss';

/** From a width on, below one, or on paper. States are a matter of style sheets. */
const conditions = /^(?:(?:max-)?(?:sm|md|lg|xl)|print):/;

/** What markup may say without a class of its own; apps/site/docs/styles.md has the reasons. */
const utilities = [
  // Where parts stand.
  'sr-only|hidden|block|inline|inline-block|flex|inline-flex|grid|relative|page-width|double-rule',
  'flex-(?:1|wrap|nowrap|row-reverse|col-reverse)|grow|shrink-0|order-\\d',
  'grid-cols-(?:\\d|side)|col-start-\\d|(?:items|justify)-[a-z]+',
  '(?:gap|gap-x|gap-y|space-y)-[\\d.]+|-?[mp][trbsexy]?-(?:auto|[\\d.]+)',
  'size-[\\d.]+|(?:min-|max-)?[wh]-(?:0|full|prose|measure|wide|[\\d.]+)',
  // In which type.
  'text-(?:\\d\\d|[a-z]+)|font-[a-z]+|leading-\\d+|tracking-display|tabular-nums|list-disc',
  'whitespace-nowrap|wrap-anywhere|underline|underline-offset-4|cursor-pointer',
  // Under which line.
  '(?:border|border-[tby]|border-t-2|divide-y)|(?:border|divide)-(?:line|line-strong|rule)',
].join('|');
const allowed = new RegExp(`^(?:${utilities})$`);

/** Whether markup may use a utility of Tailwind. */
export function isAllowedUtility(name: string): boolean {
  return allowed.test(name.replace(conditions, ''));
}

interface ClassList {
  readonly file: string;
  readonly line: number;
  readonly names: readonly string[];
  /** Of an element, not a text that may be one. */
  readonly isAttribute: boolean;
}

/** Utilities in class lists of these files that a class of the component's own should say. */
export async function utilityProblems(sources: Readonly<Record<string, string>>): Promise<Problem[]> {
  const lists = Object.entries(sources).flatMap(([file, source]) => classLists(file, source));
  const known = await tailwindUtilities(new Set(lists.flatMap(({ names }) => names)));
  const isClassList = ({ isAttribute, names }: ClassList) =>
    isAttribute || names.filter((name) => known.has(name)).length * 2 > names.length;
  return lists.filter(isClassList).flatMap(({ file, line, names }) =>
    names
      .filter((name) => known.has(name) && !isAllowedUtility(name))
      .map((name) => ({
        file,
        line,
        message: `"${name}" is not among the utilities of this project.`,
        remedy:
          'Write a class in the style sheet beside the component; apps/site/docs/styles.md says what utilities are for.',
      })),
  );
}

/** Class attributes, and other texts of several words: what most of whose words are utilities is meant for one. */
function classLists(file: string, source: string): ClassList[] {
  return source.split('\n').flatMap((text, index) => {
    const attributes = [...text.matchAll(/class(?:Name)?=(?:"([^"]*)"|\{(.*)\})/g)].flatMap(
      ([, plain, expression = '']) => plain ?? literals(expression),
    );
    const others = literals(text).filter((literal) => /\S\s/.test(literal) && !attributes.includes(literal));
    const list = (names: string, isAttribute: boolean) => ({
      file,
      line: index + 1,
      names: names.split(/\s+/).filter((name) => name !== ''),
      isAttribute,
    });
    return [...attributes.map((names) => list(names, true)), ...others.map((names) => list(names, false))];
  });
}

function literals(code: string): string[] {
  return [...code.matchAll(/"([^"]*)"|'([^']*)'|`([^`]*)`/g)].map(([, ...texts]) => texts.join(''));
}

/** Those of the words for which Tailwind would write a rule, with the tokens of this project. */
async function tailwindUtilities(words: ReadonlySet<string>): Promise<Set<string>> {
  const compiler = await compile('@import "tailwindcss"; @import "./apps/site/src/ui/styles/tokens.css";', {
    base: process.cwd(),
    loadStylesheet: (id, base) => {
      const path = id === 'tailwindcss' ? resolve('node_modules/tailwindcss/index.css') : join(base, id);
      return Promise.resolve({ path, base: dirname(path), content: readFileSync(path, 'utf8') });
    },
  });
  const found = new Set<string>();
  parse(compiler.build([...words])).walkAtRules('layer', (layer) => {
    if (layer.params !== 'utilities') return;
    layer.walkRules(({ selector }) => {
      const name = /^\.((?:\\.|[\w-])+)/.exec(selector)?.[1]?.replaceAll('\\', '');
      if (name !== undefined) found.add(name);
    });
  });
  return found;
}

/** All files that may hold markup. */
export function markupSources(): Record<string, string> {
  const files = globSync(
    'apps/site/src/{ui,layout,search,evidence,blocks,views,shell,browser}/**/*.{ts,tsx,astro}',
  );
  const written = files.filter((file) => !file.includes('.test.'));
  return Object.fromEntries(written.map((file) => [file, readFileSync(file, 'utf8')]));
}
