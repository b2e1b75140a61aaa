import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Messages } from '@vpn-site/core/i18n/messages.ts';
import { addNoBreakSpacesToMessages } from '@vpn-site/core/i18n/no-break-messages.ts';
import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { siteRoot } from '@vpn-site/harness/tested-site.ts';
import { describe, expect, inject, test } from 'vitest';

const origin = inject('originUrl');
const ask = (locale: string) => fetch(`${origin}/_i18n/${locale}/messages.json`);

describe('interface strings', () => {
  test.each(localeCodes)(
    '%s answers a map from the language to its strings',
    { tags: ['calls-messages-response', 'calls-messages-per-locale'] },
    async (locale) => {
      const answer = await ask(locale);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
      const messages = JSON.parse(
        readFileSync(join(siteRoot, `messages/${locale}.json`), 'utf8'),
      ) as Messages;
      expect(await answer.json()).toEqual({ [locale]: addNoBreakSpacesToMessages(messages, locale) });
    },
  );

  test.each(localeCodes)('%s is kept for a day', { tags: 'constants-messages-ttl' }, async (locale) => {
    expect((await ask(locale)).headers.get('cache-control')).toBe('public, max-age=86400');
  });

  test.each(['xx', '__proto__', 'constructor', 'en-US', '..%2f..%2fpackage'])(
    '%s is not found',
    { tags: 'calls-messages-per-locale' },
    async (locale) => {
      const answer = await ask(locale);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    },
  );
});
