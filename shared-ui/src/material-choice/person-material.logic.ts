import type { BookingPersonRequest } from '@firn/shared-contracts/api';
import type { MaterialChoice } from '@firn/shared-contracts/domain';
import type { Violation } from '@firn/shared-contracts/shell';
import type { Rentable } from './material-choice.queries.ts';

type Renting = Pick<BookingPersonRequest, 'rentingMaterial' | 'rentingMaterialPropertyValues'>;

/** The choice of a person, who may have none. */
export const choiceOf = ({
  rentingMaterial = [],
  rentingMaterialPropertyValues = [],
}: Renting): MaterialChoice => ({ rentingMaterial, rentingMaterialPropertyValues });

/** What a person rents as it is sent; nothing where nothing is rented. */
export function materialRequest(person: Renting, rentable: Rentable | null): Renting {
  const choice = choiceOf(person);
  if (choice.rentingMaterial.length === 0) return {};
  const { rentingMaterial, rentingMaterialPropertyValues } =
    rentable?.rules.chosenRequest(choice, rentable.materials) ?? choice;
  return {
    rentingMaterial: [...rentingMaterial],
    rentingMaterialPropertyValues: [...rentingMaterialPropertyValues],
  };
}

/** What is wrong with the material of persons; nothing while it is not known what is rented. */
export const materialComplaints = (
  persons: readonly Renting[],
  rentable: Rentable | null,
  pathOf: (index: number) => string,
): Violation[] => rentable?.rules.complaintsOf(persons.map(choiceOf), rentable.materials, pathOf) ?? [];
