import { describe, expect, test } from 'vitest';
import { linkedQueries, renderLinkedAnswers } from './linked-answers.ts';

const routes = {
  withQuery: { 'shared-without-query': ['/deals'], choice: ['/compare'], private: ['/search'] },
};
/** The pages that the origin would render. */
const site: Readonly<Record<string, string>> = {
  '/deals?sort=name': '<a href="/deals?sort=price&amp;length=all#list">',
  '/deals?sort=price&length=all': '<a href="/deals?sort=name">',
  '/compare?with=a,b,c': '<a href="/compare?with=a,b,d">',
  '/deals.ics?plan=a': 'BEGIN:VCALENDAR',
};
const render = (request: Request) => {
  const { pathname, search } = new URL(request.url);
  const text = site[pathname + search];
  return Promise.resolve(new Response(text ?? '', { status: text === undefined ? 404 : 200 }));
};
const answersTo = (html: string, limit = 100) =>
  renderLinkedAnswers([html], { routes, siteUrl: 'https://vpn.example', render, limit });

describe('answers to queries', () => {
  test('tell how far they are', async () => {
    const shownText: string[] = [];
    await renderLinkedAnswers(['<a href="/deals?sort=name"><a href="/deals.ics?plan=a">'], {
      ...{ routes, siteUrl: 'https://vpn.example', render, limit: 2 },
      onAnswer: (made, known) => shownText.push(`${made} of ${known}`),
    });
    expect(shownText).toHaveLength(2);
    expect(shownText[0]).toMatch(/^1 of [2-9]$/);
  });

  test('are those that pages link to, and those that these link to, each once', async () => {
    const { answers, omitted: left } = await answersTo(
      '<a href="/deals?sort=name"><a href="/deals.ics?plan=a">',
    );
    expect(answers.map(({ address, kind }) => [address, kind])).toEqual([
      ['/deals?sort=name', 'tool'],
      ['/deals.ics?plan=a', 'calendar'],
      ['/deals?sort=price&length=all', 'tool'],
    ]);
    expect(left).toBe(0);
  });

  test('stop where the host has no more room, the nearest first', async () => {
    const { answers, omitted: left } = await answersTo(
      '<a href="/deals?sort=name"><a href="/compare?with=a,b,c">',
      1,
    );
    expect(answers.map(({ address }) => address)).toEqual(['/deals?sort=name']);
    expect(left).toBe(2);
  });

  test('leave out comparisons beyond the number that the owner wants, and nothing else', async () => {
    const { answers, omitted: left } = await renderLinkedAnswers(
      ['<a href="/compare?with=a,b,c"><a href="/deals?sort=name">'],
      { ...{ routes, siteUrl: 'https://vpn.example', render, limit: 100 }, maxChoices: 0 },
    );
    expect(answers.map(({ kind }) => kind)).toEqual(['tool', 'tool']);
    expect(left).toBe(1);
  });

  test('are no answers where the origin has none, nor to what is only searched or reported', async () => {
    const { answers } = await answersTo('<a href="/deals?no"><a href="/search?q=x"><a href="/about?x=1">');
    expect(answers).toEqual([]);
  });

  test('links are read as browsers read them', () => {
    expect(
      linkedQueries('<a class="x" href="/a?b=c&amp;d#e"><a href="https://x.example/?y"><a href="/f">'),
    ).toEqual(['/a?b=c&d']);
  });
});
