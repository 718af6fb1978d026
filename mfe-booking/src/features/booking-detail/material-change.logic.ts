import type { BookingPersonResponse, BookingResponse } from '@firn/shared-contracts/api';
import type { MaterialChoice } from '@firn/shared-contracts/domain';
import type { Change } from './change.ts';

const sizesOf = ({ rentingMaterialPropertyValues }: MaterialChoice): string =>
  rentingMaterialPropertyValues
    .map(({ rentingMaterialProperty, value }) => `${rentingMaterialProperty}=${value}`)
    .sort()
    .join();

/** Whether two choices are the same material in the same sizes. */
const isSame = (one: MaterialChoice, other: MaterialChoice): boolean =>
  [...one.rentingMaterial].sort().join() === [...other.rentingMaterial].sort().join() &&
  sizesOf(one) === sizesOf(other);

/** What a person rents from now on, as a whole (docs/domain/material.md#changes). */
export function materialChange(person: BookingPersonResponse, choice: MaterialChoice): Change {
  const { rentingMaterial, rentingMaterialPropertyValues } = choice;
  return {
    path: `${person['@id']}/renting_material`,
    body: { rentingMaterial, rentingMaterialPropertyValues },
    isDone: ({ bookingPersons }: BookingResponse) =>
      bookingPersons.some((each) => each.id === person.id && isSame(each, choice)),
  };
}
