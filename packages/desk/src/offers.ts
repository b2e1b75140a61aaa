import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allChecks } from '@vpn-site/content/checks/all-checks.ts';
import { problemsOf } from '@vpn-site/content/checks/check.ts';
import { editYaml } from '@vpn-site/content/editing/edit-yaml.ts';
import { parseFactFile, readFactFiles } from '@vpn-site/content/facts/fact-file.ts';
import { readOffer } from '@vpn-site/content/offers/read-offers.ts';
import { DataFiles } from '@vpn-site/content/written-files.ts';
import type { Day } from '@vpn-site/core/day/day.ts';
import { fieldsOf, itemsOf } from '@vpn-site/core/fields/fields.ts';
import { type Offer, paidSince } from '@vpn-site/core/outbound/offer.ts';
import type { FactPath, YamlValue } from '@vpn-site/core/provider/fact-edit.ts';
import { NotDoneError } from './not-done-error.ts';

export interface ListedOffer extends Offer {
  readonly name: string;
  /** The first day of the current time as a paid link. */
  readonly since: Day | undefined;
}

export function offerFile(provider: string): string {
  return `facts/offers/${provider}.yaml`;
}

/** Returns the offers of all providers, by name. */
export function offersIn(root: string): ListedOffer[] {
  return globSync('facts/offers/*.yaml', { cwd: root })
    .map((file) => {
      const offer = readOffer(parseFactFile(file, readFileSync(join(root, file), 'utf8')));
      const provider = providerFields(root, offer.provider);
      return {
        ...offer,
        name: typeof provider.name === 'string' ? provider.name : offer.provider,
        since: paidSince(offer),
      };
    })
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

function providerFields(root: string, provider: string) {
  const file = `facts/providers/${provider}.yaml`;
  return fieldsOf(parseFactFile(file, readFileSync(join(root, file), 'utf8')).data);
}

export interface SoldPlan {
  readonly id: string;
  readonly words: string;
}

/** Returns the plans that a provider sells, for choosing those of a code. */
export function plansOf(root: string, provider: string): SoldPlan[] {
  const facts = fieldsOf(providerFields(root, provider).facts);
  return itemsOf(fieldsOf(facts.prices).value)
    .map(fieldsOf)
    .map(({ id, charged, currency }) => ({
      id: String(id),
      words: `${String(id)} (${String(charged)} ${String(currency)})`,
    }));
}

const offerChecks = ['offers-valid', 'coupons-fit-plans', 'paid-times-in-order', 'sub-ids-paid'];

type Edit = { readonly path: FactPath; readonly value: YamlValue | undefined };

/** Returns the file of an offer with some fields changed. Throws if the rules for offers refuse the result. */
export function editedOffer(root: string, provider: string, edits: readonly Edit[], today: Day): string {
  const file = offerFile(provider);
  const after = editYaml(file, readFileSync(join(root, file), 'utf8'), edits);
  const data = new DataFiles(root);
  const parsed = parseFactFile(file, after, data.words);
  const factFiles = readFactFiles(root, data.words).map((each) => (each.file === file ? parsed : each));
  const source = { root, contentFiles: [], messageFiles: [], factFiles, data, today };
  const problems = offerChecks
    .flatMap((name) => problemsOf(() => allChecks[name]?.(source) ?? []))
    .filter((problem) => problem.file === file);
  if (problems.length > 0) {
    throw new NotDoneError(problems.map(({ message, remedy }) => `${message} ${remedy}`));
  }
  return after;
}
