import Markdoc from '@markdoc/markdoc';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import type { ServicePage } from '#page/page.ts';
import { ServiceView } from './service-view.tsx';

const english = testContext();
const rendered = (service: string) => {
  const page: ServicePage = {
    kind: 'service',
    service,
    documentId: `streaming/${service}`,
    path: `/streaming/${service}`,
    locale: 'en',
    alternates: [],
    layout: 'default',
    title: 'Which VPNs open it?',
    description: 'D',
    updated: '2025-06-10',
    data: {},
  };
  const body = Markdoc.parse(`## Results\n\n{% comparison-streaming-table services=["${service}"] /%}`);
  return renderElement(
    <ServiceView page={page} body={body} site={english} breadcrumbs={undefined} foot={undefined} />,
  );
};

describe('the page about a streaming service', () => {
  test('says first whether it opens, then whom to take, then country by country', () => {
    const page = rendered('netflix');
    expect(page.all('h1')[0]?.text).toBe('Which VPNs open it?');
    expect(page.all('.service-answer')[0]?.text).toMatch(
      /^Yes, with Birch VPN\. It opened Netflix US; the newest test/,
    );
    expect(page.all('.answer-name')[0]?.text).toBe('Birch VPN');
    expect(page.all('.answer-why')[0]?.text).toMatch(
      /^Birch VPN opened Netflix US; the newest test is from March 2025\./,
    );
    expect(page.all('.service-opens')[0]?.all('li')).toHaveLength(4);
    expect(page.all('.watch-grid')[0]?.all('thead')[0]?.text).toBe('VPN US December 2024 – March 2025');
  });

  test('of a service that nobody tested it says so, and what to do', () => {
    expect(rendered('max').all('.service-answer')[0]?.text).toMatch(/^We know of no recent .* first week\.$/);
  });
});
