import { type SearchQuestion, searchQuestions } from '@vpn-site/core/site/search-words.ts';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { withPlans } from '@vpn-site/fixture/with-fact.ts';
import { describe, expect, test } from 'vitest';
import { answerRow } from '#search/search-answer.ts';
import { questionTopics } from './question-topics.ts';

const english = testContext();
/** Search words for every question: its own id. */
const questions = Object.fromEntries(searchQuestions.map((id) => [id, [id]]));
const birch = { id: 'birch', name: 'Birch VPN', path: '/reviews/birch' };
const topics = (site = english) => questionTopics({ questions }, site, (texts) => [...texts]);
const answer = (question: SearchQuestion, provider?: typeof birch, site = english) =>
  answerRow([question], provider, topics(site));

describe('a question about a provider', () => {
  test('whether it is safe is answered with its record and its main drawback, never with yes', () => {
    expect(answer('safe', birch)).toMatchObject({
      title: 'Birch VPN: is it safe?',
      value: expect.stringMatching(/audit.*\. The catch: ./),
      path: '/reviews/birch#audits',
    });
    for (const id of english.providers.keys()) {
      expect(answer('safe', { ...birch, id })?.value).not.toMatch(/^(Yes|Safe)/);
    }
  });

  test('the renewal price is what is charged later, or says that nothing renews or nothing is published', () => {
    const value = (renewal: unknown) =>
      answer('renewal', birch, withPlans(english, 'birch', { renewal } as never))?.value;
    expect(value({ charged: 99, months: 12 })).toMatch(/^\$99\.00 a year, after \$/);
    expect(value('none')).toMatch(/^Nothing renews/);
    expect(value('unpublished')).toMatch(/^Not published/);
  });

  test('how to cancel leads to the row of the provider', () => {
    expect(answer('cancel', birch)).toMatchObject({
      path: '/guides/cancel-vpn-and-get-refund#refund-birch',
      value: expect.stringMatching(/^Refund window: /),
    });
  });
});

describe('a question about none in particular', () => {
  test('the cheapest is the pick, with what it charges today', () => {
    expect(answer('cheapest')).toMatchObject({
      path: '/deals',
      value: expect.stringMatching(/^Alder VPN, \S/),
    });
  });

  test('what we do not rank says so, and what needs an answer leads to the tool', () => {
    expect(answer('fastest')?.value).toMatch(/don’t rank speed/);
    expect(answer('gaming')).toMatchObject({ path: '/tools/do-i-need-a-vpn?worry=gaming' });
    expect(answer('blocked')).toMatchObject({ path: '/tools/do-i-need-a-vpn?worry=blocked' });
    expect(answer('beginner')).toMatchObject({ path: '/tools/do-i-need-a-vpn?worry=any' });
  });

  test('speed and games lead to their own pages where there are any', () => {
    const site = {
      ...english,
      document: (id: string) => ({ path: `/${id}`, title: id, description: id }),
    };
    expect(answer('fastest', undefined, site)?.path).toBe('/explainers/fastest-vpn');
    expect(answer('gaming', undefined, site)?.path).toBe('/explainers/vpn-for-gaming');
  });

  test('without the page that it leads to there is no answer', () => {
    const site = { ...english, document: () => undefined };
    expect(topics(site).filter(({ all }) => all !== undefined)).toEqual([]);
  });
});
