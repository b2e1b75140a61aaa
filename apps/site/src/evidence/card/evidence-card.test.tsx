import { plainText } from '@vpn-site/core/locale/words.ts';
import { renderHtml } from '@vpn-site/fixture/render-html.tsx';
import { describe, expect, test } from 'vitest';
import { EvidenceCard } from './evidence-card.tsx';

const words = { close: 'Close', dissent: 'Others say', report: 'Report', data: 'As data' };
const source = (name: string) => ({
  title: name,
  url: `https://${name}.example/`,
  detail: `${name}.example`,
});

const plain = {
  provider: 'Alder VPN',
  title: 'Servers: 100',
  mark: '†',
  basis: 'Dataset',
  sources: [source('first'), source('second')],
  freshness: { phase: 'fresh', text: 'Up to date.', nextCheck: 'Next check: soon.', lifetimePoints: [] },
} as const;

function renderCard(
  card: Parameters<typeof EvidenceCard>[0]['card'],
  file: { data?: string } = {},
  report?: string,
) {
  return renderHtml(
    <EvidenceCard
      card={card}
      file={{ words, ...file }}
      heading={<h2>{plainText(card.title)}</h2>}
      report={report}
    />,
  );
}

/** Returns the visible text, from top to bottom. */
const visibleText = (html: string) =>
  html
    .replaceAll(/<svg.*?<\/svg>/g, '')
    .replaceAll(/<[^>]*>/g, '\n')
    .split('\n')
    .filter(Boolean);

describe('the card of a fact', () => {
  test('says who says so before how old it is, and hides what there is not', () => {
    expect(visibleText(renderCard(plain)).join(' ')).toBe(
      'Servers: 100 Alder VPN † Dataset first first.example second second.example Up to date. Next check: soon.',
    );
  });

  test('other values come before its age, each with its own source and remark', () => {
    const dissent = [{ says: '90', note: 'Counted.', mark: '*', basis: 'Claim', sources: [source('third')] }];
    const rows = visibleText(renderCard({ ...plain, dissent }));
    expect(rows.slice(rows.indexOf('Others say')).join(' ')).toBe(
      'Others say 90 Counted. * Claim third third.example Up to date. Next check: soon.',
    );
  });

  test('leads to the data and to a report, each only where there is such a place', () => {
    const links = (html: string) =>
      [...html.matchAll(/<a href="([^"]*)" rel="noopener" [^>]*>/g)].map(([, href]) => href);
    expect(links(renderCard(plain, { data: '/data' }, '/report'))).toEqual(['/data', '/report']);
    expect(links(renderCard(plain))).toEqual([]);
  });

  test('the words of a source stand under it, in its language, with their place', () => {
    const german = {
      ...source('first'),
      language: 'de',
      quotes: [
        { text: 'Keine Protokolle.', where: { text: 'page 4' } },
        { text: 'Nie.', where: { text: 'footnote', language: 'en' } },
      ],
    };
    const html = renderCard({ ...plain, sources: [german] });
    expect(html).toContain(
      '<span lang="de"><q>Keine Protokolle.</q></span><span class="text-muted"> page 4</span>',
    );
    expect(html).toContain('<span lang="en" class="text-muted"> footnote</span>');
  });

  test('where there are no words, it says why instead of quoting', () => {
    const html = renderCard({
      ...plain,
      sources: [{ ...source('first'), quotes: [{ missing: 'Counted.' }] }],
    });
    expect(visibleText(html).slice(5, 7)).toEqual(['first.example', 'Counted.']);
    expect(html).not.toContain('<q>');
  });
});
