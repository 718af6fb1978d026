import { type ChoosableMaterial, type MaterialChoice, propertyValueOf } from '@firn/shared-contracts/domain';

/** What a person rents, in words: «Bergschuhe (Schuhgrösse EU 42)»; a material that is not known is left out. */
export function rentedBy(
  choice: MaterialChoice,
  materials: readonly (ChoosableMaterial & { readonly title: string })[],
): readonly string[] {
  return materials
    .filter((material) => choice.rentingMaterial.includes(material['@id']))
    .map(({ title, properties }) => {
      const sizes = properties
        .map((property) => [property.title, propertyValueOf(choice, property['@id']), property.unit])
        .map((parts) => parts.filter(Boolean).join(' '));
      return sizes.length > 0 ? `${title} (${sizes.join(', ')})` : title;
    });
}
