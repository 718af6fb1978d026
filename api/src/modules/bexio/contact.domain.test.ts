import { expect, test } from '@jest/globals';
import { contactOf, contactSearch } from './contact.domain.ts';

const ANNA = {
  company: '',
  name: 'Anna von Allmen',
  street: 'Dorfstrasse',
  houseNumber: '3a',
  postalCode: '3800',
  city: 'Interlaken',
  country: 'CH',
  email: 'anna@firn.example',
  reference: '',
};
const CONTEXT = { userId: 4, countryId: 1 };

test.each([
  [{}, { contact_type_id: 2, name_1: 'von Allmen', name_2: 'Anna' }],
  [{ name: 'Anna' }, { contact_type_id: 2, name_1: 'Anna' }],
  [{ company: 'Berg AG' }, { contact_type_id: 1, name_1: 'Berg AG', name_2: 'Anna von Allmen' }],
])('a recipient with %j is %j', (changes, names) => {
  expect(contactOf({ ...ANNA, ...changes }, CONTEXT)).toEqual({
    ...names,
    street_name: 'Dorfstrasse',
    house_number: '3a',
    postcode: '3800',
    city: 'Interlaken',
    country_id: 1,
    mail: 'anna@firn.example',
    user_id: 4,
    owner_id: 4,
  });
});

test('what is not known is left out', () => {
  const bare = { ...ANNA, street: '', houseNumber: '', email: null };
  const contact = contactOf(bare, { userId: 4, countryId: undefined });
  expect(Object.keys(contact).sort()).toEqual(
    ['city', 'contact_type_id', 'name_1', 'name_2', 'owner_id', 'postcode', 'user_id'].sort(),
  );
});

test('is looked for by mail, and without one by name and place', () => {
  expect(contactSearch(ANNA)).toEqual([{ field: 'mail', value: 'anna@firn.example', criteria: '=' }]);
  expect(contactSearch({ ...ANNA, email: null })).toEqual([
    { field: 'name_1', value: 'von Allmen', criteria: '=' },
    { field: 'postcode', value: '3800', criteria: '=' },
  ]);
});
