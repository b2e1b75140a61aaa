import { expect, test } from 'vitest';
import { securityTxt } from './security-txt.ts';

test('says whom to tell, until when, in which languages, and where it belongs', () => {
  const text = securityTxt({
    contact: 'mailto:security@vpn.example',
    siteUrl: 'https://vpn.example',
    asOf: '2027-01-31',
  });
  expect(text).toBe(
    [
      'Contact: mailto:security@vpn.example',
      'Expires: 2027-05-01T00:00:00Z',
      'Preferred-Languages: en, pl, tr',
      'Canonical: https://vpn.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});
