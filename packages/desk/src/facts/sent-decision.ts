import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { bases } from '@vpn-site/core/provider/fact.ts';
import type { YamlValue } from '@vpn-site/core/provider/fact-edit.ts';
import type { Decision } from '@vpn-site/upkeep/rules/decision.ts';
import { RefusedDecision } from '@vpn-site/upkeep/rules/decision-edits.ts';
import { parse } from 'yaml';
import { z } from 'zod';

/** The schema of a note. An empty note becomes undefined; the rules for facts require English text in any other note. */
const note = z
  .partialRecord(z.enum(localeCodes), z.string())
  .transform((texts) => {
    const written = Object.entries(texts).filter(([, text]) => text.trim() !== '');
    return written.length === 0 ? undefined : Object.fromEntries(written);
  })
  .optional();

const optionalText = z
  .string()
  .transform((text) => (text.trim() === '' ? undefined : text.trim()))
  .optional();

const quote = z.object({ source: z.string(), text: z.string().trim(), where: optionalText });

const sent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('still-true'), read: z.array(z.string()) }),
  z.object({
    kind: z.literal('changed'),
    valueText: z.string(),
    quotes: z.array(quote).min(1),
    basis: z.enum(bases),
    asOf: optionalText,
    note,
  }),
  z.object({ kind: z.literal('source-gone'), source: z.string(), movedTo: optionalText }),
  z.object({ kind: z.literal('unknown'), note }),
]);

const request = z.object({ id: z.string(), version: z.string(), decision: sent });

export interface ReadRequest {
  readonly id: string;
  readonly version: string;
  readonly decision: Decision;
}

/** Parses a request of the page. It validates only the format. */
export function readRequest(body: unknown): ReadRequest {
  const { id, version, decision } = request.parse(body);
  return { id, version, decision: toDecision(decision) };
}

function toDecision(decision: z.infer<typeof sent>): Decision {
  if (decision.kind !== 'changed') return decision as Decision;
  const { valueText, quotes, ...rest } = decision;
  const written = quotes.map(({ where, ...words }) => (where === undefined ? words : { ...words, where }));
  return { ...rest, value: parsedValue(valueText), quotes: written } as unknown as Decision;
}

function parsedValue(text: string): YamlValue {
  try {
    const value: unknown = parse(text, { schema: 'core' });
    if (value === null || value === undefined) throw new RefusedDecision('Write the new value.');
    return value as YamlValue;
  } catch (error) {
    if (error instanceof RefusedDecision) throw error;
    throw new RefusedDecision(`The value is not YAML: ${(error as Error).message.split('\n')[0]}`);
  }
}
