import { z } from 'zod';
import { closedObject } from './facts/closed-object.ts';
import { inEveryLocale } from './facts/common-schemas.ts';

export const siteFilePath = 'content/data/site.yaml';

export const siteSchema = closedObject({
  name: z.string().min(1),
  separator: z.string().min(1).default('|'),
  contentYear: z.int().min(2000).max(2100),
  product: inEveryLocale(z.string().min(1)),
  indexable: z.boolean().default(true),
  reportErrors: z
    .url({ protocol: /^(?:https|mailto)$/, error: 'Write an https: or mailto: address' })
    .optional(),
  allowedHosts: z.array(z.hostname()).default([]),
});
