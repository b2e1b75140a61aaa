import { type Fields, fieldsOf, itemsOf } from '@vpn-site/core/fields/fields.ts';
import { unknown } from '@vpn-site/core/provider/fact.ts';
import { filesOfKind, problemAt, stemOf } from '#facts/fact-file.ts';
import type { Check } from '../check.ts';

const key = 'owner-interests';

/** The owner of a provider in ownership.yaml, and the values of the fact that agree with it. */
interface Owner {
  readonly says: string;
  readonly values: readonly string[];
}

/** The other interests of an owner are the same in a provider's file as in ownership.yaml. */
export const ownerInterestsAgree: Check = ({ factFiles }) => {
  const ownership = filesOfKind(factFiles, 'ownership').map(({ data }) => fieldsOf(data));
  return filesOfKind(factFiles, 'provider').flatMap((file) => {
    const { value } = fieldsOf(fieldsOf(fieldsOf(file.data).facts)[key]);
    const owner = ownership.map((written) => ownerOf(stemOf(file), written)).find(Boolean);
    if (typeof value !== 'string' || !owner || owner.values.includes(value)) return [];
    const message = `"${key}" is "${value}", but according to facts/ownership.yaml ${owner.says}.`;
    const remedy = `Find out which is right. Write ${owner.values.join(' or ')} here, or correct the owner there.`;
    return [problemAt(file, ['facts', key, 'value'], message, remedy)];
  });
};

function ownerOf(id: string, { groups, ungrouped }: Fields): Owner | undefined {
  const isThis = (brand: unknown) => fieldsOf(brand).id === id;
  const group = itemsOf(groups)
    .map(fieldsOf)
    .find(({ brands }) => itemsOf(brands).some(isThis));
  if (group) return groupAsOwner(group);
  const { owner } = fieldsOf(itemsOf(ungrouped).find(isThis));
  if (owner === unknown) return { says: 'its owner is unknown', values: [unknown] };
  return owner === 'self' ? { says: 'it is its own owner', values: ['independent'] } : undefined;
}

/**
 * Returns a group as an owner. A group with a single brand, such as a foundation with one VPN, may still count as
 * independent.
 */
function groupAsOwner({ name, brands, reviewSites }: Fields): Owner {
  const owner = String(name);
  if (itemsOf(reviewSites).length > 0) {
    return { says: `${owner} owns sites that review VPNs`, values: ['reviews-vpns'] };
  }
  return itemsOf(brands).length > 1
    ? { says: `${owner} owns several VPNs`, values: ['several-vpns'] }
    : { says: `${owner} owns one VPN`, values: ['one-vpn-group', 'independent'] };
}
