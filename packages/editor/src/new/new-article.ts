import { defaultLocale, type LocaleCode, localeOf } from '@vpn-site/core/locale/locale-table.ts';
import type { Project, Scaffold } from './files.ts';
import { translatedFiles } from './files.ts';

type ArticleKind = 'guides' | 'explainers' | 'news';
type AddressedKind = ArticleKind | 'countries' | 'streaming';

/** Creates a guide, an explainer or a news post in every language. */
export function newArticle(kind: ArticleKind, project: Project, id: string): Scaffold {
  return {
    files: translatedFiles(`${kind}/${id}`, (locale) => articleText(kind, project, id, locale)),
    next: `Write what "npm run check:content" lists, the original first; then stamp the translations\n(npm run site -- translations). ${kind === 'news' ? 'The news page shows it from its date on.' : 'To add it to the menu, write a line in content/data/menu.yaml.'}`,
  };
}

function articleText(kind: ArticleKind, project: Project, id: string, locale: LocaleCode): string {
  return `---
title: "TODO: the title"
description: "TODO: one or two sentences for search results"
${slugLine(kind, project, id, locale)}
${kind === 'news' ? `published: ${project.today}\n` : ''}updated: ${project.today}
---

TODO: the answer that the page gives, in one paragraph

${kind === 'guides' ? guideSections : articleSections}`;
}

const articleSections = `## TODO: a heading {% #first-section %}

TODO: the text, at least 120 words in all, without numbers written by hand
`;

/**
 * The sections of every guide: the short way comes first, and how to check the result comes last. Their ids are the same in
 * all guides.
 */
const guideSections = `## TODO: a heading for the short way {% #five-minutes %}

1. TODO: the steps, six at most, without numbers written by hand

## TODO: a heading for how to see whether it worked {% #check %}

{% did-it-work /%}
`;

/**
 * Returns the line with the address, below the other documents of the kind. In a translation, it has a TODO to choose an
 * address in that language.
 */
export function slugLine(kind: AddressedKind, project: Project, id: string, locale: LocaleCode): string {
  const own =
    locale === defaultLocale
      ? ''
      : ` # TODO: the address in ${localeOf(locale).name}; then remove this comment`;
  return `slug: ${[...folderOf(kind, project, locale), id].join('/')}${own}`;
}

/** Returns the folder of the other documents of the kind in this language. */
function folderOf(kind: AddressedKind, { catalog }: Project, locale: LocaleCode): string[] {
  if (kind === 'news') return [localeOf(locale).addresses.news];
  const [other] = catalog.documents
    .all()
    .filter((document) => document.kind === kind && document.locale === locale);
  return other?.slug.split('/').slice(0, -1) ?? [];
}
