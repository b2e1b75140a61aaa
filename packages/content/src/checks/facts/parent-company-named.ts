import { type Fields, fieldsOf, itemsOf } from '@vpn-site/core/fields/fields.ts';
import { type FactFile, filesOfKind, problemAt, stemOf } from '#facts/fact-file.ts';
import type { Problem } from '#problem.ts';
import type { Check } from '../check.ts';

const key = 'parent-company';

/** A provider that belongs to a group in ownership.yaml has this group, or its parent, as its parent company. */
export const parentCompanyNamed: Check = ({ factFiles }) => {
  const groups = filesOfKind(factFiles, 'ownership').flatMap(({ data }) =>
    itemsOf(fieldsOf(data).groups).map(fieldsOf),
  );
  return filesOfKind(factFiles, 'provider').flatMap((file) => {
    const group = groups.find(({ brands }) =>
      itemsOf(brands).some((brand) => fieldsOf(brand).id === stemOf(file)),
    );
    return group === undefined ? [] : contradiction(file, group);
  });
};

function contradiction(file: FactFile, { name, parent }: Fields): Problem[] {
  const owners = [name, parent].filter((owner) => typeof owner === 'string');
  const { value } = fieldsOf(fieldsOf(fieldsOf(file.data).facts)[key]);
  if (typeof value !== 'string' || owners.length === 0) return [];
  if (owners.some((owner) => isSameCompany(value, owner))) return [];
  const message = `The parent company is "${value}", but facts/ownership.yaml puts "${stemOf(file)}" under ${owners[0]}.`;
  const names = owners.map((owner) => `"${owner}"`).join(' or ');
  const remedy = `Find out which is right. Name ${names} here, or move the brand there.`;
  return [problemAt(file, ['facts', key, 'value'], message, remedy)];
}

/** Whether two names are of the same company. One source writes "Kape Technologies", another "Kape Technologies PLC". */
function isSameCompany(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return a.includes(b) || b.includes(a);
}
