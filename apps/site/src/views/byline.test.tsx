import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { expect, test } from 'vitest';
import { Byline } from './byline.tsx';

const author = { name: 'Ada Nowak', bio: { en: 'One', pl: 'Dwa', tr: 'Üç' } };
const text = (props: Partial<Parameters<typeof Byline>[0]>) =>
  renderElement(<Byline site={{ ...testContext(), author }} updated="2025-06-10" {...props} />);

test.each(localeCodes)('in %s the author is named with the date and a link to the About page', (locale) => {
  const site = { ...testContext(locale), author };
  const byline = text({ site });
  expect(byline.text).toContain('Ada Nowak');
  expect(byline.all('a')[0]?.attributes).toMatchObject({
    href: site.document('pages/about')?.path,
    rel: 'author',
  });
  expect(byline.all('time')[0]?.attributes.datetime).toBe('2025-06-10');
});

test('a page without a text has the day on which facts were checked', () => {
  expect(text({ updated: undefined, checked: '2025-06-12' }).text).toBe(
    'By Ada Nowak · Facts checked June 12, 2025',
  );
  expect(text({ updated: undefined }).text).toBe('By Ada Nowak');
});
