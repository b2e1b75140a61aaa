import { factOf } from '@vpn-site/core/provider/provider.ts';
import { renderHtml } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { withFact } from '@vpn-site/fixture/with-fact.ts';
import { describe, expect, test } from 'vitest';
import { EvidenceCard } from '../card/evidence-card.tsx';
import { evidenceFile } from '../card/evidence-file.ts';
import { RecordTables } from './record-tables.tsx';
import { recordEvidence, recordRows } from './records.ts';

/** A site with records that are written only in English: the scope of the first audit, and a note on all audits. */
const recorded = (() => {
  const polish = testContext('pl');
  const alder = polish.providers.get('alder');
  if (!alder) throw new Error('The fixture has no "alder".');
  const fact = factOf(alder, 'audits');
  if (!('type' in fact) || fact.type !== 'audits') throw new Error('The fixture has no audits of "alder".');
  const [first, ...others] = fact.value;
  if (!first) throw new Error('The fixture has no audit of "alder".');
  return withFact(polish, 'alder', 'audits', {
    note: { en: 'Two are missing.' },
    value: [{ ...first, scope: { en: 'All apps' } }, ...others],
  });
})();
const alder = recorded.providers.get('alder');

describe('what is recorded in English alone', () => {
  test('stands in Polish tables in English, and says so', () => {
    const html = renderHtml(<RecordTables rows={recordRows('alder', recorded)} heading="h3" />, 'pl');
    expect(html).toContain('<span lang="en">All apps</span>');
    expect(html).toContain('<span lang="en">Two are missing.</span>');
    const english = renderHtml(<RecordTables rows={recordRows('alder', testContext())} heading="h3" />);
    expect(english).not.toContain('lang=');
  });

  test('and on the cards behind the marks', () => {
    if (!alder) throw new Error('The fixture has no "alder".');
    const file = evidenceFile(alder, recorded, { parts: recordEvidence(alder, recorded) });
    const cards = Object.values(file.facts).map((card) =>
      renderHtml(<EvidenceCard card={card} file={file} heading={undefined} />, 'pl'),
    );
    expect(cards.filter((card) => card.includes('<span lang="en">Two are missing.</span>'))).toHaveLength(1);
    expect(JSON.stringify(file.facts)).toContain('{"text":"All apps","language":"en"}');
  });
});
