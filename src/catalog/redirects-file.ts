import { z } from 'zod';
import { closedObject } from './facts/common-schemas.ts';

export const redirectsFilePath = 'content/data/redirects.yaml';

const path = z
  .string()
  .regex(/^(?:\/|(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+)$/, 'Write a path such as /pl/prywatnosc/co-to-jest-vpn.');

export const redirectsSchema = z.array(closedObject({ from: path, to: path }));
