import {
  type ChoosableMaterial,
  type MaterialChoice,
  type MaterialPropertyValue,
  propertyValueOf,
  withMaterial,
  withoutMaterial,
  withPropertyValue,
} from '@firn/shared-contracts/domain';

interface Tick {
  readonly material: ChoosableMaterial;
  readonly isChosen: boolean;
}

/**
 * The choice after a tick: what a chosen material asks for has a place in the values from then on, filled with the size that
 * is known of the person.
 */
export function ticked(
  choice: MaterialChoice,
  { material, isChosen }: Tick,
  materials: readonly ChoosableMaterial[],
  known: readonly MaterialPropertyValue[],
): MaterialChoice {
  const iri = material['@id'];
  if (!isChosen) return withoutMaterial(choice, iri, materials);
  const sizes = { rentingMaterial: [], rentingMaterialPropertyValues: known };
  return material.properties
    .filter((property) => !hasPlace(choice, property['@id']))
    .reduce(
      (filled, property) =>
        withPropertyValue(filled, {
          rentingMaterialProperty: property['@id'],
          value: propertyValueOf(sizes, property['@id']),
          title: property.title,
        }),
      withMaterial(choice, iri),
    );
}

const hasPlace = ({ rentingMaterialPropertyValues }: MaterialChoice, propertyIri: string): boolean =>
  rentingMaterialPropertyValues.some(
    ({ rentingMaterialProperty }) => rentingMaterialProperty === propertyIri,
  );
