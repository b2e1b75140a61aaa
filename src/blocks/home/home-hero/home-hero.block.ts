import { block } from '../../block.ts';
import { selectHero } from './hero-model.ts';

const action = (which: string): string =>
  `the page that the ${which} leads to, as its path under content/; left out where it does not exist in this language.`;

export const homeHeroBlock = block({
  name: 'home-hero',
  summary:
    'The opening of the home page: its main heading, one sentence (written inside the block), who is first in a ranking, or who shares that place, with the evidence, and up to two links.',
  attributes: {
    headline: {
      kind: 'text',
      explanation: 'another main heading for the page; without it, the usual one with the content year.',
    },
    profile: { kind: 'profile', explanation: 'whose first place is shown; without it, overall.' },
    pick: {
      kind: 'provider',
      explanation:
        'the provider that takeIf and leaveIf speak of; they are shown while nobody stands clearly above it.',
    },
    takeIf: { kind: 'text', explanation: 'for whom the pick is; continues "Take it if".' },
    leaveIf: { kind: 'text', explanation: 'for whom it is not; continues "Leave it if".' },
    primary: { kind: 'document', explanation: action('button') },
    primaryAnchor: {
      kind: 'text',
      explanation:
        'instead of a page, the section of this page that the button leads to, by its anchor; needs a primaryLabel.',
    },
    primaryLabel: {
      kind: 'text',
      explanation: 'the words on the button; without it, the title of the page.',
    },
    secondary: { kind: 'document', explanation: action('plain link') },
    secondaryLabel: {
      kind: 'text',
      explanation: 'the words of the plain link; without it, the title of the page.',
    },
  },
  body: 'prose',
  select: selectHero,
  examples: [
    {
      name: 'With two actions',
      source: [
        '{% home-hero pick="@1" takeIf="you want one provider for most things." leaveIf="you want to pay month by month." primary="explainers/what-is-a-vpn" primaryLabel="Start with the basics" secondary="explainers/what-is-a-vpn" secondaryLabel="What a VPN hides" %}',
        'Each fact says who claims it and when it was last true. What nobody could show us stays marked as unknown and scores nothing.',
        '{% /home-hero %}',
      ].join('\n'),
    },
    {
      name: 'Another profile, a long headline and no actions',
      source: [
        '{% home-hero headline="Which VPN gets through a block, and what can a provider prove about itself before you travel?" profile="travel" %}',
        'We have tested nothing ourselves.',
        '{% /home-hero %}',
      ].join('\n'),
    },
  ],
});
