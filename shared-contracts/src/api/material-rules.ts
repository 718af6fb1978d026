import {
  askedProperties,
  type ChoosableMaterial,
  type MaterialChoice,
  propertyValueMessage,
} from '../domain/material-choice.ts';
import type { Violation } from './violation.ts';

function chosenViolations(
  { rentingMaterial }: MaterialChoice,
  path: string,
  materials: readonly ChoosableMaterial[],
): Violation[] {
  return rentingMaterial.flatMap((iri, index) => {
    const propertyPath = `${path}.rentingMaterial[${index}]`;
    if (rentingMaterial.indexOf(iri) < index)
      return [{ propertyPath, message: 'Dieses Material ist schon gewählt.' }];
    return materials.some((material) => material['@id'] === iri)
      ? []
      : [{ propertyPath, message: 'Dieses Material kann man für diesen Termin nicht mieten.' }];
  });
}

/**
 * What is wrong with the material of a person (docs/domain/bookings.md#material-of-a-person); `materials` are those that
 * the event rents. A value is named by its place in the list, a value that is missing by the list.
 */
export function materialViolations(
  choice: MaterialChoice,
  path: string,
  materials: readonly ChoosableMaterial[],
): Violation[] {
  const values = choice.rentingMaterialPropertyValues;
  const ofProperties = askedProperties(choice, materials).flatMap((property) => {
    const index = values.findIndex((each) => each.rentingMaterialProperty === property['@id']);
    const message = propertyValueMessage(property, values[index]?.value ?? '');
    const place = index < 0 ? '' : `[${index}].value`;
    return message ? [{ propertyPath: `${path}.rentingMaterialPropertyValues${place}`, message }] : [];
  });
  return [...chosenViolations(choice, path, materials), ...ofProperties];
}
