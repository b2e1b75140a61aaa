import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '@vpn-site/cli/run-tool.ts';
import { type LocaleCode, localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { type Project, type Scaffold, translatedFiles } from './files.ts';
import { slugLine } from './new-article.ts';

const vocabulary = 'facts/vocabulary/streaming-services.yaml';

/** Adds a streaming service: its name, and its page in every language. */
export function newService(project: Project, id: string, name = ''): Scaffold {
  const text = readFileSync(join(project.root, vocabulary), 'utf8');
  if (text.split('\n').some((line) => line.startsWith(`${id}:`))) {
    throw new UsageError(`${vocabulary} already has "${id}". Nothing was written.`);
  }
  const names = localeCodes.map((locale) => `${locale}: ${JSON.stringify(name)}`).join(', ');
  return {
    files: [
      { file: vocabulary, text: `${text.trimEnd()}\n${id}: { ${names} }\n`, isChanged: true },
      ...translatedFiles(`streaming/${id}`, (locale) => pageText(project, id, locale)),
    ],
    next: `Write what "npm run check:content" lists, the original first; then stamp the translations (npm run site -- translations).
Results go under "streaming" of each provider, with tester, region and date.`,
  };
}

function pageText(project: Project, id: string, locale: LocaleCode): string {
  return `---
title: "TODO: the question that readers ask, such as: Can you watch … with a VPN?"
description: "TODO: one or two sentences for search results"
${slugLine('streaming', project, id, locale)}
updated: ${project.today}
---

## TODO: a heading for the results {% #results %}

{% comparison-streaming-table services=["${id}"] /%}

## TODO: a heading for what to know {% #what-to-know %}

TODO: what the service checks, in one paragraph

## TODO: a heading for what to do before paying {% #before-you-pay %}

- TODO: what to check
`;
}
