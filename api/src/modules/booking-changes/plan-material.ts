import { type MaterialChangeRequest, materialViolations } from '@firn/shared-contracts/api';
import { fullNameOf } from '../../lib/full-name.ts';
import { iri } from '../../lib/iri.ts';
import { invalid } from '../../lib/problem.ts';
import { chosenMaterials, creditForTitles, isChangeable } from '../bookings/index.ts';
import { type BookedOrder, chosenValues } from '../renting-material-orders/index.ts';
import { changeOver } from './booking-changes.errors.ts';
import type { ChangedPerson, ChangeFacts, ChangePlan, RentedFromThen } from './change-plan.ts';
import { seatedPersons } from './change-plan.ts';
import { materialLinesOf } from './chosen-material.ts';

const materialOf = ({ materialId }: BookedOrder): string => iri('renting_materials', materialId);

/** Materials of the request; what a person has already may stay though the event rents it no more. */
function requireChosen(
  { rentingMaterial, rentingMaterialPropertyValues }: MaterialChangeRequest,
  { event, orders }: ChangeFacts,
): void {
  const known = new Set(event.materials.map((material) => material['@id']));
  const stays = new Set(orders.map(materialOf).filter((material) => !known.has(material)));
  const choice = {
    rentingMaterial: rentingMaterial.filter((each) => !stays.has(each)),
    rentingMaterialPropertyValues: rentingMaterialPropertyValues.map((value) => ({ title: '', ...value })),
  };
  const violations = materialViolations(choice, 'person', event.materials).map(
    ({ propertyPath, message }) => ({ propertyPath: propertyPath.replace(/^person\./, ''), message }),
  );
  if (violations.length > 0) throw invalid(violations);
}

/** Values by which an order would be another one: those that the material asks for today. */
const isSame = ({ values }: BookedOrder, taken: RentedFromThen): boolean =>
  chosenValues(taken).every(({ property, value }) =>
    values.some((each) => each.property === property && each.value === value),
  );

function wantedBy(
  facts: ChangeFacts,
  person: ChangedPerson,
  own: readonly BookedOrder[],
  asked: MaterialChangeRequest,
): RentedFromThen[] {
  return chosenMaterials(facts.event.materials, asked).map((material) => ({
    material,
    position: person.position,
    person: fullNameOf(person),
    propertyPath: 'rentingMaterial',
    values: asked.rentingMaterialPropertyValues,
    // Another size of what is booked costs what it did.
    price: own.find(({ materialId }) => materialId === material.id)?.price ?? material.price,
  }));
}

/** @throws 409 for what is handed out already. */
function requireInStore(orders: readonly BookedOrder[]): void {
  if (orders.some(({ state }) => state === 'handed_out')) throw changeOver('handed_out');
}

/** Plans that a person rents other material from then on (docs/domain/material.md#changes). */
export function planMaterial(facts: ChangeFacts, personId: string, asked: MaterialChangeRequest): ChangePlan {
  const { booking, event, lines, now } = facts;
  if (!isChangeable(booking.state) || !booking.materialChangesUntil) throw changeOver('ended');
  const seated = seatedPersons(booking);
  const person = seated.find(({ id }) => id === personId);
  if (person?.state !== 'active') throw changeOver('person_ended');
  requireChosen(asked, facts);
  const own = facts.orders.filter((order) => order.personId === personId);
  const open = own.filter(({ state }) => state === 'reserved' || state === 'handed_out');
  const wanted = wantedBy(facts, person, own, asked);
  const chosen = new Set(asked.rentingMaterial.map((each) => each.toLowerCase()));
  const left = open.filter((order) => !chosen.has(materialOf(order)));
  const changed = open.filter((order) =>
    wanted.some((taken) => taken.material.id === order.materialId && !isSame(order, taken)),
  );
  requireInStore([...left, ...changed]);
  const isHeld = ({ material }: RentedFromThen, among: readonly BookedOrder[]) =>
    among.some(({ materialId }) => materialId === material.id);
  const news = wanted.filter((taken) => !isHeld(taken, own));
  const until = new Date(booking.materialChangesUntil);
  return {
    kind: 'change_material',
    lines: [
      ...creditForTitles(lines, person.position, left),
      ...materialLinesOf(
        event,
        { rentingMaterial: news.map(({ material }) => material['@id']) },
        person.position,
      ),
    ],
    material: {
      gives: [...left, ...changed],
      takes: [...news, ...wanted.filter((taken) => isHeld(taken, changed))],
    },
    persons: seated.length,
    until,
    freePlaces: null,
    obstacles: now <= until ? [] : [{ field: 'materialChangesUntil', until }],
  };
}
