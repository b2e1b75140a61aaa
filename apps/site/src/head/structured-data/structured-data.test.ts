import { describe, expect, test } from 'vitest';
import { dataset } from './dataset.ts';
import { article, type DescribedPage } from './page-nodes.ts';
import { review, softwareApplication } from './review.ts';
import { organization } from './site-nodes.ts';

const page: DescribedPage = {
  siteUrl: 'https://site.example',
  homeUrl: 'https://site.example/pl',
  url: 'https://site.example/pl/x',
  title: 'T',
  description: 'D',
  language: 'pl',
  modified: '2025-06-01',
  image: 'https://site.example/x.png',
};
const undated = { ...page, modified: undefined };
const software = { name: 'Alder VPN', website: 'https://alder.example', operatingSystems: ['Linux'] };

describe('what pages say to machines', () => {
  test('a text names its day, its publisher and its site in that language', () => {
    expect(article(page)).toMatchObject({
      '@id': 'https://site.example/pl/x#article',
      dateModified: '2025-06-01',
      author: { '@id': 'https://site.example/#organization' },
      isPartOf: { '@id': 'https://site.example/pl#website' },
    });
    expect(article(undated)).not.toHaveProperty('dateModified');
    expect(article({ ...page, author: { name: 'Ada', url: 'https://ada.example' } })).toMatchObject({
      author: { '@type': 'Person', name: 'Ada', url: 'https://ada.example' },
      publisher: { '@id': 'https://site.example/#organization' },
    });
  });

  test('the publisher is who the owner says, with the profiles that are named', () => {
    const site = { name: 'Oak', url: 'https://site.example' };
    for (const field of ['legalName', 'email', 'sameAs'])
      expect(organization(site)).not.toHaveProperty(field);
    const owner = { legalName: 'Oak Ltd', address: 'Main Street 1', email: 'a@oak.example', vat: 'PL1' };
    const social = ['https://social.example/@oak'];
    expect(organization({ ...site, owner, twitter: '@oak', social })).toMatchObject({
      name: 'Oak',
      legalName: 'Oak Ltd',
      address: 'Main Street 1',
      email: 'a@oak.example',
      vatID: 'PL1',
      sameAs: ['https://x.com/oak', 'https://social.example/@oak'],
    });
  });

  test('a review has a rating, and what lifts and lowers it, only where there is such a thing', () => {
    const bare = review(page, { software, score: undefined, good: [], bad: [] });
    for (const name of ['reviewRating', 'positiveNotes', 'negativeNotes'])
      expect(bare).not.toHaveProperty(name);
  });

  test('an offer says whether tax is in its price only where its page does', () => {
    const offer = { plan: 'Plus', price: 96, currency: 'USD', market: 'US' };
    for (const taxIncluded of [true, false]) {
      expect(softwareApplication({ ...software, offer: { ...offer, taxIncluded } }).offers).toMatchObject({
        priceSpecification: { price: 96, priceCurrency: 'USD', valueAddedTaxIncluded: taxIncluded },
      });
    }
    const silent = softwareApplication({ ...software, offer: { ...offer, taxIncluded: undefined } });
    expect(silent.offers).not.toHaveProperty('priceSpecification');
  });

  test('the data name their day and the time they cover, where both are known', () => {
    expect(dataset(page, { from: '2020-01-01', to: '2025-06-01' })).toMatchObject({
      dateModified: '2025-06-01',
      temporalCoverage: '2020-01-01/2025-06-01',
    });
    for (const name of ['dateModified', 'temporalCoverage'])
      expect(dataset(undated, undefined)).not.toHaveProperty(name);
  });
});
