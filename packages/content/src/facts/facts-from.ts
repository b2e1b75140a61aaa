import type { Country } from '@vpn-site/core/country/country.ts';
import type { PolicyHistory } from '@vpn-site/core/policy/policy-history.ts';
import type { ExchangeRates } from '@vpn-site/core/price/exchange-rates.ts';
import type { PriceHistory } from '@vpn-site/core/price/price-history.ts';
import type { OutsideGroups, OwnershipGroup } from '@vpn-site/core/provider/ownership.ts';
import {
  type FormerProvider,
  hasEnded,
  type Provider,
  type Source,
} from '@vpn-site/core/provider/provider.ts';
import type { Publishers } from '@vpn-site/core/provider/publisher.ts';
import { allDefinitions, type EvidenceWords, type Vocabulary } from '@vpn-site/core/provider/vocabulary.ts';
import { typedProvider } from '@vpn-site/core/provider/written-provider.ts';
import type { z } from 'zod';
import { ProblemsError } from '../problem.ts';
import { countriesFrom } from './countries-from.ts';
import { countryKindsSchema, countrySchema } from './country-schema.ts';
import { exchangeRatesSchema } from './exchange-rates-schema.ts';
import { type FactFile, type FactFileKind, filesOfKind, stemOf } from './fact-file.ts';
import { ownershipSchema } from './ownership-schema.ts';
import { parsedFactFile } from './parsed-fact-file.ts';
import { policyHistorySchema } from './policy-schema.ts';
import { priceHistorySchema } from './price-schemas.ts';
import { providerSchema } from './provider-schema.ts';
import { publishersSchema, readPublishers } from './publishers.ts';
import { evidenceSchema, keyGroupSchema, optionListSchema, readVocabulary } from './read-vocabulary.ts';
import { refusedHostsSchema } from './refused-hosts.ts';

/** Everything under facts/ except methodology and offers, as domain objects. The rules must have validated it. */
export interface Facts {
  readonly vocabulary: Vocabulary;
  /** Current providers, sorted by id. Only these are in lists, rankings and comparisons. */
  readonly providers: readonly Provider[];
  /** Providers that closed or merged, sorted by id. */
  readonly formerProviders: readonly FormerProvider[];
  readonly ownership: readonly OwnershipGroup[];
  readonly outsideGroups: OutsideGroups;
  /** The sources of owners and networks, by id. */
  readonly ownershipSources: Readonly<Record<string, Source>>;
  /** Price histories by provider id. */
  readonly priceHistories: ReadonlyMap<string, PriceHistory>;
  /** Policy histories by provider id. */
  readonly policyHistories: ReadonlyMap<string, PolicyHistory>;
  readonly evidence: EvidenceWords;
  readonly publishers: Publishers;
  /** Countries by code. */
  readonly countries: ReadonlyMap<string, Country>;
  /** The exchange rates. Undefined if there are none; then no amount is shown in the reader's currency. */
  readonly exchangeRates: ExchangeRates | undefined;
}

export function factsFrom(files: readonly FactFile[]): Facts {
  const vocabulary = readVocabulary(files);
  const schema = providerSchema(vocabulary);
  const types = new Map(allDefinitions(vocabulary).map(({ key, type }) => [key, type]));
  const histories = filesOfKind(files, 'price-history').map((file) =>
    parsedFactFile(file, priceHistorySchema),
  );
  const policies = filesOfKind(files, 'policy-history').map((file) =>
    parsedFactFile(file, policyHistorySchema),
  );
  const providers = filesOfKind(files, 'provider')
    .map((file) => typedProvider(parsedFactFile(file, schema), types))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const ownership = single(files, 'facts/ownership.yaml', ownershipSchema);
  return {
    vocabulary,
    providers: providers.filter((provider) => !hasEnded(provider)),
    formerProviders: providers.filter(hasEnded),
    ownership: ownership.groups,
    outsideGroups: {
      brands: ownership.ungrouped,
      reviewSites: ownership.reviewSites,
      networks: ownership.networks,
    },
    ownershipSources: ownership.sources,
    priceHistories: new Map(histories.map((history) => [history.provider, history])),
    policyHistories: new Map(policies.map((history) => [history.provider, history])),
    evidence: single(files, 'facts/vocabulary/evidence.yaml', evidenceSchema),
    publishers: readPublishers(files),
    countries: countriesFrom(
      filesOfKind(files, 'country').map((file) => parsedFactFile(file, countrySchema)),
      single(files, 'facts/vocabulary/country-kinds.yaml', countryKindsSchema),
    ),
    exchangeRates: filesOfKind(files, 'exchange-rates').map((file) =>
      parsedFactFile(file, exchangeRatesSchema),
    )[0],
  };
}

function single<T>(files: readonly FactFile[], path: string, schema: z.ZodType<T>): T {
  const found = files.find(({ file }) => file === path);
  if (found !== undefined) return parsedFactFile(found, schema);
  throw new ProblemsError([{ file: path, message: 'The file is missing.', remedy: 'Restore it.' }]);
}

type SchemaOf = (file: FactFile) => z.ZodType | undefined;

/**
 * Returns the schema of each kind of file. Without the vocabulary, providers have none, because the vocabulary defines
 * their keys.
 */
export function factFileSchemas(
  vocabulary: Vocabulary | undefined,
): Readonly<Record<FactFileKind, SchemaOf>> {
  const provider = vocabulary && providerSchema(vocabulary);
  return {
    provider: () => provider,
    'price-history': () => priceHistorySchema,
    'policy-history': () => policyHistorySchema,
    ownership: () => ownershipSchema,
    country: () => countrySchema,
    'country-kinds': () => countryKindsSchema,
    'refused-hosts': () => refusedHostsSchema,
    publishers: () => publishersSchema,
    'exchange-rates': () => exchangeRatesSchema,
    evidence: () => evidenceSchema,
    'key-group': (file) => keyGroupSchema(stemOf(file)),
    'option-list': () => optionListSchema,
    foreign: () => undefined,
  };
}
