import { isPartialDate } from '@vpn-site/core/day/partial-date.ts';
import { layoutNames } from '@vpn-site/core/document/layout-names.ts';
import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { namePlaceholder, yearPlaceholder } from '@vpn-site/core/site/placeholders.ts';
import { z } from 'zod';
import { ownerNeed } from './data-files.ts';
import { isMinimarkNode } from './minimark.ts';

const day = z.iso.date('Write a day as YYYY-MM-DD');

const compactNode = z.custom(isMinimarkNode, 'Write text, or [element, { attributes }, …]');

/**
 * The schema of a text in which {year} and {site} are filled in, so that it stays valid when the year or the site's name
 * changes.
 */
const wording = z
  .string()
  .min(1)
  .regex(
    /^(?:[^{}]|\{year\}|\{site\})*$/,
    `Write ${yearPlaceholder} for the content year, ${namePlaceholder} for the name of the site; no other braces`,
  );

const common = {
  title: wording.optional(),
  metaTitle: wording.optional(),
  searchTitle: wording.optional(),
  anonymousTitle: wording.optional(),
  description: wording,
  updated: day,
  draft: z.boolean('Write true, or leave the field out').optional(),
  published: day.optional(),
  checked: day.optional(),
  follows: z
    .string()
    .regex(/^[0-9a-f]{10}$/, 'Let "npm run site -- translations --stamp <file>" write it')
    .optional(),
  reviewer: z.string().min(1).optional(),
  needs: ownerNeed.optional(),
  languages: z
    .array(z.enum(localeCodes))
    .min(1, `Write one or more of: ${localeCodes.join(', ')}; or leave the field out`)
    .optional(),
  layout: z.enum(layoutNames).optional(),
  excerpt: wording.optional(),
  body: z.object({ type: z.enum(['minimark', 'minimal']), value: z.array(compactNode) }).optional(),
};
const article = { ...common, slug: z.string(), scene: z.string().min(1).optional() };
const roundup = { ...article, profile: z.string().min(1), lede: wording.optional() };
const country = {
  ...article,
  country: z.string().regex(/^[A-Z]{2}$/, 'Write the two capital letters of ISO 3166-1, such as SE'),
};
const review = {
  ...common,
  catch: wording.optional(),
  catchRestsOn: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  catchWhy: z.string().min(1).optional(),
};
const post = {
  ...article,
  published: day,
  happened: z.string().refine(isPartialDate, 'Write a day as YYYY-MM-DD, or a month as YYYY-MM').optional(),
  author: z
    .strictObject({
      name: z.string().min(1),
      url: z.url({ protocol: /^https$/, error: 'Write an https: address' }).optional(),
    })
    .optional(),
};
// The home page always exists in every language, and its address has no segment that could serve as a title.
const { languages: _languages, draft: _draft, published: _published, ...always } = common;
const home = { ...always, title: wording };

/**
 * The front matter of each kind of document; the kind is the folder under content/. Unknown fields are the author's custom
 * fields and are passed on as data.
 */
export const documentKinds = {
  home: z.looseObject(home),
  explainers: z.looseObject(article),
  guides: z.looseObject(article),
  pages: z.looseObject(article),
  // Listed by publication day, and signed.
  news: z.looseObject(post),
  roundups: z.looseObject(roundup),
  // Rendered from the file of facts/countries that they name.
  countries: z.looseObject(country),
  // Named after the service that they are about.
  streaming: z.looseObject(article),
  // Named after the providers they are about; their address is derived from that name.
  reviews: z.looseObject(review),
  comparisons: z.looseObject(common),
} as const;

export type DocumentKind = keyof typeof documentKinds;

const knownFields: ReadonlySet<string> = new Set(
  Object.values(documentKinds).flatMap(({ shape }) => Object.keys(shape)),
);

/** Whether a field is a custom field of the author, which has no meaning for the site. */
export function isCustomField(name: string): boolean {
  return !knownFields.has(name);
}

export function isDocumentKind(name: string): name is DocumentKind {
  return Object.hasOwn(documentKinds, name);
}
