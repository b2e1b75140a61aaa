import { expect, test } from 'vitest';
import { contactsOf, isPublicAddress } from './site-config.ts';

test.each([
  ['https://vpn.example', true],
  ['http://vpn.example:8080/x', true],
  ['https://localhost.example', true],
  ['http://localhost:8080', false],
  ['http://site.localhost', false],
  ['http://127.0.0.1:4321', false],
  ['http://[::1]:8080', false],
])('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

const owner = { legalName: 'Oak Ltd', address: 'Main Street 1, Oakham', email: 'oak@site.example' };
const controller = { name: 'Ash Ltd', address: 'Side Street 2', contact: 'https://ash.example/privacy' };

test('one identity answers for everything, unless another is named for a part of it', () => {
  expect(contactsOf({ owner })).toEqual({
    controller: { name: 'Oak Ltd', address: 'Main Street 1, Oakham', contact: 'mailto:oak@site.example' },
    securityContact: 'mailto:oak@site.example',
  });
  const securityContact = 'mailto:security@site.example';
  expect(contactsOf({ owner, controller, securityContact })).toEqual({ controller, securityContact });
});

test('without an owner nobody is made up', () => {
  expect(contactsOf({})).toEqual({ controller: undefined, securityContact: undefined });
  expect(contactsOf({ controller })).toEqual({ controller, securityContact: undefined });
});
