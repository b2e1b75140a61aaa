import { UsageError } from '@vpn-site/cli/run-tool.ts';
import { countryCodes, suggestedCountryCode } from '@vpn-site/content/facts/country-codes.ts';
import { type LocaleCode, localeCodes, localeOf } from '@vpn-site/core/locale/locale-table.ts';
import type { Project, Scaffold } from './files.ts';
import { translatedFiles } from './files.ts';
import { slugLine } from './new-article.ts';

/** Creates a country without facts: its fact file, and its page in every language. */
export function newCountry(project: Project, id: string, code = ''): Scaffold {
  if (!countryCodes.has(code)) throw new UsageError(noCode(code));
  const written = project.catalog.facts.countries.get(code);
  if (written) {
    throw new UsageError(`facts/countries/${code.toLowerCase()}.yaml exists already. Nothing was written.`);
  }
  return {
    files: [
      { file: `facts/countries/${code.toLowerCase()}.yaml`, text: factsText(project, code) },
      ...translatedFiles(`countries/${id}`, (locale) => pageText(project, id, code, locale)),
    ],
    next: `Begin with whether using a VPN is legal there, as docs/editors/facts.md describes. Then write what "npm run check:content"
lists, the original first, and stamp the translations (npm run site -- translations). To add it to the menu, write a
line in content/data/menu.yaml.`,
  };
}

function noCode(code: string): string {
  const meant = suggestedCountryCode(code);
  return `"${code}" is not the code of a country. ${meant === undefined ? 'Write the two capital letters of ISO 3166-1, such as SE.' : `Did you mean "${meant}"?`}`;
}

/**
 * Returns a fact file without facts. Everything that was not researched yet is an open question, and the first fact is a
 * commented template.
 */
function factsText({ today }: Project, code: string): string {
  const names = localeCodes
    .map((locale) => `  ${locale}: ${JSON.stringify(nameIn(locale, code))}\n`)
    .join('');
  const words = (what: string) => localeCodes.map((locale) => `      ${locale}: "TODO: ${what}"\n`).join('');
  return `code: ${code}
name:
${names}# The languages of the site whose readers mostly live there, such as pl.
languages: []
# TODO: whether using a VPN is legal; replace "facts: {}" with these lines, filled in, without the "# "
# facts:
#   vpn-use:
#     kind: use
#     value: legal # or restricted, or illegal
#     basis: press-report
#     asOf: 2026-08 # the date of what the source says
#     checked: ${today} # the day you read it
#     sources: [ law ]
#     quotes:
#       - { source: law, text: "the words that say so" }
facts: {}
open:
  - question:
${words('what you could not find out, as a question')}    searched:
${words('where you looked')}    on: ${today}
# A row for each source, such as: law: { url: https://…, title: …, publisher: press, kind: document, published: 2026-08-21 }
sources: {}
`;
}

function nameIn(locale: LocaleCode, code: string): string {
  return new Intl.DisplayNames([localeOf(locale).iso], { type: 'region' }).of(code) ?? code;
}

/** Returns the text that an editor writes about a country, which is advice. The page renders the facts around it. */
function pageText(project: Project, id: string, code: string, locale: LocaleCode): string {
  return `---
title: ${JSON.stringify(`TODO: VPNs in ${nameIn('en', code)}, in the words of this language`)}
description: "TODO: one or two sentences for search results"
${slugLine('countries', project, id, locale)}
country: ${code}
updated: ${project.today}
---

## TODO: a heading for what to do before a trip {% #before %}

TODO: the text, at least 120 words in all, without numbers written by hand

## TODO: a heading for when a VPN stops connecting {% #stops-working %}

TODO: the text
`;
}
