import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { expect, test } from 'vitest';
import { UnpublishedNotice } from './unpublished-notice.tsx';

test('editors are told why nobody else sees a page', () => {
  const title = (notice: React.ReactElement) => renderElement(notice).all('strong')[0]?.text;
  expect(title(<UnpublishedNotice unpublished={{ why: 'draft' }} locale="en" />)).toBe(
    'This page is a draft',
  );
  expect(title(<UnpublishedNotice unpublished={{ why: 'scheduled', on: '2025-07-01' }} locale="en" />)).toBe(
    'This page comes out on July 1, 2025',
  );
});
