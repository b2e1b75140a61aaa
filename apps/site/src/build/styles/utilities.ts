import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Problem } from '@vpn-site/content/problem.ts';
import { parse } from 'postcss';
import { compile } from 'tailwindcss';

/** Matches variants for screen widths and print. Variants for states, such as hover, belong in stylesheets. */
const conditions = /^(?:(?:max-)?(?:sm|md|lg|xl)|print):/;

/** Utilities that markup may use without a class of its own; apps/site/docs/styles.md has the reasons. */
const utilities = [
  // Layout.
  'sr-only|hidden|block|inline|inline-block|flex|inline-flex|grid|relative|page-width|double-rule',
  'flex-(?:1|wrap|nowrap|row-reverse|col-reverse)|grow|shrink-0|order-\\d',
  'grid-cols-(?:\\d|side)|col-start-\\d|(?:items|justify)-[a-z]+',
  '(?:gap|gap-x|gap-y|space-y)-[\\d.]+|-?[mp][trbsexy]?-(?:auto|[\\d.]+)',
  'size-[\\d.]+|(?:min-|max-)?[wh]-(?:0|full|prose|measure|wide|[\\d.]+)',
  // Typography.
  'text-(?:\\d\\d|[a-z]+)|font-[a-z]+|leading-\\d+|tracking-display|tabular-nums|list-disc',
  'whitespace-nowrap|wrap-anywhere|underline|underline-offset-4|cursor-pointer',
  // Borders.
  '(?:border|border-[tby]|border-t-2|divide-y)|(?:border|divide)-(?:line|line-strong|rule)',
].join('|');
const allowed = new RegExp(`^(?:${utilities})$`);

export function isAllowedUtility(name: string): boolean {
  return allowed.test(name.replace(conditions, ''));
}

interface ClassList {
  readonly file: string;
  readonly line: number;
  readonly names: readonly string[];
  /** Whether the list is the value of a class attribute. Otherwise it is another string with classes. */
  readonly isAttribute: boolean;
}

/** Reports utilities in class lists that a class of the component should replace. */
export async function utilityProblems(sources: Readonly<Record<string, string>>): Promise<Problem[]> {
  const lists = Object.entries(sources).flatMap(([file, source]) => classLists(file, source));
  const known = await tailwindUtilities(new Set(lists.flatMap(({ names }) => names)));
  const isClassList = ({ isAttribute, names }: ClassList) =>
    isAttribute || names.filter((name) => known.has(name)).length * 2 > names.length;
  // A known utility must be one of this project, and one of this project must be known: a rule needs its token.
  return lists.filter(isClassList).flatMap(({ file, line, names }) =>
    names
      .filter((name) => known.has(name) !== isAllowedUtility(name))
      .map((name) => ({
        file,
        line,
        message: `"${name}" is not a utility class of this project.`,
        remedy:
          'Write a class in the style sheet beside the component; apps/site/docs/styles.md says what utilities are for.',
      })),
  );
}

/**
 * Returns class attributes and other strings of several words. A string counts as a class list if most of its words are
 * utilities.
 */
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

/** Returns the words for which Tailwind would generate a rule with the tokens of this project. */
async function tailwindUtilities(words: ReadonlySet<string>): Promise<Set<string>> {
  const sheets = ['tokens.css', 'utilities.css'].map(
    (name) => `@import "./apps/site/src/ui/styles/${name}";`,
  );
  const compiler = await compile(`@import "tailwindcss"; ${sheets.join(' ')}`, {
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
      const name = /^(?::where\()?\.((?:\\.|[\w-])+)/.exec(selector)?.[1]?.replaceAll('\\', '');
      if (name !== undefined) found.add(name);
    });
  });
  return found;
}

/** Reads all files that may contain markup. */
export function markupSources(): Record<string, string> {
  const files = globSync(
    'apps/site/src/{ui,layout,search,evidence,blocks,views,shell,browser}/**/*.{ts,tsx,astro}',
  );
  const written = files.filter((file) => !file.includes('.test.'));
  return Object.fromEntries(written.map((file) => [file, readFileSync(file, 'utf8')]));
}
