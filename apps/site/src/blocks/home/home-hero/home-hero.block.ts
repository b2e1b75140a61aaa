import { block } from '#blocks/block.ts';
import { selectHero } from './hero-model.ts';

export const homeHeroBlock = block({
  name: 'home-hero',
  summary:
    'The opening of the home page: its main heading, one sentence (written inside the block), the most asked picks with their prices, and the first question of the tool that finds a VPN with its answers as links.',
  attributes: {
    headline: {
      kind: 'text',
      explanation: 'another main heading for the page; without it, the usual one with the content year.',
    },
  },
  body: 'prose',
  select: ({ headline }, site) => selectHero(headline, site),
  examples: [
    {
      name: 'As it opens the home page',
      source: [
        '{% home-hero %}',
        'What to choose, what it really costs over three years, and who says so.',
        '{% /home-hero %}',
      ].join('\n'),
    },
  ],
});
