import { expect, test } from '@jest/globals';
import { materialViolations } from './material-rules.ts';

const SHOE = { '@id': '/p/shoe', title: 'Schuhgrösse EU', type: 'number', minimum: 35, maximum: 48 } as const;
const MATERIALS = [
  { '@id': '/m/boots', properties: [SHOE] },
  { '@id': '/m/crampons', properties: [SHOE] },
];
const shoe = (value: string) => ({ rentingMaterialProperty: '/p/shoe', value, title: 'Schuhgrösse EU' });
const PERSON = 'bookingPersons[0]';

test.each([
  ['a value that is missing', ['/m/boots'], [], 'rentingMaterialPropertyValues', 'Diese Angabe fehlt.'],
  [
    'a value out of bounds',
    ['/m/boots'],
    [shoe('52')],
    'rentingMaterialPropertyValues[0].value',
    'von 35 bis 48',
  ],
  [
    'a material twice',
    ['/m/boots', '/m/boots'],
    [shoe('42')],
    'rentingMaterial[1]',
    'Dieses Material ist schon gewählt.',
  ],
  ['a material that the event does not rent', ['/m/skis'], [], 'rentingMaterial[0]', 'nicht mieten'],
])('%s is named', (_what, rentingMaterial, rentingMaterialPropertyValues, path, message) => {
  expect(materialViolations({ rentingMaterial, rentingMaterialPropertyValues }, PERSON, MATERIALS)).toEqual([
    { propertyPath: `${PERSON}.${path}`, message: expect.stringContaining(message) },
  ]);
});

test('one value is enough for two materials', () => {
  const choice = {
    rentingMaterial: ['/m/boots', '/m/crampons'],
    rentingMaterialPropertyValues: [shoe('42')],
  };
  expect(materialViolations(choice, PERSON, MATERIALS)).toEqual([]);
});
