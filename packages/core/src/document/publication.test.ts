import { describe, expect, test } from 'vitest';
import { translatedPublication, whyUnpublished } from './publication.ts';

const out = { isDraft: false, published: undefined };

describe('a page', () => {
  test('can be read from its day on, or on any day without one', () => {
    const scheduled = { isDraft: false, published: '2025-06-15' };
    expect(whyUnpublished(out, '1999-01-01')).toBeUndefined();
    expect(whyUnpublished(scheduled, '2025-06-14')).toEqual({ why: 'scheduled', on: '2025-06-15' });
    expect(whyUnpublished(scheduled, '2025-06-15')).toBeUndefined();
  });

  test('that is a draft cannot, whatever its day', () => {
    const draft = { isDraft: true, published: '2025-06-15' };
    expect(whyUnpublished(draft, '2025-07-01')).toEqual({ why: 'draft' });
  });
});

describe('a translation', () => {
  test('is held back by a draft of the original, not the other way round', () => {
    const draft = { isDraft: true, published: undefined };
    expect(translatedPublication(out, draft).isDraft).toBe(true);
    expect(translatedPublication(draft, out).isDraft).toBe(true);
    expect(translatedPublication(out, out).isDraft).toBe(false);
  });

  test('has the day of the original unless it names its own', () => {
    const original = { isDraft: false, published: '2025-06-01' };
    expect(translatedPublication(out, original).published).toBe('2025-06-01');
    expect(translatedPublication({ ...out, published: '2025-06-09' }, original).published).toBe('2025-06-09');
  });
});
