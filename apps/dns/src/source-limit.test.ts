import { expect, test } from 'vitest';
import { SourceLimit } from './source-limit.ts';

test('a network is answered a hundred times a second, then told to come over TCP or nothing', () => {
  const limit = new SourceLimit();
  const decisions = Array.from({ length: 300 }, (_, index) => limit.decide(`192.0.2.${index % 250}`, 5));
  expect(decisions.slice(0, 100).every((decision) => decision === 'answer')).toBe(true);
  expect(decisions.slice(100).filter((decision) => decision === 'tcp')).toHaveLength(100);
  expect(decisions.slice(100).filter((decision) => decision === 'silence')).toHaveLength(100);
  expect(limit.decide('198.51.100.1', 5)).toBe('answer');
  expect(limit.decide('192.0.2.1', 1005)).toBe('answer');
});

test('a line of IPv6 is one network', () => {
  const limit = new SourceLimit();
  for (let index = 0; index < 100; index += 1) limit.decide(`2001:db8:7:${index}::1`, 5);
  expect(limit.decide('2001:db8:7::1', 5)).not.toBe('answer');
  expect(limit.decide('2001:db8:8::1', 5)).toBe('answer');
});
