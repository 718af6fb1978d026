import { describe, expect, test } from '@jest/globals';
import {
  askedProperties,
  fittingStock,
  type MaterialProperty,
  NO_MATERIAL,
  normaliseMaterialValue,
  propertyValueMessage,
  withMaterial,
  withoutMaterial,
  withPropertyValue,
} from './material-choice.ts';

const SHOE: MaterialProperty = {
  '@id': '/p/shoe',
  title: 'Schuhgrösse EU',
  type: 'number',
  minimum: 35,
  maximum: 48,
};
const LENGTH: MaterialProperty = { '@id': '/p/length', title: 'Länge', type: 'number', unit: 'cm' };
const SIZE: MaterialProperty = { '@id': '/p/size', title: 'Grösse', type: 'choice', choices: ['S', 'M'] };
const BOOTS = { '@id': '/m/boots', properties: [SHOE] };
const CRAMPONS = { '@id': '/m/crampons', properties: [SHOE] };
const SKIS = { '@id': '/m/skis', properties: [LENGTH, SHOE] };
const ALL = [BOOTS, CRAMPONS, SKIS];

const shoe = (value: string) => ({
  rentingMaterialProperty: SHOE['@id'],
  value,
  title: SHOE.title,
});
const chosen = (...materials: readonly { readonly '@id': string }[]) =>
  materials.reduce((choice, material) => withMaterial(choice, material['@id']), NO_MATERIAL);

describe('the material that a person chooses', () => {
  test('has each material once', () => {
    expect(chosen(BOOTS, SKIS, BOOTS).rentingMaterial).toEqual(['/m/boots', '/m/skis']);
  });

  test('has one value for a property: a new one replaces it', () => {
    const twice = withPropertyValue(withPropertyValue(chosen(BOOTS), shoe('42')), shoe('43'));
    expect(twice.rentingMaterialPropertyValues).toEqual([shoe('43')]);
  });

  test('asks for a property once, however many materials need it', () => {
    expect(askedProperties(chosen(BOOTS, CRAMPONS, SKIS), ALL)).toEqual([SHOE, LENGTH]);
  });

  test('keeps a value while a material that is left uses its property', () => {
    const both = withPropertyValue(chosen(BOOTS, CRAMPONS), shoe('42'));
    const one = withoutMaterial(both, '/m/boots', ALL);
    expect(one).toEqual({ rentingMaterial: ['/m/crampons'], rentingMaterialPropertyValues: [shoe('42')] });
    expect(withoutMaterial(one, '/m/crampons', ALL)).toEqual(NO_MATERIAL);
  });
});

describe('a value', () => {
  test.each([
    [SHOE, '', 'Schuhgrösse EU: Diese Angabe fehlt.'],
    [SHOE, 'gross', 'Schuhgrösse EU: Bitte gib eine Zahl an, zum Beispiel 35.'],
    [SHOE, '52', 'Schuhgrösse EU: Möglich sind Werte von 35 bis 48.'],
    [{ ...LENGTH, maximum: 190 }, '200', 'Länge: Möglich sind Werte bis 190 cm.'],
    [SIZE, 'XL', 'Grösse: Bitte wähle eine von S, M.'],
    [SHOE, ' 42,5 ', null],
    [LENGTH, '170', null],
    [SIZE, 'M', null],
  ])('%o with «%s»', (property, typed, message) => {
    expect(propertyValueMessage(property, typed)).toBe(message);
  });

  test.each(['42.5', '42,5', ' 42,50'])('the number «%s» is one size', (typed) => {
    expect(normaliseMaterialValue(SHOE, typed)).toBe('42.5');
  });
});

describe('the stock that fits', () => {
  const of = (value: string) => ({ values: [{ rentingMaterialProperty: SHOE['@id'], value }], free: 1 });
  const wearing = (value: string) => withPropertyValue(chosen(BOOTS), shoe(value));
  test('has the values of the person', () => {
    expect(fittingStock([of('41'), of('42')], wearing('42'))).toEqual(of('42'));
    expect(fittingStock([of('41')], wearing('42'))).toBeNull();
  });
  test('fits everybody where it names no size', () => {
    expect(fittingStock([{ values: [], free: 3 }], chosen(BOOTS))).toEqual({ values: [], free: 3 });
  });
});
