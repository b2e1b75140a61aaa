import type { FactType } from '@vpn-site/core/provider/fact.ts';
import { sum } from '@vpn-site/core/scoring/full-score.ts';
import { type MeanRule, readableTypes, type ScoringRule } from '@vpn-site/core/scoring/scoring-rule.ts';
import { type FactFile, problemAt } from '../facts/fact-file.ts';
import type { Path } from '../facts/fact-tree.ts';
import type { Problem } from '../problem.ts';
import type { KnownNames } from './known-names.ts';
import type { WrittenMethodology } from './methodology-schema.ts';

type WrittenCriterion = WrittenMethodology['criteria'][number];
type SimpleRule = Exclude<ScoringRule, MeanRule>;

/**
 * Reports a rule that does not fit the facts that it reads, or that does not cover a case. `path` leads to the criterion.
 */
export function ruleProblems(
  file: FactFile,
  { keys, rule }: WrittenCriterion,
  names: KnownNames,
  path: Path,
): Problem[] {
  const at = [...path, 'rule'];
  if (rule.name !== 'mean') return simpleProblems(file, keys, rule, names, at);
  return [
    ...partKeyProblems(file, keys, rule, at),
    ...rule.parts.flatMap((part, index) =>
      simpleProblems(file, [part.key], part.rule, names, [...at, 'parts', index, 'rule']),
    ),
  ];
}

/** Compares the keys of a mean, which are written twice: in the criterion and in its parts. */
function partKeyProblems(
  file: FactFile,
  keys: readonly string[],
  { parts }: MeanRule,
  path: Path,
): Problem[] {
  const read = parts.map(({ key }) => key);
  if (read.join() === keys.join()) return [];
  const message = `The parts read ${read.join(', ')}, but the criterion lists ${keys.join(', ')}.`;
  return [problemAt(file, path, message, 'Name the same keys in the same order.')];
}

function simpleProblems(
  file: FactFile,
  keys: readonly string[],
  rule: SimpleRule,
  names: KnownNames,
  path: Path,
): Problem[] {
  const misfits = typeProblems(file, keys, rule, names, path);
  // If the key is wrong, all its options would be wrong too, so only the key is reported.
  return misfits.length > 0
    ? misfits
    : [
        ...optionProblems(file, keys[0] ?? '', rule, names, path),
        ...sumProblems(file, rule, path),
        ...worstAnswerProblems(file, rule, path),
      ];
}

function typeProblems(
  file: FactFile,
  keys: readonly string[],
  rule: SimpleRule,
  { definitions }: KnownNames,
  path: Path,
): Problem[] {
  const readable: readonly (readonly FactType[])[] = readableTypes[rule.name];
  if (keys.length !== readable.length) {
    const message = `The rule "${rule.name}" reads ${countOfKeys(readable.length)}, not ${keys.length}.`;
    const types = readable.map((each) => each.join(' or ')).join(', then ');
    return [problemAt(file, path, message, `Name under keys, in this order: ${types}.`)];
  }
  return keys.flatMap((key, position) => {
    const type = definitions.get(key)?.type;
    const wanted = readable[position] ?? [];
    if (type === undefined || wanted.includes(type)) return [];
    const message = `The rule "${rule.name}" cannot read "${key}", which is of type ${type}.`;
    return [problemAt(file, path, message, `It reads: ${wanted.join(', ')}.`)];
  });
}

const countOfKeys = (count: number) => (count === 1 ? 'one key' : `${count} keys`);

/** Reports misspelled and forgotten options, because both would earn nothing without a message. */
function optionProblems(
  file: FactFile,
  key: string,
  rule: SimpleRule,
  names: KnownNames,
  path: Path,
): Problem[] {
  const definition = names.definitions.get(key);
  if (definition === undefined || definition.type === 'country') return [];
  const mentioned = mentionedOptions(rule);
  const table = exhaustiveField(rule);
  const forgotten = Object.keys(definition.options).filter(
    (each) => table !== undefined && !mentioned.some(({ option }) => option === each),
  );
  return [
    ...mentioned.flatMap(({ option, at }) => names.option(key, option, [...path, ...at])),
    ...forgotten.map((option) => {
      const message = `The rule "${rule.name}" does not say what "${option}" earns.`;
      return problemAt(file, [...path, table ?? ''], message, `Add "${option}: …"; 0 is an answer.`);
    }),
  ];
}

/** Returns the field in which a rule must name every option of its key. */
function exhaustiveField({ name }: SimpleRule): string | undefined {
  if (name === 'choice') return 'points';
  return name === 'promise-times-proof' ? 'promise' : undefined;
}

interface MentionedOption {
  readonly option: string;
  /** The path within the rule. */
  readonly at: Path;
}

function mentionedOptions(rule: SimpleRule): MentionedOption[] {
  const inTable = (table: object, ...at: Path) =>
    Object.keys(table).map((option) => ({ option, at: [...at, option] }));
  const inList = (list: readonly string[] = [], ...at: Path) =>
    list.map((option, index) => ({ option, at: [...at, index] }));
  switch (rule.name) {
    case 'choice':
      return inTable(rule.points, 'points');
    case 'promise-times-proof':
      return inTable(rule.promise, 'promise');
    case 'best-of':
      return [...inTable(rule.points, 'points'), ...inList(rule.notCounted, 'notCounted')];
    case 'share':
      return inList(rule.of, 'of');
    case 'weighted-share':
      return rule.parts.flatMap(({ of }, index) => inList(of, 'parts', index, 'of'));
    case 'panel':
      return rule.of.map(({ service }, index) => ({ option: service, at: ['of', index, 'service'] }));
    case 'answer':
    case 'number':
    case 'best-audit':
    case 'measured-number':
    case 'cost':
    case 'renewal-jump':
    case 'free-plan':
      return [];
  }
}

/**
 * Reports a rule whose worst answer earns points. Because unknown earns nothing, any answer would then be better than none.
 */
function worstAnswerProblems(file: FactFile, rule: SimpleRule, path: Path): Problem[] {
  const worst = worstPoints(rule);
  if (worst === undefined || worst === 0) return [];
  const message = `The worst answer under the rule "${rule.name}" earns ${worst} points, more than no answer.`;
  return [problemAt(file, path, message, 'Let the worst answer earn 0, as unknown does.')];
}

function worstPoints(rule: SimpleRule): number | undefined {
  if (rule.name === 'answer') return Math.min(rule.yes, rule.partial, rule.no);
  if (rule.name === 'choice') return Math.min(...Object.values(rule.points));
  if (rule.name === 'promise-times-proof') return Math.min(...Object.values(rule.promise));
  return rule.name === 'best-of'
    ? Math.min(rule.none, rule.otherwise, ...Object.values(rule.points))
    : undefined;
}

/** Reports parts that do not add up to ten points, and panels that require more tests than they have services. */
function sumProblems(file: FactFile, rule: SimpleRule, path: Path): Problem[] {
  if (rule.name === 'panel' && rule.min > rule.of.length) {
    const message = `The panel has ${rule.of.length} entries, of which ${rule.min} must be tested.`;
    return [problemAt(file, [...path, 'min'], message, 'Ask for fewer, or add entries.')];
  }
  const total = allPoints(rule);
  if (total === undefined || total === 10) return [];
  const message = `The parts of the rule "${rule.name}" add up to ${total} points, not 10.`;
  return [problemAt(file, path, message, 'Change them until all of them together earn 10.')];
}

function allPoints(rule: SimpleRule): number | undefined {
  if (rule.name === 'weighted-share') return sum(rule.parts.map(({ points }) => points));
  return rule.name === 'measured-number' ? rule.list + rule.measured : undefined;
}
