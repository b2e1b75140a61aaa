import { expect, test } from 'vitest';
import { robotsTxt } from './robots-txt.ts';

test('crawlers are asked to leave the hand-off alone in every language', () => {
  expect(robotsTxt()).toBe(
    'User-agent: *\nDisallow: /sendme/\nDisallow: /pl/sendme/\nDisallow: /tr/sendme/\n',
  );
});
