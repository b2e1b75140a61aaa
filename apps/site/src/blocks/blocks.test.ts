import { globSync, readFileSync } from 'node:fs';
import Markdoc from '@markdoc/markdoc';
import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { renderHtml } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { expect, test, vi } from 'vitest';
import { type BlockAttribute, exampleSource } from './block.ts';
import { blocks } from './blocks.ts';
import { components } from './components.ts';
import { documentProblems } from './document/document-problems.ts';
import { renderBody } from './document/render-body.tsx';

test.each(localeCodes)(
  'every example of every block is valid in %s',
  {
    tags: [
      'blocks-article-pros-cons',
      'blocks-comparison-streaming-table',
      'blocks-faq',
      'blocks-home-comparison',
      'blocks-home-guide-cards',
      'blocks-home-hero',
      'blocks-home-use-cases',
      'blocks-home-why-use',
      'blocks-seo-text',
      'blocks-tracked-link',
      'blocks-vpn-card',
    ],
  },
  (locale) => {
    const site = testContext(locale);
    const wrong = blocks.flatMap(({ name, examples }) =>
      examples.flatMap(({ source }) =>
        documentProblems(Markdoc.parse(exampleSource(source, site)), site).map((problem) => ({
          name,
          problem,
        })),
      ),
    );
    expect(wrong).toEqual([]);
  },
);

test('every block shows words in an example, and React has nothing to say about any of them', () => {
  const shownText = vi.spyOn(console, 'error').mockReturnValue();
  const site = testContext();
  const silent = blocks.filter(({ examples }) => {
    const html = examples.map(({ source }) =>
      renderHtml(renderBody(Markdoc.parse(exampleSource(source, site)), site)),
    );
    return !html.some((text) => />[^<]*\p{L}{3}/u.test(text));
  });
  // The fixture site names no repository.
  expect(silent.map(({ name }) => name)).toEqual(['repository-link']);
  expect(shownText.mock.calls).toEqual([]);
  shownText.mockRestore();
});

test('every block has an example and a component, and no name is used twice', () => {
  const names = blocks.map(({ name }) => name);
  expect(blocks.filter(({ examples }) => examples.length === 0)).toEqual([]);
  expect(Object.keys(components).toSorted()).toEqual(names.toSorted());
  expect(new Set(names).size).toBe(names.length);
});

/** Returns the message groups of other blocks that a file outside of their folders uses. */
function foreignMessages(file: string, text: string): string[] {
  const folder = (group: string) => group.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return [...text.matchAll(/['"`]blocks(?:\.(\w*)|['"`]\))/g)]
    .map(([, group = '']) => group)
    .filter((group) => !new RegExp(`^apps/site/src/blocks/\\w+/${folder(group)}/`).test(file))
    .map((group) => `${file}: blocks.${group}`);
}

test('only a block uses its messages: what others use too belongs under evidence, score, price or the like', () => {
  const files = globSync('{apps,packages}/*/src/**/*.{ts,tsx,astro}')
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(1000);
  expect(files.flatMap((file) => foreignMessages(file, readFileSync(file, 'utf8')))).toEqual([]);
});

test('no block depends on who is in the list: examples ask for a place in the ranking, and nothing names a provider', () => {
  const naming = blocks.flatMap(({ name, examples, attributes }) =>
    Object.entries<BlockAttribute>(attributes)
      .filter(([, { kind }]) => kind === 'provider' || kind === 'providers')
      .flatMap(([attribute, { explanation }]) => [
        ...examples
          .map(({ source }) => source)
          .filter((source) => new RegExp(`${attribute}=\\[?"(?!@)`).test(source)),
        ...(explanation.includes('"') ? [explanation] : []),
      ])
      .map((words) => `${name}: ${words}`),
  );
  expect(naming).toEqual([]);
});

test('providers stand in the order of the overall ranking, those without a rank behind them', () => {
  expect(exampleSource('provider="@1" other="@2" @last', testContext())).toBe(
    'provider="alder" other="elm" dogwood',
  );
  // Where there are fewer, the last one stands in; an address is left alone.
  expect(exampleSource('@9, mail@1st.example', testContext())).toBe('dogwood, mail@1st.example');
});
