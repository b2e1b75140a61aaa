import { z } from 'zod';
import { localeCodes } from '#domain/locale/locale-table.ts';

export const siteFilePath = 'content/data/site.yaml';

export const siteSchema = z.strictObject({
  name: z.string().min(1),
  separator: z.string().min(1).default('|'),
  contentYear: z.int().min(2000).max(2100),
  product: z.record(z.enum(localeCodes), z.string().min(1)),
  indexable: z.boolean().default(true),
  allowedHosts: z.array(z.hostname()).default([]),
});
