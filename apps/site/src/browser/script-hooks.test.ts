import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const table = 'apps/site/src/browser/script-hooks.ts';
const names = [...readFileSync(table, 'utf8').matchAll(/^ {2}\| '(data-[a-z-]+)'/gm)].map(
  ([, name = '']) => name,
);
const sources = globSync('apps/site/src/**/*.{ts,tsx,astro}', {
  exclude: (path) => /\.test\.tsx?$|script-hooks\.ts$/.test(path),
}).map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const everything = sources.map(({ text }) => text).join('\n');

/** Attributes that scripts set and that stylesheets or scripts read. React never renders them. */
const scriptOnlyAttributes = [
  'data-pins',
  'data-old',
  'data-open',
  'data-plain-toast',
  'data-state',
  'data-swiping',
  'data-theme',
];
/** Attributes of the only element with data-toast-words. */
const toastWords = ['data-label', 'data-close'];

const datasetKey = (name: string) =>
  name.slice('data-'.length).replaceAll(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());

test('each attribute is listed once', () => {
  expect(names.length).toBeGreaterThan(30);
  expect(names).toEqual([...new Set(names)]);
});

test.each(names)('%s is drawn by React and read by a script', (name) => {
  expect(everything).toMatch(new RegExp(`hooks\\(\\{[^}]*'${name}':`));
  expect(everything).toMatch(
    new RegExp(`(?:selector\\(|hookValue\\([^,()]+, |show\\(page, |: ScriptHook = )'${name}'`),
  );
});

test.each(names)('%s is nowhere written without its type', (name) => {
  const bare = new RegExp(
    `<[a-z]+[^>]*\\s${name}(?:=["{]|[\\s>])|\\[${name}[\\]=]|ttribute\\('${name}'|dataset\\.${datasetKey(name)}\\b`,
  );
  expect(sources.filter(({ text }) => bare.test(code(text))).map(({ file }) => file)).toEqual([]);
});

test('scripts look for no attribute that is not listed', () => {
  const looked = sources.flatMap(({ file, text }) =>
    [
      ...code(text).matchAll(
        /\[(data-[a-z-]+)[\]=]|ttribute\(\s*'(data-[a-z-]+)'|dataset\.(?!ts\b)([a-zA-Z]+)/g,
      ),
    ].map(([, selected, attribute, key = '']) => ({
      file,
      name:
        selected ?? attribute ?? `data-${key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    })),
  );
  const known = new Set([...scriptOnlyAttributes, ...toastWords]);
  expect(looked.filter(({ name }) => !known.has(name))).toEqual([]);
});

/** Returns a file without comments, because these may contain an attribute as it appears in the page. */
function code(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}
