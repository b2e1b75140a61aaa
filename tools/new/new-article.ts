import { defaultLocale, type LocaleCode, localeOf } from '#domain/locale/locale-table.ts';
import type { Project, Scaffold } from './files.ts';
import { translatedFiles } from './files.ts';

type ArticleKind = 'guides' | 'explainers' | 'news';

/** A guide, an explainer or a piece of news in every language. */
export function newArticle(kind: ArticleKind, project: Project, id: string): Scaffold {
  return {
    files: translatedFiles(`${kind}/${id}`, (locale) => articleText(kind, project, id, locale)),
    next: `Write what "npm run check:content" lists, the original first; then stamp the translations\n(npm run translations). ${kind === 'news' ? 'The list of news shows it from its day on.' : 'A place in the menu is a line of content/data/menu.yaml.'}`,
  };
}

function articleText(kind: ArticleKind, project: Project, id: string, locale: LocaleCode): string {
  const own =
    locale === defaultLocale
      ? ''
      : ` # TODO: the address in ${localeOf(locale).name}; then remove this remark`;
  return `---
title: "TODO: the title"
description: "TODO: one or two sentences for search results"
slug: ${[...folderOf(kind, project, locale), id].join('/')}${own}
${kind === 'news' ? `published: ${project.today}\n` : ''}updated: ${project.today}
---

TODO: what the page answers, in one paragraph

## TODO: a heading {% #first-section %}

TODO: the text, at least 120 words in all, without typed numbers
`;
}

/** Where the other documents of the kind stand in this language. */
function folderOf(kind: ArticleKind, { catalog }: Project, locale: LocaleCode): string[] {
  if (kind === 'news') return [localeOf(locale).addresses.news];
  const [other] = catalog.documents
    .all()
    .filter((document) => document.kind === kind && document.locale === locale);
  return other?.slug.split('/').slice(0, -1) ?? [];
}
