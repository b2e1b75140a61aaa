import { type Fields, fieldsOf, isFields, itemsOf } from '@vpn-site/core/fields/fields.ts';
import type { FactEdit, FactPath } from '@vpn-site/core/provider/fact-edit.ts';

/** Returns the current data of a fact file; undefined if there is no such file. */
export type CurrentFacts = (file: string) => unknown;

/** Returns the data of a file after setting or removing fields. A position after the end of a list appends. */
export function withEdits(data: unknown, edits: readonly Pick<FactEdit, 'path' | 'value'>[]): unknown {
  return edits.reduce((now, { path, value }) => withField(now, path, value), data);
}

function withField(data: unknown, [step, ...rest]: FactPath, value: unknown): unknown {
  if (step === undefined) return value;
  const present = fieldAt(data, [step]);
  const inner = withField(present, rest, value);
  // Removing something that does not exist changes nothing.
  if (inner === undefined && present === undefined) return data;
  if (Array.isArray(data)) return withItem(data, Number(step), inner);
  const { [step]: _, ...others } = fieldsOf(data);
  return inner === undefined ? others : { ...fieldsOf(data), [step]: inner };
}

function withItem(items: readonly unknown[], at: number, item: unknown): unknown[] {
  if (item === undefined) return items.toSpliced(at, 1);
  return at < items.length ? items.with(at, item) : [...items, item];
}

/** Returns the value at a path. It reads only own properties, never inherited ones. */
export function fieldAt(data: unknown, path: FactPath): unknown {
  return path.reduce<unknown>((now, step) => {
    if (Array.isArray(now)) return typeof step === 'number' ? (now[step] as unknown) : undefined;
    return isFields(now) && Object.hasOwn(now, step) ? now[step] : undefined;
  }, data);
}

/** Returns the paths of all single values that differ between two states of a file. */
export function changedPaths(before: unknown, after: unknown): FactPath[] {
  if (Object.is(before, after)) return [];
  const [was, now] = [childrenOf(before), childrenOf(after)];
  const inner = [...new Set([...was.keys(), ...now.keys()])].flatMap((step) =>
    changedPaths(was.get(step), now.get(step)).map((path) => [step, ...path]),
  );
  if (inner.length > 0) return inner;
  return Array.isArray(before) === Array.isArray(after) &&
    isFields(before) === isFields(after) &&
    isNode(before)
    ? []
    : [[]];
}

function childrenOf(value: unknown): Map<string | number, unknown> {
  if (Array.isArray(value)) return new Map(value.entries());
  return new Map(isFields(value) ? Object.entries(value) : []);
}

function isNode(value: unknown): boolean {
  return Array.isArray(value) || isFields(value);
}

/** Returns the fields of a map; empty for any other value. */
export function fieldsAt(data: unknown, path: FactPath): Fields {
  return fieldsOf(fieldAt(data, path));
}

/** Returns the items of a list; empty for any other value. */
export function itemsAt(data: unknown, path: FactPath): readonly unknown[] {
  return itemsOf(fieldAt(data, path));
}

export function isWithin(path: FactPath, ancestor: FactPath): boolean {
  return ancestor.every((step, at) => path[at] === step);
}

/** Formats a path for people: 'facts.jurisdiction'. */
export function pathText(path: FactPath): string {
  return path.join('.');
}
