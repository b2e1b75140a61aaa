import { knownFact } from '@vpn-site/core/provider/provider.ts';
import { renderHtml } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { withFact } from '@vpn-site/fixture/with-fact.ts';
import { describe, expect, test } from 'vitest';
import { providerById } from '#site/provider-by-id.ts';
import { EvidenceCard } from '../card/evidence-card.tsx';
import { evidenceFile } from '../card/evidence-file.ts';
import { RecordTables } from './record-tables.tsx';
import { recordEvidence, recordRows } from './records.ts';

const site = testContext();
const alder = recordRows('alder', site);
const draw = (rows: typeof alder) => renderHtml(<RecordTables rows={rows} heading="h3" />);
const text = (html: string) =>
  html
    .replaceAll(/<span aria-hidden="true" class="evidence-mark">.*?<\/span>/g, '')
    .replaceAll(/<[^>]*>/g, '');

test('a report of an audit that can be read is linked', () => {
  const links = draw(alder).match(/<td data-label="Report">.*?<\/td>/g) ?? [];
  expect(links.map((cell) => /<a class="review-source" href="([^"]*)"/.exec(cell)?.[1])).toEqual([
    undefined,
    undefined,
    'https://northlight.example/alder-2019.pdf',
  ]);
});

describe('the parts', () => {
  test('audits stand first, then what went wrong, then what put it to the test, each with its note', () => {
    const html = draw({
      ...alder,
      auditNote: { text: 'On audits', mark: undefined },
      incidentNote: { text: 'On incidents', mark: undefined },
    });
    const order = ['>Audits<', 'On audits', '>What went wrong<', '>Put to the test<', 'On incidents'];
    const found = order.map((part) => html.indexOf(part));
    expect(found).toEqual(found.toSorted((a, b) => a - b));
    expect(found).not.toContain(-1);
  });

  test('where there is nothing, the words for it stand in place of a table', () => {
    const none = recordRows('dogwood', site);
    const html = draw(none);
    expect(html).not.toContain('<table');
    expect(text(html)).toBe(`Audits${none.noAudits.text}What went wrong${none.noIncidents.text}`);
  });
});

/** A site with records that are written only in English: the scope of the first audit, and a note on all audits. */
const polish = testContext('pl');
const audits = knownFact(providerById('alder', polish), 'audits')?.value ?? [];
const recorded = withFact(polish, 'alder', 'audits', {
  note: { en: 'Two are missing.' },
  value: audits.map((audit, place) => (place === 0 ? { ...audit, scope: { en: 'All apps' } } : audit)),
});
const recordedAlder = recorded.providers.get('alder');

describe('what is recorded in English alone', () => {
  test('stands in Polish tables in English, and says so', () => {
    const html = renderHtml(<RecordTables rows={recordRows('alder', recorded)} heading="h3" />, 'pl');
    expect(html).toContain('<span lang="en">All apps</span>');
    expect(html).toContain('<span lang="en">Two are missing.</span>');
    const english = renderHtml(<RecordTables rows={recordRows('alder', testContext())} heading="h3" />);
    expect(english).not.toContain('lang=');
  });

  test('and on the cards behind the marks', () => {
    if (!recordedAlder) throw new Error('The fixture has no "alder".');
    const file = evidenceFile(recordedAlder, recorded, { parts: recordEvidence(recordedAlder, recorded) });
    const cards = Object.values(file.facts).map((card) =>
      renderHtml(<EvidenceCard card={card} file={file} heading={undefined} />, 'pl'),
    );
    expect(cards.filter((card) => card.includes('<span lang="en">Two are missing.</span>'))).toHaveLength(1);
    expect(JSON.stringify(file.facts)).toContain('{"text":"All apps","language":"en"}');
  });
});
