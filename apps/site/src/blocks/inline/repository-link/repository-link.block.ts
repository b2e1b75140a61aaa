import { block } from '#blocks/block.ts';

export const repositoryLinkBlock = block({
  name: 'repository-link',
  summary:
    'A link to the repository of the project (repository in content/data/site.yaml), inside {% when so="repository" %}.',
  attributes: {},
  body: 'prose',
  select: (_, { repository }) => ({ href: repository }),
  examples: [
    {
      name: 'In a sentence',
      source:
        '{% when so="repository" %}{% repository-link %}The repository{% /repository-link %} shows what changed.{% /when %}',
    },
  ],
});
