import { describe, expect, test } from 'vitest';
import { ownPlanName } from './price-model.ts';

describe('the name of a plan beside that of its provider', () => {
  test.each([
    ['Basic', 'Alder VPN', 'Basic'],
    ['VPN Plus', 'Alder VPN', 'Plus'],
    ['Alder VPN Plus', 'Alder VPN', 'Plus'],
    ['Alder Unlimited', 'Alder VPN', 'Alder Unlimited'],
  ])('%s of %s is %s', (name, provider, own) => {
    expect(ownPlanName({ name }, provider)).toBe(own);
  });

  test('says nothing where it is the name of the provider', () => {
    expect(ownPlanName({ name: 'Alder' }, 'Alder VPN')).toBeUndefined();
  });
});
