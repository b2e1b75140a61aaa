import { expect, test } from 'vitest';
import { flattenMessages, type MessageTree, messagesByLocale } from '#catalog/message-files.ts';
import { fixtureRoot } from '#fixtures/fixture-site.ts';
import { liveRoot } from './live-site.ts';

const keysOf = (tree: MessageTree) => flattenMessages(tree).map(([key]) => key);

test('the fixture site has the keys of the interface strings; npm run fixture:messages brings them along', () => {
  const live = messagesByLocale(liveRoot);
  for (const [locale, tree] of messagesByLocale(fixtureRoot)) {
    expect(keysOf(tree).toSorted()).toEqual(keysOf(live.get(locale) ?? {}).toSorted());
  }
});
