import { aMaterialOrder } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { byPerson, toFetch } from './packing.logic.ts';

const person = (fullName: string) => ({ '@id': `/api/booking_persons/${fullName}`, id: fullName, fullName });
const material = (title: string) => ({ '@id': `/api/renting_materials/${title}`, id: title, title });

test('persons stand by name, their materials by title', () => {
  const orders = [
    aMaterialOrder({ person: person('Urs'), material: material('Ski') }),
    aMaterialOrder({ person: person('Anna'), material: material('Steigeisen') }),
    aMaterialOrder({ person: person('Anna'), material: material('Pickel') }),
  ];
  expect(byPerson(orders).map((order) => `${order.person.fullName} ${order.material.title}`)).toEqual([
    'Anna Pickel',
    'Anna Steigeisen',
    'Urs Ski',
  ]);
});

test('what is packed or handed out is not fetched again', () => {
  const boots = { material: material('Bergschuhe') };
  const orders = [
    aMaterialOrder(boots),
    aMaterialOrder(boots),
    aMaterialOrder({ ...boots, packed: true }),
    aMaterialOrder({ ...boots, state: 'handed_out' }),
    aMaterialOrder({ material: material('Airbag'), values: [] }),
  ];
  expect(toFetch(orders)).toEqual([
    { piece: 'Airbag', count: 1 },
    { piece: 'Bergschuhe 42', count: 2 },
  ]);
});
