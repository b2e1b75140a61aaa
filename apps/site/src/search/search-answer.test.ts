import { describe, expect, test } from 'vitest';
import { answerRow } from './search-answer.ts';

const topics = [
  { label: 'servers', asked: ['server'], at: '#fact-servers', says: { elm: ['900'] } },
  { label: 'server storage', asked: ['server ram'], at: '#fact-storage', says: { elm: ['RAM', '2026'] } },
  {
    label: 'Netflix',
    asked: ['netflix'],
    at: '/netflix',
    says: { elm: ['Opens'] },
    all: ['Does it open Netflix?', 'Yes, with two'],
  },
  { label: 'Poland', asked: ['poland'], at: '/poland', says: {}, all: ['Is it legal?', 'Legal', '2025'] },
] as const;
const elm = { id: 'elm', name: 'Elm', path: '/reviews/elm' };

describe('the row above all results', () => {
  test('says what most of the words ask for', () => {
    expect(answerRow(['elm', 'server'], elm, topics)?.value).toBe('900');
    expect(answerRow(['ram', 'server', 'elm'], elm, topics)).toEqual({
      title: 'Elm: server storage',
      value: 'RAM',
      date: '2026',
      path: '/reviews/elm#fact-storage',
    });
  });

  test('is not there without a topic, a place or an answer', () => {
    expect(answerRow(['ram'], elm, topics)).toBeUndefined();
    expect(answerRow(['server'], undefined, topics)).toBeUndefined();
    expect(answerRow(['server'], { ...elm, path: undefined }, topics)).toBeUndefined();
    expect(answerRow(['server'], { ...elm, id: 'fir' }, topics)).toBeUndefined();
  });
});
