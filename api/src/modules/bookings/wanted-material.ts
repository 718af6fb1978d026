import { fullNameOf } from '../../lib/full-name.ts';
import type { WantedMaterial } from '../renting-material-orders/index.ts';
import { chosenMaterials } from './price.domain.ts';
import type { Submission } from './submission.ts';

/** What the persons of a form rent, in their order. */
export const wantedMaterial = (
  { reservation, event }: Submission,
  persons: readonly { readonly id: string }[],
): WantedMaterial[] =>
  reservation.request.bookingPersons.flatMap((person, index) =>
    chosenMaterials(event.materials, person).map((material) => ({
      material,
      personId: persons[index]?.id ?? '',
      person: fullNameOf(person),
      propertyPath: `bookingPersons[${index}].rentingMaterial`,
      values: person.rentingMaterialPropertyValues ?? [],
      price: material.price,
    })),
  );
