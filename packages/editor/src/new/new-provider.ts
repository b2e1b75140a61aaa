import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '@vpn-site/cli/run-tool.ts';
import { defaultLocale, type LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import { usualReviewTitle } from '@vpn-site/site/checks/review-titles.ts';
import { stringify } from 'yaml';
import { withBrandId } from './brand-id.ts';
import type { Project, Scaffold, WrittenFile } from './files.ts';
import { translatedFiles } from './files.ts';

const ownershipFile = 'facts/ownership.yaml';

/** Creates a provider without known facts: facts, offer, owner, and a review in every language. */
export function newProvider(project: Project, id: string, name = '', website = ''): Scaffold {
  if (!URL.canParse(website) || !website.startsWith('https://')) {
    throw new UsageError(`"${website}" is not a home page; write it as https://www.example.com.`);
  }
  const provider = { id, name, website };
  return {
    files: [
      { file: `facts/providers/${id}.yaml`, text: factsText(project, provider) },
      { file: `facts/offers/${id}.yaml`, text: offerText(project, provider) },
      ownership(project, provider),
      ...translatedFiles(`reviews/${id}`, (locale) => reviewText(project, provider, locale)),
    ],
    next: `All facts are "unknown": replace those for which you have a source, as docs/editors/facts.md describes.
Open the home page, because the offer says that it was checked today. Then write what "npm run check:content" lists.`,
  };
}

interface Named {
  readonly id: string;
  readonly name: string;
  readonly website: string;
}

function factsText({ catalog }: Project, provider: Named): string {
  const groups = catalog.facts.vocabulary.groups.map(
    ({ label, definitions }) =>
      `  # ${label.en}\n${definitions.map(({ key }) => `  ${key}:\n    value: unknown\n`).join('')}`,
  );
  return `${stringify(provider)}facts:\n${groups.join('')}sources: {}\n`;
}

function offerText({ today }: Project, { id, website }: Named): string {
  return `# The provider's own home page, unpaid. A partner program belongs in this file; it never affects the score.
${stringify({ provider: id, destination: website, paid: false })}checked: ${today}\n`;
}

/**
 * Adds the id to a brand that is already listed. A new brand is inserted below the two headings, so that comments and order
 * do not change.
 */
function ownership({ root, today }: Project, { id, name, website }: Named): WrittenFile {
  const before = readFileSync(join(root, ownershipFile), 'utf8');
  const named = withBrandId(ownershipFile, before, { id, name });
  if (named !== undefined) return { file: ownershipFile, text: named, isChanged: true };
  const source = `owner-${id}`;
  const brand = `  - id: ${id}
    name: ${JSON.stringify(name)}
    owner: unknown
    checked: ${today}
    sources: [ ${source} ]
`;
  const page = `  ${source}: { url: ${JSON.stringify(website)}, title: "TODO: the page that was searched for an owner, and its address", publisher: provider, kind: living }\n`;
  const text = before
    .replace(/^ungrouped:\n/m, (heading) => heading + brand)
    .replace(/^sources:\n/m, (heading) => heading + page);
  return { file: ownershipFile, text, isChanged: true };
}

/** Returns a review with the usual headings and a TODO for each part. */
function reviewText({ catalog, today }: Project, { id, name }: Named, locale: LocaleCode): string {
  const reviews = [...catalog.documents.all()].filter(({ kind }) => kind === 'reviews');
  const title = (part: string, blank: string) =>
    usualReviewTitle(reviews, part, locale, (review) => catalog.body(review)) ?? `TODO: “${blank}”`;
  // The facts behind the catch are written once, in English.
  const restsOn =
    locale === defaultLocale
      ? 'catchRestsOn:\n  "TODO: a key, such as devices": "TODO: its value in the facts"\n'
      : '';
  return `---
title: ${JSON.stringify(`TODO: ${name} review, in the words of this language`)}
description: "TODO: one or two sentences for search results"
catch: "TODO: what a friend would warn of, in one sentence"
${restsOn}updated: ${today}
---

{% verdict provider="${id}" takeIf="TODO: for whom it is right" leaveIf="TODO: for whom it is not" %}
TODO: the verdict in one sentence that begins with the name
{% /verdict %}

{% article-pros-cons %}
### ${title('good-at', 'What’s good')} {% #good-at %}
- TODO: a strength, with facts instead of typed numbers, such as {% fact provider="${id}" key="audits" /%}

### ${title('not-for', 'What’s not')} {% #not-for %}
- TODO: a weakness
{% /article-pros-cons %}

## ${title('not-verified', 'What we couldn’t confirm')} {% #not-verified %}

- TODO: what nobody has proved, and why it matters

## ${title('change-our-mind', 'What would change our mind')} {% #change-our-mind %}

- TODO: which evidence
`;
}
