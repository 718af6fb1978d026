/** Kinds of a property of renting material (docs/domain/bookings.md#material-of-a-person). */
export const MATERIAL_PROPERTY_TYPES = ['number', 'choice', 'text'] as const;
export type MaterialPropertyType = (typeof MATERIAL_PROPERTY_TYPES)[number];

/** Characters of a value that somebody types. */
export const MATERIAL_VALUE_LENGTH = 60;

/** A property such as a size: several materials may ask for the same one. */
export interface MaterialProperty {
  readonly '@id': string;
  readonly title: string;
  readonly type: MaterialPropertyType;
  readonly unit?: string | null;
  readonly choices?: readonly string[] | null;
  readonly minimum?: number | null;
  readonly maximum?: number | null;
}

/** A material that somebody may choose. */
export interface ChoosableMaterial {
  readonly '@id': string;
  readonly properties: readonly MaterialProperty[];
}

/** A value that a person gives for a property; its title is for people. */
export interface MaterialPropertyValue {
  readonly rentingMaterialProperty: string;
  readonly value: string;
  readonly title?: string;
}

/** The materials that a person rents, with their sizes, as booking persons have them. */
export interface MaterialChoice {
  readonly rentingMaterial: readonly string[];
  readonly rentingMaterialPropertyValues: readonly MaterialPropertyValue[];
}

export const NO_MATERIAL: MaterialChoice = { rentingMaterial: [], rentingMaterialPropertyValues: [] };

/** The choice with one more material; one that is there already is not added twice. */
export const withMaterial = (choice: MaterialChoice, iri: string): MaterialChoice =>
  choice.rentingMaterial.includes(iri)
    ? choice
    : { ...choice, rentingMaterial: [...choice.rentingMaterial, iri] };

/** The choice with a value; it stands in place of the one that its property had. */
export function withPropertyValue(choice: MaterialChoice, value: MaterialPropertyValue): MaterialChoice {
  const values = choice.rentingMaterialPropertyValues;
  const at = values.findIndex(
    ({ rentingMaterialProperty }) => rentingMaterialProperty === value.rentingMaterialProperty,
  );
  return { ...choice, rentingMaterialPropertyValues: at < 0 ? [...values, value] : values.with(at, value) };
}

/** The properties that the chosen materials ask for: each once, in the order of the materials. */
export function askedProperties(
  { rentingMaterial }: Pick<MaterialChoice, 'rentingMaterial'>,
  materials: readonly ChoosableMaterial[],
): MaterialProperty[] {
  const asked = new Map<string, MaterialProperty>();
  for (const material of materials) {
    if (!rentingMaterial.includes(material['@id'])) continue;
    for (const property of material.properties)
      if (!asked.has(property['@id'])) asked.set(property['@id'], property);
  }
  return [...asked.values()];
}

/** The choice without a material, and without the values that no material which is left uses. */
export function withoutMaterial(
  choice: MaterialChoice,
  iri: string,
  materials: readonly ChoosableMaterial[],
): MaterialChoice {
  const rentingMaterial = choice.rentingMaterial.filter((chosen) => chosen !== iri);
  const used = askedProperties({ rentingMaterial }, materials).map((property) => property['@id']);
  const rentingMaterialPropertyValues = choice.rentingMaterialPropertyValues.filter(
    ({ rentingMaterialProperty }) => used.includes(rentingMaterialProperty),
  );
  return { rentingMaterial, rentingMaterialPropertyValues };
}

/** The value that a choice has for a property; empty without one. */
export const propertyValueOf = (choice: MaterialChoice, propertyIri: string): string =>
  choice.rentingMaterialPropertyValues.find(
    ({ rentingMaterialProperty }) => rentingMaterialProperty === propertyIri,
  )?.value ?? '';

const NUMBER = /^\d{1,6}([.,]\d{1,2})?$/;

/** A value as it is stored: `27,50` and `27.5` are the same size. */
export function normaliseMaterialValue({ type }: Pick<MaterialProperty, 'type'>, typed: string): string {
  const value = typed.trim();
  return type === 'number' && NUMBER.test(value) ? String(Number(value.replace(',', '.'))) : value;
}

/** Both bounds of a number in words, such as «von 35 bis 48 cm»; null without any. */
export function boundsInWords({ minimum, maximum, unit }: MaterialProperty): string | null {
  const parts = [
    minimum == null ? null : `${maximum == null ? 'ab' : 'von'} ${minimum}`,
    maximum == null ? null : `bis ${maximum}`,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : [...parts, ...(unit ? [unit] : [])].join(' ');
}

function numberMessage(property: MaterialProperty, value: string): string | null {
  const { title, minimum, maximum } = property;
  if (!NUMBER.test(value)) return `${title}: Bitte gib eine Zahl an, zum Beispiel ${minimum ?? 42}.`;
  const number = Number(value);
  const isWithin = number >= (minimum ?? 0) && number <= (maximum ?? Number.MAX_SAFE_INTEGER);
  return isWithin ? null : `${title}: Möglich sind Werte ${boundsInWords(property)}.`;
}

/** What is wrong with a value, for people; null if nothing is. */
export function propertyValueMessage(property: MaterialProperty, typed: string): string | null {
  const { title, type, choices } = property;
  const value = normaliseMaterialValue(property, typed);
  if (value === '') return `${title}: Diese Angabe fehlt.`;
  if (value.length > MATERIAL_VALUE_LENGTH)
    return `${title}: Höchstens ${MATERIAL_VALUE_LENGTH} Zeichen sind möglich.`;
  if (type === 'number') return numberMessage(property, value);
  if (type === 'choice' && !choices?.includes(value))
    return `${title}: Bitte wähle eine von ${(choices ?? []).join(', ')}.`;
  return null;
}

/** One combination of sizes with the pieces of it that nobody has on the asked days. */
export interface FreeStock {
  readonly values: readonly Pick<MaterialPropertyValue, 'rentingMaterialProperty' | 'value'>[];
  readonly free: number;
}

/** The stock from which a person gets a piece: every value of it is theirs. What it does not name fits everybody. */
export const fittingStock = <Stock extends Pick<FreeStock, 'values'>>(
  stock: readonly Stock[],
  choice: MaterialChoice,
): Stock | null =>
  stock.find(({ values }) =>
    values.every(
      ({ rentingMaterialProperty, value }) => propertyValueOf(choice, rentingMaterialProperty) === value,
    ),
  ) ?? null;
