import { expect, test } from '@jest/globals';
import { rentedInWords } from './rented-in-words.ts';

const line = (title: string, person: number, kind: 'component' | 'credit' = 'component') =>
  ({ kind, origin: 'material', person, title }) as const;
const nina = {
  firstName: 'Nina',
  lastName: 'Käser',
  rentingMaterialPropertyValues: [{ rentingMaterialProperty: '/p/1', title: 'Schuhgrösse EU', value: '42' }],
};
const urs = { firstName: 'Urs', lastName: 'Meier' };

test('names each person with materials and sizes, and nobody who rents nothing', () => {
  const tour = { kind: 'component', origin: 'component', person: 0, title: 'Anteil Tour' } as const;
  expect(rentedInWords([tour, line('Bergschuhe', 0), line('Steigeisen', 0)], [nina, urs])).toEqual([
    'Nina Käser: Bergschuhe, Steigeisen (Schuhgrösse EU 42)',
  ]);
});

test('leaves out what was taken back, and keeps what came again', () => {
  const lines = [
    line('Helm', 1),
    line('Pickel', 1),
    line('Helm', 1, 'credit'),
    line('Pickel', 1, 'credit'),
    line('Pickel', 1),
  ];
  expect(rentedInWords(lines, [nina, urs])).toEqual(['Urs Meier: Pickel']);
});
