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

test.each(localeCodes)('every example of every block is valid in %s', { tags: 'blocks-faq' }, (locale) => {
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
});

test('React has nothing to say about any of them, so what it does say in development is worth reading', () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const site = testContext();
  for (const { source } of blocks.flatMap(({ examples }) => examples)) {
    renderHtml(renderBody(Markdoc.parse(exampleSource(source, site)), site));
  }
  expect(said.mock.calls).toEqual([]);
  said.mockRestore();
});

test('every block has an example and a component, and no name is used twice', () => {
  const names = blocks.map(({ name }) => name);
  expect(blocks.filter(({ examples }) => examples.length === 0)).toEqual([]);
  expect(Object.keys(components).toSorted()).toEqual(names.toSorted());
  expect(new Set(names).size).toBe(names.length);
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
});

test('where there are fewer, the last one stands in; an address is left alone', () => {
  expect(exampleSource('@9, mail@1st.example', testContext())).toBe('dogwood, mail@1st.example');
});
