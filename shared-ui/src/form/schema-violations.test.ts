import { expect, test } from '@jest/globals';
import { validatorOf } from '../testing/validator-of.ts';
import { fieldErrors } from './field-errors.ts';
import { schemaViolations } from './schema-violations.ts';

const Person = {
  type: 'object',
  required: ['name', 'birthday'],
  properties: {
    name: { type: 'string', maxLength: 5, pattern: '\\S' },
    birthday: { type: 'string', format: 'date' },
    level: { anyOf: [{ type: 'string', pattern: '^/api/' }, { type: 'null' }] },
  },
  additionalProperties: false,
};
const validate = validatorOf({
  type: 'object',
  properties: { people: { type: 'array', items: Person } },
});
const person = { name: 'Anna', birthday: '1990-02-28', level: null };

test.each([
  [{}, []],
  [
    { birthday: '1990-02-30' },
    [['birthday', expect.stringContaining('Bitte gib bei «Feld people[0].birthday» ein gültiges Datum an')]],
  ],
  [{ name: 'Annina' }, [['name', 'Bitte kürze bei «Feld people[0].name» den Text auf höchstens 5 Zeichen.']]],
  [{ level: 'Basis' }, [['level', 'Bitte wähle bei «Feld people[0].level» einen Eintrag aus der Liste.']]],
  [{ age: 36 }, [['age', 'Diese Angabe wird hier nicht erwartet.']]],
  [{ name: '' }, [['name', 'Bitte fülle das Feld «Feld people[0].name» aus.']]],
  [{ name: '   ' }, [['name', 'Bitte fülle das Feld «Feld people[0].name» aus.']]],
  [{ name: undefined }, [['name', 'Bitte fülle das Feld «Feld people[0].name» aus.']]],
])('a person with %j gets an error at the field', (change, expected) => {
  const value = JSON.parse(JSON.stringify({ people: [{ ...person, ...change }] })) as object;
  const violations = schemaViolations(validate, value, (path) => `Feld ${path}`);
  expect(violations.map(({ propertyPath, message }) => [propertyPath, message])).toEqual(
    expected.map(([field, message]) => [`people[0].${field}`, message]),
  );
});

test('violations become nested errors and the first of a field wins', () => {
  const errors = fieldErrors([
    { propertyPath: 'bookingPersons[1].email', message: 'schon da' },
    { propertyPath: 'bookingPersons[1].email', message: 'zweite' },
    { propertyPath: 'message', message: 'zu lang' },
    { propertyPath: '', message: 'ohne Feld' },
  ]);
  expect(errors).toEqual({ bookingPersons: [undefined, { email: 'schon da' }], message: 'zu lang' });
});

test.each([[['people', 'people[0].name']], [['people[0].name', 'people']]])(
  'of %j the complaint about the part is kept',
  (paths) => {
    const errors = fieldErrors(paths.map((propertyPath) => ({ propertyPath, message: propertyPath })));
    expect(errors).toEqual({ people: [{ name: 'people[0].name' }] });
  },
);
