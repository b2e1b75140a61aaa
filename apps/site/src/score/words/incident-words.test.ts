import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import {
  type HarmfulIncident,
  incidentDisclosures,
  incidentHarms,
} from '@vpn-site/core/provider/incident.ts';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { incidentWords } from './record-words.ts';

const incident = fc.record({
  date: fc.constantFrom('2019', '2024-05', '2025-06-01'),
  summary: fc.constant({ en: '', pl: '', tr: '' }),
  outcome: fc.constant('unknown' as const),
  harm: fc.constantFrom(...incidentHarms.filter((harm) => harm !== 'none')),
  told: fc.constantFrom(undefined, ...incidentDisclosures),
  confidence: fc.constantFrom(undefined, 'low' as const),
  source: fc.constant('x'),
});

test.each(localeCodes)(
  'words in %s claim silence only where the facts say that it was kept back',
  (locale) => {
    const site = testContext(locale);
    const silence = site.t('outcome.incident.silence', { words: '' });
    fc.assert(
      fc.property(incident, (one: HarmfulIncident) => {
        expect(incidentWords(one, site).includes(silence)).toBe(one.told === 'kept-back');
      }),
    );
  },
);
