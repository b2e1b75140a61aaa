import { describe, expect, test } from 'vitest';
import { problemsIn } from './check.fixture.ts';
import { pluralCategories } from './plural-categories.ts';

const message = (text: string) => JSON.stringify({ servers: text });

describe('plural-categories', () => {
  test('Polish needs one, few, many and other', () => {
    const files = { 'messages/pl.json': message('{n, plural, one {# serwer} other {# serwera}}') };
    expect(problemsIn(files, pluralCategories)).toMatchObject([
      {
        message: 'The plural {n} of "servers" lacks: few, many.',
        remedy: 'In this language write all of: one, few, many, other.',
      },
    ]);
  });

  test('a complete plural passes in each language', () => {
    const files = {
      'messages/en.json': message('{n, plural, one {# server} other {# servers}}'),
      'messages/pl.json': message(
        '{n, plural, one {# serwer} few {# serwery} many {# serwerów} other {# serwera}}',
      ),
      'messages/tr.json': message('{n, plural, one {# sunucu} other {# sunucu}}'),
    };
    expect(problemsIn(files, pluralCategories)).toEqual([]);
  });

  test('plurals inside a select, a tag or another plural are seen', () => {
    const inner = '{n, plural, other {x}}';
    const files = {
      'messages/en.json': message(`{k, select, a {<b>${inner}</b>} other {${inner}}}`),
    };
    expect(problemsIn(files, pluralCategories)).toHaveLength(2);
  });

  test('ordinals have categories of their own', () => {
    const files = { 'messages/en.json': message('{n, selectordinal, one {#st} other {#th}}') };
    expect(problemsIn(files, pluralCategories)).toMatchObject([
      { message: 'The plural {n} of "servers" lacks: two, few.' },
    ]);
  });
});
