import { type AuditKind, auditKinds } from '@vpn-site/core/provider/audit.ts';
import { incidentProofs } from '@vpn-site/core/provider/incident.ts';
import type { ScoringRule, ValueRule } from '@vpn-site/core/scoring/scoring-rule.ts';
import { z } from 'zod';
import { closedObject } from '../facts/common-schemas.ts';

export const points = z.number().min(0, 'points go from 0 to 10').max(10, 'points go from 0 to 10');
export const share = z.number().min(0, 'shares go from 0 to 1').max(1, 'shares go from 0 to 1');

/** Creates the schema of an object with exactly these names, so that the message names a forgotten case. */
export function eachOf<Name extends string, Value>(names: readonly Name[], value: z.ZodType<Value>) {
  const shape = Object.fromEntries(names.map((name) => [name, value]));
  return closedObject(shape as Record<Name, z.ZodType<Value>>);
}

const pointsByOption = z.record(z.string(), points);
const options = z.array(z.string()).min(1);

const scale = { zeroAt: z.number(), tenAt: z.number() };
const isSlope = ({ zeroAt, tenAt }: { zeroAt: number; tenAt: number }) => zeroAt !== tenAt;
const slopeNeeded = { message: 'tenAt and zeroAt must differ' };

/** One closed schema per rule, chosen by its name. */
const valueRules = [
  closedObject({ name: z.literal('answer'), yes: points, partial: points, no: points }),
  closedObject({ name: z.literal('choice'), points: pointsByOption, unseen: z.literal(true).optional() }),
  closedObject({
    name: z.literal('best-of'),
    points: pointsByOption,
    otherwise: points,
    none: points,
    notCounted: z.array(z.string()).optional(),
  }),
  closedObject({ name: z.literal('share'), of: options }),
  closedObject({
    name: z.literal('weighted-share'),
    parts: z.array(closedObject({ of: options, points })).min(1),
  }),
  closedObject({ name: z.literal('number'), ...scale }).refine(isSlope, slopeNeeded),
] as const;

const valueRule: z.ZodType<ValueRule> = z.discriminatedUnion('name', valueRules);

/**
 * Kinds of audits that can prove that no logs are kept. All other kinds are judged by their depth. So each audit counts
 * once.
 */
const serverAudits = ['inspection', 'assurance', 'infrastructure'] as const satisfies readonly AuditKind[];
const codeAudits = auditKinds.filter((kind) => !serverAudits.some((each) => each === kind));

export const ruleSchema: z.ZodType<ScoringRule> = z.discriminatedUnion('name', [
  ...valueRules,
  closedObject({
    name: z.literal('mean'),
    parts: z.array(closedObject({ key: z.string(), rule: valueRule })).min(2),
  }),
  closedObject({
    name: z.literal('promise-times-proof'),
    promise: pointsByOption,
    proof: eachOf([...serverAudits, ...incidentProofs], closedObject({ open: points, closed: points })),
    testServers: share,
  }),
  closedObject({ name: z.literal('best-audit'), depth: eachOf(codeAudits, points), closed: share }),
  closedObject({
    name: z.literal('measured-number'),
    list: points,
    measured: points,
    zeroAt: z.number().positive(),
    tenAt: z.number().positive(),
  }).refine(({ zeroAt, tenAt }) => zeroAt < tenAt, 'zeroAt must be less than tenAt'),
  closedObject({ name: z.literal('cost'), ...scale }).refine(isSlope, slopeNeeded),
  closedObject({ name: z.literal('renewal-jump'), ...scale }).refine(isSlope, slopeNeeded),
  closedObject({
    name: z.literal('panel'),
    of: z.array(closedObject({ service: z.string(), region: z.string() })).min(1),
    works: share,
    mixed: share,
    blocked: share,
    min: z.int().positive(),
    withinDays: z.int().positive(),
  }),
  closedObject({
    name: z.literal('free-plan'),
    available: points,
    unlimitedData: points,
    cappedData: closedObject({ gigabytes: z.number().positive(), points }),
    countries: closedObject({ many: z.int().positive(), points }),
    severalDevices: points,
  }),
]);
