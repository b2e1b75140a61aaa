import { isDeepStrictEqual } from 'node:util';
import { editYaml } from '@vpn-site/content/editing/edit-yaml.ts';
import { bodyStart, readFrontMatter } from '@vpn-site/content/front-matter.ts';
import { isEmptyValue } from './empty-attributes.ts';
import { mergeBody } from './merge-body.ts';

/** Returns the file to write after an editor has saved it: with their changes, and nothing else. */
export function mergeDocument(file: string, before: string, after: string): string {
  return (
    mergeHead(file, before, after) + mergeBody(before.slice(bodyStart(before)), after.slice(bodyStart(after)))
  );
}

/** Returns the front matter with the changed fields. Fields that the form does not have do not change. */
function mergeHead(file: string, before: string, after: string): string {
  const yaml = readFrontMatter(before)?.yaml;
  if (yaml === undefined) return after.slice(0, bodyStart(after));
  const [old, wanted] = [fieldsOf(before), fieldsOf(after)];
  const edits = Object.entries(wanted)
    .filter(([name, value]) => (name in old ? !isDeepStrictEqual(old[name], value) : !isEmptyValue(value)))
    .map(([name, value]) => ({ path: [name], value: value as string }));
  return edits.length === 0 ? before.slice(0, bodyStart(before)) : `---\n${editYaml(file, yaml, edits)}---\n`;
}

function fieldsOf(source: string): Readonly<Record<string, unknown>> {
  const parsed = readFrontMatter(source)?.parsed;
  return parsed?.ok ? (parsed.data as Record<string, unknown>) : {};
}
