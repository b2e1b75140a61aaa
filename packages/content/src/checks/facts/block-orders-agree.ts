import { fieldsOf, itemsOf } from '@vpn-site/core/fields/fields.ts';
import { cellsIn, isOfFormerProvider } from '#facts/cells.ts';
import { type FactFile, filesOfKind, problemAt, stemOf } from '#facts/fact-file.ts';
import type { Problem } from '#problem.ts';
import type { Check } from '../check.ts';

const key = 'blocked-in';

interface Order {
  readonly id: string;
  readonly names: readonly unknown[];
}

/** A country with block orders, and the orders that are not known to be lifted. */
interface OrderingCountry {
  readonly file: string;
  readonly code: string;
  readonly ordersInForce: readonly Order[];
}

/**
 * A fact lists a country as blocking a current provider if and only if one of the country's orders in force names the
 * provider. A provider may also state itself that it does not sell in a country; this needs no order.
 */
export const blockOrdersAgree: Check = ({ factFiles }) => {
  const countries = filesOfKind(factFiles, 'country').flatMap(orderingCountry);
  const living = filesOfKind(factFiles, 'provider').filter((file) => !isOfFormerProvider(file));
  return living.flatMap((file) => countries.flatMap((country) => disagreement(file, country)));
};

function orderingCountry(file: FactFile): OrderingCountry[] {
  const orders = cellsIn(file).filter(({ fields, isClaim }) => fields.kind === 'order' && !isClaim);
  const { code } = fieldsOf(file.data);
  if (orders.length === 0 || typeof code !== 'string') return [];
  const ordersInForce = orders.flatMap(({ key: id, fields }) => {
    const { state, providers } = fieldsOf(fields.value);
    return state === 'lifted' ? [] : [{ id, names: itemsOf(providers) }];
  });
  return [{ file: file.file, code, ordersInForce }];
}

function disagreement(
  file: FactFile,
  { file: countryFile, code, ordersInForce }: OrderingCountry,
): Problem[] {
  const { value, basis } = fieldsOf(fieldsOf(fieldsOf(file.data).facts)[key]);
  const provider = stemOf(file);
  const order = ordersInForce.find(({ names }) => names.includes(provider));
  const isBlocked = itemsOf(value).includes(code);
  if (isBlocked === (order !== undefined)) return [];
  if (isBlocked && basis === 'provider-claim') return [];
  const [message, remedy] = order
    ? [
        `"${order.id}" in ${countryFile} names "${provider}", but "${key}" does not have ${code}.`,
        `Add ${code} with the source of the order, or remove "${provider}" from the order.`,
      ]
    : [
        `"${key}" has ${code}, but no order in force in ${countryFile} names "${provider}".`,
        `Name "${provider}" in the order that blocks it, or remove ${code}.`,
      ];
  return [problemAt(file, ['facts', key, 'value'], message, remedy)];
}
