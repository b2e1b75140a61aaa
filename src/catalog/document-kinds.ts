import { z } from 'zod';
import { yearPlaceholder } from '#domain/site/content-year.ts';
import { isMinimarkNode } from './minimark.ts';

const day = z.iso.date('Write a day as YYYY-MM-DD');

const compactNode = z.custom(isMinimarkNode, 'Write text, or [element, { attributes }, …]');

/** A year in words that outlive it: {year} is filled in from content/data/site.yaml. */
const wording = z
  .string()
  .min(1)
  .regex(/^(?:[^{}]|\{year\})*$/, `Write ${yearPlaceholder} for the content year; no other braces`);

const common = {
  title: wording,
  description: wording,
  updated: day,
  checked: day.optional(),
  follows: z
    .string()
    .regex(/^[0-9a-f]{10}$/, 'Let "npm run translations -- --stamp <file>" write it')
    .optional(),
  reviewer: z.string().min(1).optional(),
  layout: z.enum(['default']).optional(),
  excerpt: z.string().min(1).optional(),
  body: z.object({ type: z.enum(['minimark', 'minimal']), value: z.array(compactNode) }).optional(),
};
const article = { ...common, slug: z.string() };
const roundup = { ...article, profile: z.string().min(1) };

/** The closed front matter of each kind of document; the kind is the folder under content/. */
export const documentKinds = {
  home: z.strictObject(common),
  explainers: z.strictObject(article),
  guides: z.strictObject(article),
  pages: z.strictObject(article),
  roundups: z.strictObject(roundup),
  // Named after the providers they speak of; their address follows from that name.
  reviews: z.strictObject(common),
  comparisons: z.strictObject(common),
} as const;

export type DocumentKind = keyof typeof documentKinds;

export function isDocumentKind(name: string): name is DocumentKind {
  return Object.hasOwn(documentKinds, name);
}
