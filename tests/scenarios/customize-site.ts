import type { SiteCopy } from './site-copy.ts';

export const newName = 'Quay Lantern';
export const newShapes = '<path d="M4 4h16v16H4z"/>';

/** Does what an owner does first: sets name, logo, colors, identity and repository. */
export function customizeSite(site: SiteCopy): void {
  const mark = 'content/brand/mark.svg';
  site.write(mark, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${newShapes}</svg>\n`);
  site.edit('content/data/site.yaml', (document) => {
    const settings = {
      name: newName,
      owner: {
        legalName: 'Quay Lantern sp. z o.o.',
        address: 'Quay 1, 80-001 Oakham',
        email: 'office@quay.example',
        register: 'KRS 0000000001',
        vat: 'PL0000000001',
      },
      repository: 'https://github.com/quay/lantern',
      social: ['https://social.example/@quay'],
      brand: { mark, primary: '#7c3aed', link: { light: '#0e7490', dark: '#67e8f9' } },
    };
    for (const [key, value] of Object.entries(settings)) document.setIn([key], document.createNode(value));
  });
}
