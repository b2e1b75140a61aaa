import type { Correction } from '@vpn-site/core/correction/correction.ts';
import { type GlossaryEntry, maxDefinitionLength } from '@vpn-site/core/glossary/glossary-entry.ts';
import {
  defaultLocale,
  isPartialLocale,
  type LocaleCode,
  localeCodes,
} from '@vpn-site/core/locale/locale-table.ts';
import { addNoBreakSpacesInEach } from '@vpn-site/core/locale/no-break.ts';
import type { MenuItem } from '@vpn-site/core/menu/menu-item.ts';
import { tints, type WrittenMark } from '@vpn-site/core/provider/provider-mark.ts';
import { reportPlaceholders, unknownPlaceholders } from '@vpn-site/core/site/report-address.ts';
import { ownerNeeds } from '@vpn-site/core/site/site-config.ts';
import { z } from 'zod';
import { closedObject, inEveryLocale, inSomeLocales, words } from './facts/common-schemas.ts';
import type { DataFiles } from './written-files.ts';

// Paths and schemas of the structured files under content/data.

export const siteFilePath = 'content/data/site.yaml';

/** The value with which the owner states that there is nothing to name. Without it, the setting was forgotten. */
export const explicitNone = 'none';

const httpsAddress = z.url({ protocol: /^https$/, error: 'Write an https: address' });

const contactAddress = z.url({
  protocol: /^(?:https|mailto)$/,
  error: 'Write an https: or mailto: address',
});

const hexColor = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'Write a color as "#15803d", in quotes')
  .overwrite((color) => color.toLowerCase());
const brandColor = z
  .union([hexColor, closedObject({ light: hexColor, dark: hexColor })], {
    error: `Write a color such as "#15803d", in quotes, or { light: "#15803d", dark: "#4ade80" }`,
  })
  .optional();

export const siteSchema = closedObject({
  name: z.string().min(1),
  separator: z.string().min(1).default('|'),
  titleSeparator: z.string().min(1).optional(),
  twitter: z
    .string()
    .regex(/^@?\w{1,15}$/, 'Write a handle such as vpnsite, with or without its @.')
    .optional(),
  social: z.array(httpsAddress).optional(),
  repository: httpsAddress.optional(),
  fileSource: httpsAddress
    .refine((address) => address.includes('{file}'), 'Write {file} where the path of a file goes')
    .optional(),
  contentYear: z.int().min(2000).max(2100).optional(),
  description: inEveryLocale(z.string().min(1)).optional(),
  product: inEveryLocale(z.string().min(1)),
  indexable: z.boolean().default(true),
  trailingSlash: z
    .literal(false, 'Write false: the server answers at addresses without a slash at the end.')
    .default(false),
  reportErrors: z
    .union([z.literal(explicitNone), z.url({ protocol: /^(?:https|mailto)$/ })], {
      error: `Write an https: or mailto: address, or ${explicitNone}`,
    })
    .refine((address) => unknownPlaceholders(address).length === 0, {
      error: `The placeholders are ${reportPlaceholders.map((name) => `{${name}}`).join(' ')}`,
    })
    .optional(),
  securityContact: contactAddress.optional(),
  author: closedObject({
    name: z.string().min(1),
    url: httpsAddress.optional(),
    bio: words,
  }).optional(),
  owner: z
    .union(
      [
        z.literal(explicitNone),
        closedObject({
          legalName: z.string().min(1),
          address: z.string().min(1),
          email: z.email(),
          register: z.string().min(1).optional(),
          vat: z.string().min(1).optional(),
        }),
      ],
      {
        error: `Write legalName, address and email (and register and vat, if you have them), or ${explicitNone}`,
      },
    )
    .optional(),
  controller: closedObject({
    name: z.string().min(1),
    address: z.string().min(1),
    contact: contactAddress,
  }).optional(),
  brand: closedObject({
    mark: z
      .string()
      .regex(
        /^content\/(?:brand|images)\/[a-z0-9-]+\.svg$/,
        'Write the path of an SVG such as content/brand/mark.svg',
      )
      .optional(),
    primary: brandColor,
    link: brandColor,
  }).optional(),
  rootRedirect: z
    .string()
    .regex(/^\/[\w-]+(?:\/[\w-]+)*$/, 'Write the path of a page other than the home page, such as /pl.')
    .optional(),
  fallbackLocale: z.enum(localeCodes).optional(),
  allowedHosts: z.array(z.hostname()).default([]),
});

export const menuFilePath = 'content/data/menu.yaml';
/** The columns of links in the footer, with the same format and the same display rule as the menu. */
export const footerFilePath = 'content/data/footer.yaml';

/** The setting that the owner must fill in before a page or link is shown. */
export const ownerNeed = z.enum(ownerNeeds, `Write one of: ${ownerNeeds.join(', ')}`);

const params = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

const menuItem: z.ZodType<MenuItem> = closedObject({
  label: z.string().optional(),
  labelI18n: inSomeLocales(z.string()).overwrite(addNoBreakSpacesInEach).optional(),
  labelKey: z.string().optional(),
  descriptionI18n: words.optional(),
  routeName: z.string().optional(),
  params: params.optional(),
  paramsI18n: inSomeLocales(params).optional(),
  path: z.string().optional(),
  pathI18n: inSomeLocales(z.string()).optional(),
  external: z.boolean().optional(),
  icon: z.string().optional(),
  reviews: z.literal('best').optional(),
  needs: ownerNeed.optional(),
  get children() {
    return z.array(menuItem).optional();
  },
  get below() {
    return z.array(menuItem).optional();
  },
  get all() {
    return menuItem.optional();
  },
}) as z.ZodType<MenuItem>;

export const menuSchema = z.array(menuItem);

export const redirectsFilePath = 'content/data/redirects.yaml';

const path = z
  .string()
  .regex(/^(?:\/|(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+)$/, 'Write a path such as /pl/prywatnosc/co-to-jest-vpn.');

export const redirectsSchema = z.array(closedObject({ from: path, to: path }));

const marksFilePath = 'content/data/marks.yaml';

const marksSchema = z.record(
  z.string(),
  closedObject({ tint: z.enum(tints), icon: z.string().min(1).optional() }),
);

/** Reads the tint and icon of each provider, by id. */
export function readMarks(data: DataFiles): ReadonlyMap<string, WrittenMark> {
  return new Map(Object.entries(data.read(marksFilePath, marksSchema)));
}

export const correctionsFilePath = 'content/data/corrections.yaml';

const correctionsSchema: z.ZodType<readonly Correction[]> = z.array(
  closedObject({
    day: z.iso.date('Write a day as YYYY-MM-DD'),
    page: z.string().regex(/^[a-z-]+\/[a-z0-9-]+$/, 'Write the document, such as reviews/mullvad'),
    wrong: words,
    right: words,
  }),
);

/** Reads the corrected mistakes of the site, newest first. */
export function readCorrections(data: DataFiles): readonly Correction[] {
  return data
    .read(correctionsFilePath, correctionsSchema)
    .toSorted((a, b) => Number(a.day < b.day) - Number(a.day > b.day));
}

export function glossaryFilePath(locale: LocaleCode): string {
  return `content/data/glossary.${locale}.yaml`;
}

/**
 * The schema of the glossary. The rule glossary-consistent checks that every language has the same terms, without
 * duplicates.
 */
const glossarySchema: z.ZodType<readonly GlossaryEntry[]> = z.array(
  closedObject({
    id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Write lower-case words joined by hyphens'),
    term: z.string().min(1),
    definition: z.string().min(1).max(maxDefinitionLength, `Write at most ${maxDefinitionLength} characters`),
  }),
);

/** Reads the terms for a language. A partial language gets those that it lacks in the default language. */
export function readGlossaryWithFallback(data: DataFiles, locale: LocaleCode): readonly GlossaryEntry[] {
  const own = readGlossary(data, locale);
  if (!isPartialLocale(locale)) return own;
  const known = new Set(own.map(({ id }) => id));
  return [...own, ...readGlossary(data, defaultLocale).filter(({ id }) => !known.has(id))];
}

/** Reads the terms of one language in the order of its file. A partial language may have none. */
export function readGlossary(data: DataFiles, locale: LocaleCode): readonly GlossaryEntry[] {
  const file = glossaryFilePath(locale);
  if (isPartialLocale(locale) && !data.has(file)) return [];
  return data.read(file, glossarySchema);
}
