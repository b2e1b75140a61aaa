import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import { recordRows } from '#evidence/record/records.ts';
import { timelineOf } from './timeline-model.ts';
import { TimelineSection } from './timeline-section.tsx';

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

const section = (provider: string) =>
  renderElement(<TimelineSection rows={recordRows(provider, site)} site={site} />);
const texts = (elements: readonly { readonly text: string }[]) => elements.map(({ text }) => text);

test('what did no harm stands in a list of its own, with what it proves', () => {
  const [, wrong, tested] = section('alder').all('h3');
  expect([wrong?.text, tested?.text]).toEqual(['What went wrong', 'Put to the test']);
  const lists = section('alder').all('ol.record-list');
  expect(lists[0]?.text).toContain('Another product of the company; does not score.');
  const entries = lists.slice(-2).flatMap((list) => texts(list.all('li')));
  expect(entries[0]).toMatch(/it held no customer data.*turned up no customer data\. Others confirm it\.$/);
  expect(entries).toHaveLength(2);
  expect(section('alder').text).not.toMatch(/\bincidents?\b(?! is known to us)/i);
});
