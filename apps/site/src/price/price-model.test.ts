import { describe, expect, test } from 'vitest';
import { shortPlanName } from './price-model.ts';

describe('the name of a plan beside that of its provider', () => {
  test.each([
    ['Basic', 'Alder VPN', 'Basic'],
    ['VPN Plus', 'Alder VPN', 'Plus'],
    ['Alder VPN Plus', 'Alder VPN', 'Plus'],
    ['Alder Unlimited', 'Alder VPN', 'Alder Unlimited'],
  ])('%s of %s is %s', (name, provider, own) => {
    expect(shortPlanName({ name }, provider)).toBe(own);
  });

  test('says nothing where it is the name of the provider', () => {
    expect(shortPlanName({ name: 'Alder' }, 'Alder VPN')).toBeUndefined();
  });
});
