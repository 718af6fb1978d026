import type { BookingPersonRequest } from '@firn/shared-contracts/api';
import { fullNameOf } from '../../lib/full-name.ts';
import { chosenMaterials, type NewLine } from '../bookings/index.ts';
import type { ChangedEvent, RentedFromThen } from './change-plan.ts';
import { linesAt } from './lines-at.ts';

/** Reads the material that somebody rents who joins a booking. */
export const takenBy = (
  { materials }: ChangedEvent,
  person: BookingPersonRequest,
  position: number,
): RentedFromThen[] =>
  chosenMaterials(materials, person).map((material) => ({
    material,
    position,
    person: fullNameOf(person),
    propertyPath: 'person.rentingMaterial',
    values: person.rentingMaterialPropertyValues ?? [],
    price: material.price,
  }));

/** Prices it as of today. */
export const materialLinesOf = (
  event: ChangedEvent,
  { rentingMaterial = [] }: Pick<BookingPersonRequest, 'rentingMaterial'>,
  position: number,
): NewLine[] => linesAt({ ...event, components: [] }, [{ position, sac: false, rentingMaterial }]);
