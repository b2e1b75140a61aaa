import type { Publishers } from '@vpn-site/core/provider/publisher.ts';
import { z } from 'zod';
import { closedObject, localizedText } from './common-schemas.ts';
import { type FactFile, filesOfKind } from './fact-file.ts';
import { parsedFactFile } from './parsed-fact-file.ts';

/** Publishers of sources, by name. */
export const publishersSchema = z.record(
  z.string(),
  closedObject({
    at: z
      .array(
        z
          .string()
          .regex(
            /^[a-z0-9.-]+\.[a-z]+(?:\/[^/]+){0,2}$/,
            'Write a host, or a host and the first one or two parts of the path',
          ),
      )
      .min(1),
    provider: z.literal(true).optional(),
    notice: localizedText.optional(),
    machineWritten: z.literal(true).optional(),
  }),
);

/** Reads the publishers by address; empty if a project has no list of them. */
export function readPublishers(files: readonly FactFile[]): Publishers {
  return new Map(
    filesOfKind(files, 'publishers')
      .flatMap((file) => Object.entries(parsedFactFile(file, publishersSchema)))
      .flatMap(([name, { at, ...publisher }]) => at.map((address) => [address, { name, ...publisher }])),
  );
}
