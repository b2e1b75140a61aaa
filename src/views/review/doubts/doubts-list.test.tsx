import { describe, expect, test } from 'vitest';
import { draw } from '#fixtures/render-html.tsx';
import { testContext } from '#fixtures/test-context.ts';
import { DoubtsList } from './doubts-list.tsx';
import { selectDoubts } from './doubts-model.ts';

const site = testContext();

describe('the list of what the data lacks', () => {
  const list = draw(<DoubtsList groups={selectDoubts('cedar', site)} />);

  test('says of each kind what it means', () => {
    expect(list.all('h3').map(({ text }) => text)).toEqual(['What the data lacks']);
    expect(list.all('dt').map(({ text }) => text)).toEqual([
      'Unknown: no source says',
      'Out of date: shown, not scored',
    ]);
  });

  test('names the facts, and what is said of them all the same', () => {
    const [unknown, stale] = list.all('dd').map((kind) => kind.all('li'));
    expect(unknown?.[0]?.text).toBe('Leak tests by others');
    expect(unknown?.flatMap((doubt) => doubt.all('span'))).toEqual([]);
    expect(stale?.[0]?.text).toBe('Logging : Erased within hours (April 2021)');
    expect(stale?.every((doubt) => doubt.all('span').length === 1)).toBe(true);
  });

  test('links each fact to its row', () => {
    expect(
      list
        .all('a')
        .map(({ attributes }) => attributes.href)
        .slice(0, 6),
    ).toEqual([
      '#fact-leak-tests',
      '#fact-port-forwarding',
      '#fact-tor',
      '#fact-app-languages',
      '#fact-speed-reports',
      '#fact-logging',
    ]);
  });

  test('is a sentence where nothing is lacking', () => {
    const none = draw(<DoubtsList groups={[]} />);
    expect(none.text).toBe(site.t('review.doubts.none'));
    expect(none.all('div.doubts')).toEqual([]);
    expect(list.text).not.toContain(none.text);
  });
});
