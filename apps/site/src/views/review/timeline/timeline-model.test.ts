import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import { recordRows } from '#evidence/record/records.ts';
import { timelineOf } from './timeline-model.ts';

const site = testContext();
const timeline = (provider: string) => timelineOf(recordRows(provider, site), site);

describe('audits and incidents', () => {
  test('are numbered from the oldest, and stand newest first', () => {
    const { audits, challenges } = timeline('alder');
    expect(audits.map(({ number }) => number)).toEqual(audits.map((_, place) => audits.length - place));
    expect(challenges.map(({ number }) => number)).toEqual([2, 1]);
    expect(timeline('fir').incidents.map(({ number }) => number)).toEqual([2, 1]);
  });

  test('an incident has the colour of how it ended', () => {
    const tones = [...site.providers.keys()].flatMap((provider) =>
      timeline(provider).incidents.map(({ outcome, ending }) => [outcome.text, ending.tone]),
    );
    expect(tones).toContainEqual(['Data exposed', 'bad']);
    for (const [, tone] of tones) expect(['good', 'partly', 'bad']).toContain(tone);
  });

  test('what put it to the test speaks for it where it proved something, and is neutral elsewhere', () => {
    const endings = (provider: string) => timeline(provider).challenges.map(({ ending }) => ending);
    expect(endings('alder')).toEqual([
      { tone: 'good', words: 'No data obtained' },
      { tone: 'neutral', words: 'Nothing found' },
    ]);
    for (const id of ['birch', 'elm']) {
      expect(endings(id)).toEqual([{ tone: 'neutral', words: 'Outcome unknown' }]);
    }
  });
});

describe('the line of years', () => {});
