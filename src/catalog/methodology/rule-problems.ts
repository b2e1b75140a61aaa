import { nearestName } from '#domain/document/nearest-name.ts';
import { type FactType, incidentOutcomes } from '#domain/provider/fact.ts';
import type { FactDefinition } from '#domain/provider/vocabulary.ts';
import { readableTypes, type ScoringRule } from '#domain/scoring/scoring-rule.ts';
import { type FactFile, problemAt } from '../facts/fact-file.ts';
import type { Path } from '../facts/fact-tree.ts';
import type { Problem } from '../problem.ts';
import type { WrittenMethodology } from './methodology-schema.ts';

type WrittenCriterion = WrittenMethodology['criteria'][number];

/** A rule that does not fit the fact it reads, or that leaves a case open. `path` leads to the criterion. */
export function ruleProblems(
  file: FactFile,
  { keys, rule }: WrittenCriterion,
  definition: FactDefinition | undefined,
  path: Path,
): Problem[] {
  return [
    ...severalKeys(file, keys, rule, [...path, 'keys']),
    ...misfits(file, rule, definition, [...path, 'rule']),
    ...openCases(file, rule, [...path, 'rule']),
  ];
}

/** All rules but 'known' look at the first key only: a second one would be promised and never judged. */
function severalKeys(file: FactFile, keys: readonly string[], rule: ScoringRule, path: Path): Problem[] {
  if (rule.name === 'known' || keys.length === 1) return [];
  const message = `The rule "${rule.name}" reads one key, not ${keys.length}.`;
  return [problemAt(file, path, message, 'Keep the one that it judges; only "known" reads several.')];
}

function misfits(
  file: FactFile,
  rule: ScoringRule,
  definition: FactDefinition | undefined,
  path: Path,
): Problem[] {
  if (definition === undefined || rule.name === 'known') return [];
  const types: readonly FactType[] = readableTypes[rule.name];
  if (!types.includes(definition.type)) {
    const message = `The rule "${rule.name}" cannot read "${definition.key}", which is of type ${definition.type}.`;
    return [problemAt(file, path, message, `It reads: ${types.join(', ')}.`)];
  }
  if (definition.type === 'country') return [];
  const options = definition.type === 'incidents' ? incidentOutcomes : Object.keys(definition.options);
  return mentionedOptions(rule)
    .filter((option) => !options.some((known) => known === option))
    .map((option) =>
      problemAt(file, path, `"${definition.key}" has no option "${option}".`, suggestion(option, options)),
    );
}

function openCases(file: FactFile, rule: ScoringRule, path: Path): Problem[] {
  if (rule.name === 'incidents') {
    return incidentOutcomes
      .filter((outcome) => !Object.hasOwn(rule.lost, outcome))
      .map((outcome) => {
        const message = `The rule "incidents" does not say what "${outcome}" costs.`;
        return problemAt(file, [...path, 'lost'], message, `Add "${outcome}: …" under lost; 0 is an answer.`);
      });
  }
  if (rule.name !== 'audits') return [];
  const years = rule.byAge.map((line) => line.years);
  const at = years.findIndex((each, index) => index > 0 && each <= (years[index - 1] ?? 0));
  if (at === -1) return [];
  const message = `byAge goes from ${years[at - 1]} to ${years[at]} years: the second line could never count.`;
  return [problemAt(file, [...path, 'byAge', at], message, 'Write the lines in rising order of years.')];
}

/** The option names a rule mentions, so that a misspelt one cannot silently score nothing. */
function mentionedOptions(rule: ScoringRule): readonly string[] {
  if (rule.name === 'choice') return Object.keys(rule.points);
  if (rule.name === 'best-of') return [...Object.keys(rule.points), ...(rule.notCounted ?? [])];
  if (rule.name === 'share') return rule.of;
  return rule.name === 'incidents' ? Object.keys(rule.lost) : [];
}

/** What was probably meant by a name that does not exist. */
export function suggestion(name: string, known: readonly string[]): string {
  const near = nearestName(name, known);
  return near ? `Did you mean "${near}"?` : `Write one of: ${known.join(', ')}.`;
}
