import { z } from 'zod';
import { localeCodes } from '#domain/locale/locale-table.ts';
import { closedObject, inEveryLocale } from './facts/common-schemas.ts';

export const siteFilePath = 'content/data/site.yaml';

/** The owner's word that there is no address for reports, as opposed to one that was forgotten. */
export const noReports = 'none';

export const siteSchema = closedObject({
  name: z.string().min(1),
  separator: z.string().min(1).default('|'),
  titleSeparator: z.string().min(1).optional(),
  twitter: z
    .string()
    .regex(/^@?\w{1,15}$/, 'Write a handle such as vpnsite, with or without its @.')
    .optional(),
  contentYear: z.int().min(2000).max(2100).optional(),
  description: inEveryLocale(z.string().min(1)).optional(),
  product: inEveryLocale(z.string().min(1)),
  indexable: z.boolean().default(true),
  trailingSlash: z
    .literal(false, 'Write false: the server answers at addresses without a slash at the end.')
    .default(false),
  reportErrors: z
    .union([z.literal(noReports), z.url({ protocol: /^(?:https|mailto)$/ })], {
      error: `Write an https: or mailto: address, or ${noReports}`,
    })
    .optional(),
  author: closedObject({
    name: z.string().min(1),
    url: z.url({ protocol: /^https$/, error: 'Write an https: address' }).optional(),
    bio: inEveryLocale(z.string().min(1)),
  }).optional(),
  rootRedirect: z
    .string()
    .regex(/^\/[\w-]+(?:\/[\w-]+)*$/, 'Write the path of a page other than the home page, such as /pl.')
    .optional(),
  fallbackLocale: z.enum(localeCodes).optional(),
  allowedHosts: z.array(z.hostname()).default([]),
});
