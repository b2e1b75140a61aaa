import { expect, test } from 'vitest';
import { type MessageTree, messagesByLocale } from '#catalog/message-files.ts';
import { fixtureRoot } from '#fixtures/fixture-site.ts';
import { liveRoot } from './live-site.ts';

const keysOf = (tree: MessageTree, prefix = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  );

test('the fixture site has the keys of the interface strings; npm run fixture:messages brings them along', () => {
  const live = messagesByLocale(liveRoot);
  for (const [locale, tree] of messagesByLocale(fixtureRoot)) {
    expect(keysOf(tree).toSorted()).toEqual(keysOf(live.get(locale) ?? {}).toSorted());
  }
});
