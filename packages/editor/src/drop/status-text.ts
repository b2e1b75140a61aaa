import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '@vpn-site/cli/run-tool.ts';
import { editYaml } from '@vpn-site/content/editing/edit-yaml.ts';
import type { Day } from '@vpn-site/core/day/day.ts';
import { basisOfPublisher, publisherKinds } from '@vpn-site/core/provider/publisher.ts';
import { parse, stringify } from 'yaml';
import type { DropRequest, EndingSource } from './drop-arguments.ts';

type Ended = Exclude<DropRequest, { readonly kind: 'remove' }>;

/**
 * Returns the file of a provider with its end, inserted before its facts, and with the source of that, inserted after the
 * other sources.
 */
export function statusText(root: string, asked: Ended, today: Day) {
  const file = `facts/providers/${asked.id}.yaml`;
  const text = readFileSync(join(root, file), 'utf8');
  const source = asked.source;
  const publisher = publisherKinds.find((kind) => kind === source.publisher);
  if (publisher === undefined) {
    throw new UsageError(`--publisher is "${source.publisher}": write one of ${publisherKinds.join(', ')}.`);
  }
  const id = freeId(Object.keys((parse(text) as { sources?: object }).sources ?? {}));
  const status = {
    kind: asked.kind,
    on: asked.on,
    ...(asked.kind === 'merged' && { into: asked.into }),
    basis: basisOfPublisher[publisher],
    asOf: source.published ?? today,
    checked: today,
  };
  const lines = [
    'status:',
    ...stringify(status, { schema: 'core' })
      .trimEnd()
      .split('\n')
      .map((line) => `  ${line}`),
    `  sources: [ ${id} ]`,
    '  quotes:',
    `    - { source: ${id}, text: ${JSON.stringify(source.quote)} }`,
  ];
  const withStatus = text.replace(/^facts:\n/m, `${lines.join('\n')}\nfacts:\n`);
  const edits = [{ path: ['sources', id], value: sourceEntry(source) }];
  return {
    file,
    text: editYaml(file, withStatus, edits),
    summary: `says that it ${asked.kind} on ${asked.on}`,
  };
}

function sourceEntry({ url, title, publisher, published }: EndingSource) {
  return {
    url,
    title,
    publisher,
    ...(published === undefined ? { kind: 'living' } : { kind: 'document', published }),
  };
}

function freeId(taken: readonly string[]): string {
  const names = ['ending', ...taken.map((_, index) => `ending-${index + 2}`)];
  return names.find((name) => !taken.includes(name)) ?? 'ending';
}
