import { z } from 'zod';
import { localeCodes } from '#domain/locale/locale-table.ts';
import type { MenuItem } from '#domain/menu/menu-item.ts';

export const menuFilePath = 'content/data/menu.yaml';

const perLocale = <T extends z.ZodType>(value: T) => z.partialRecord(z.enum(localeCodes), value);
const params = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

const menuItem: z.ZodType<MenuItem> = z.strictObject({
  label: z.string().optional(),
  labelI18n: perLocale(z.string()).optional(),
  labelKey: z.string().optional(),
  routeName: z.string().optional(),
  params: params.optional(),
  paramsI18n: perLocale(params).optional(),
  path: z.string().optional(),
  pathI18n: perLocale(z.string()).optional(),
  external: z.boolean().optional(),
  icon: z.string().optional(),
  get children() {
    return z.array(menuItem).optional();
  },
});

export const menuSchema = z.array(menuItem);
