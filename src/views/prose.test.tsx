import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl/react';
import { expect, test } from 'vitest';
import { emptyContext } from '#fixtures/empty-context.ts';
import messages from '#fixtures/site/messages/en.json';
import { parseMarkdoc } from '../catalog/parse-markdoc.ts';
import { Prose } from './prose.tsx';

const draw = (source: string | undefined) =>
  renderToStaticMarkup(
    <IntlProvider locale="en" messages={messages} timeZone="UTC">
      <Prose body={source === undefined ? undefined : parseMarkdoc(source)} site={emptyContext} />
    </IntlProvider>,
  );

test.each([undefined, '', '\n\n'])(
  'a document whose body is %j shows the placeholder',
  { tags: 'document-empty-body' },
  (source) => {
    expect(draw(source)).toContain('>empty</p>');
  },
);

test('a document with a body shows it', () => {
  expect(draw('Words.')).toBe('<div class="prose"><p>Words.</p></div>');
});
