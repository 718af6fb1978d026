import { fullNameOf } from '../../lib/full-name.ts';
import { iri } from '../../lib/iri.ts';
import { type BookedOrder, materialNotThere } from '../renting-material-orders/index.ts';
import { changeOver } from './booking-changes.errors.ts';
import {
  type ChangedEvent,
  type ChangedPerson,
  type ChangeFacts,
  type MaterialPlan,
  seatedPersons,
} from './change-plan.ts';

/** Names the material that persons rent, so that another date can price it. */
export const withMaterial = (
  persons: readonly ChangedPerson[],
  orders: readonly BookedOrder[],
): ChangedPerson[] =>
  persons.map((person) => ({
    ...person,
    rentingMaterial: orders
      .filter(({ personId }) => personId === person.id)
      .map(({ materialId }) => iri('renting_materials', materialId)),
  }));

const ordersOf = ({ booking, orders }: ChangeFacts): BookedOrder[] => {
  const seated = new Set(seatedPersons(booking).map(({ id }) => id));
  return orders.filter(({ personId, state }) => seated.has(personId) && state === 'reserved');
};

/**
 * Another date takes the same material (docs/domain/material.md#reservation).
 * @throws 409 for what is handed out, and for what the other event does not rent.
 */
export function takenAlong(facts: ChangeFacts, target: ChangedEvent): MaterialPlan {
  if (facts.orders.some(({ state }) => state === 'handed_out')) throw changeOver('handed_out');
  const gives = ordersOf(facts);
  const takes = gives.map((order) => {
    const person = facts.booking.bookingPersons[order.position];
    const name = person ? fullNameOf(person) : '';
    const material = target.materials.find(({ id }) => id === order.materialId);
    if (!material) throw materialNotThere({ person: name, title: order.title, id: order.materialId });
    return {
      material,
      position: order.position,
      person: name,
      propertyPath: 'event',
      values: order.values.map(({ property, value }) => ({
        rentingMaterialProperty: iri('renting_material_properties', property),
        value,
      })),
      price: material.price,
    };
  });
  return { gives, takes };
}

/** Material that counts again once a booking is back. */
export const returning = ordersOf;
