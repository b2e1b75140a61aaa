import { expect, test } from 'vitest';
import { withName, withoutSharedSubject } from './subject.ts';

test('two clauses about one provider name it once', () => {
  const joined = (first: string, second: string) =>
    `${first} and ${withoutSharedSubject(first, second, 'en')}`;
  expect(joined('it needs no email address', 'it takes cash')).toBe(
    'it needs no email address and takes cash',
  );
  expect(joined('we couldn’t confirm that', 'it takes cash')).toBe(
    'we couldn’t confirm that and it takes cash',
  );
  expect(withoutSharedSubject('it takes', 'it gives', 'tr')).toBe('it gives');
});

test('a clause gets a name in place of its pronoun, and otherwise before it', () => {
  expect(withName('Alder', 'it has no port forwarding', 'en')).toBe('Alder has no port forwarding');
  expect(withName('Alder', 'it’s independent', 'en')).toBe('Alder is independent');
  expect(withName('Alder', 'its servers write to disk', 'en')).toBe('Alder’s servers write to disk');
  expect(withName('Alder', 'no free plan', 'en')).toBe('Alder: no free plan');
  expect(withName('Alder', 'nie otwiera portów', 'pl')).toBe('Alder: nie otwiera portów');
});
