import type { Violation } from '@firn/shared-contracts/api';
import {
  askedProperties,
  type ChoosableMaterial,
  type MaterialChoice,
  type MaterialPropertyValue,
  normaliseMaterialValue,
  propertyValueMessage,
  propertyValueOf,
} from '@firn/shared-contracts/domain';
import { freeValues, isFree, type StockedMaterial, sizesOf } from './free-values.logic.ts';

/** A choice with its numbers written in one way. */
export function normalisedChoice(
  choice: MaterialChoice,
  materials: readonly ChoosableMaterial[],
): MaterialChoice {
  const properties = askedProperties(choice, materials);
  const normalised = (each: MaterialPropertyValue): MaterialPropertyValue => {
    const property = properties.find(({ '@id': iri }) => iri === each.rentingMaterialProperty);
    return property ? { ...each, value: normaliseMaterialValue(property, each.value) } : each;
  };
  return { ...choice, rentingMaterialPropertyValues: choice.rentingMaterialPropertyValues.map(normalised) };
}

/** A choice as it is sent: only with what its materials ask for. */
export function chosenRequest(
  choice: MaterialChoice,
  materials: readonly ChoosableMaterial[],
): MaterialChoice {
  const asked = askedProperties(choice, materials).map((property) => property['@id']);
  const { rentingMaterial, rentingMaterialPropertyValues } = normalisedChoice(choice, materials);
  return {
    rentingMaterial,
    rentingMaterialPropertyValues: rentingMaterialPropertyValues.filter(({ rentingMaterialProperty }) =>
      asked.includes(rentingMaterialProperty),
    ),
  };
}

/** What is free in place of the sizes that somebody wants; the last size is the one that is asked for anew. */
function notFree(
  material: StockedMaterial,
  choice: MaterialChoice,
  others: readonly MaterialChoice[],
): { readonly propertyIri: string | null; readonly message: string } {
  const property = sizesOf(material).at(-1);
  if (!property)
    return { propertyIri: null, message: `${material.title}: An diesen Tagen ist nichts mehr frei.` };
  const free = freeValues(material, property['@id'], choice, others);
  const wanted = [property.title, propertyValueOf(choice, property['@id']), property.unit]
    .filter(Boolean)
    .join(' ');
  const rest = free.length > 0 ? `Frei: ${free.join(', ')}.` : 'Bitte wähle dieses Material ab.';
  return {
    propertyIri: property['@id'],
    message: `${material.title}: ${wanted} ist an diesen Tagen nicht frei. ${rest}`,
  };
}

/** What of a choice is not free, at the fields of the form; the numbers of all choices are written in one way. */
export function stockViolations(
  choice: MaterialChoice,
  path: string,
  materials: readonly StockedMaterial[],
  others: readonly MaterialChoice[],
): Violation[] {
  return materials.flatMap((material) => {
    const index = choice.rentingMaterial.indexOf(material['@id']);
    const isAnswered = material.properties.every(
      (property) => propertyValueMessage(property, propertyValueOf(choice, property['@id'])) === null,
    );
    if (index < 0 || !isAnswered || isFree(material, choice, others)) return [];
    const { propertyIri, message } = notFree(material, choice, others);
    const at = choice.rentingMaterialPropertyValues.findIndex(
      ({ rentingMaterialProperty }) => rentingMaterialProperty === propertyIri,
    );
    const field = at < 0 ? `rentingMaterial[${index}]` : `rentingMaterialPropertyValues[${at}].value`;
    return [{ propertyPath: `${path}.${field}`, message }];
  });
}
