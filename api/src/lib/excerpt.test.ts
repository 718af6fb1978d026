import * as api from '@firn/shared-contracts/api';
import { BookingRequest, LoginRequest, PriceQuoteRequest } from '@firn/shared-contracts/api';
import { describe, expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { type TSchema, Type } from 'typebox';
import { excerptOf } from './excerpt.ts';

const ajv = new Ajv({ allErrors: true, strict: false });
addFormats.default(ajv);

function errorsOf(schema: TSchema, body: unknown): number {
  ajv.validate(schema, body);
  return ajv.errors?.length ?? 0;
}

const manyFields = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`f${index}`, index]));

describe('a body that was made to be refused at length', () => {
  test.each([
    ['POST /api/bookings', BookingRequest, { bookingPersons: Array(5000).fill({}) }, 130],
    ['POST /api/price-quotes', PriceQuoteRequest, { bookingPersons: Array(5000).fill({}) }, 15],
    ['POST /api/login', LoginRequest, manyFields, 15],
    ['POST /api/bookings, its booker', BookingRequest, { booker: manyFields }, 40],
  ])('costs %s no more than its schema', (_route, schema, body, most) => {
    expect(errorsOf(schema, body)).toBeGreaterThanOrEqual(5000);
    const errors = errorsOf(schema, excerptOf(body, schema));
    expect(errors).toBeGreaterThan(0);
    expect(errors).toBeLessThan(most);
  });
});

const Team = Type.Object(
  {
    name: Type.String(),
    size: Type.Optional(api.Nullable(Type.Integer())),
    guides: Type.Array(Type.Object({ sac: Type.Boolean() }, { additionalProperties: false }), {
      maxItems: 2,
    }),
  },
  { additionalProperties: false },
);
const loosely = (field: fc.Arbitrary<unknown>) => fc.oneof(field, fc.jsonValue());
const teams = fc.oneof(
  fc.record({
    name: loosely(fc.string()),
    size: loosely(fc.option(fc.integer())),
    guides: fc.array(loosely(fc.record({ sac: fc.boolean() })), { maxLength: 4 }),
  }),
  fc.jsonValue(),
);

test('what a schema accepts stays whole, what it refuses stays refused', () => {
  fc.assert(
    fc.property(teams, (team) => {
      const body = JSON.parse(JSON.stringify(team)) as unknown;
      const isAccepted = ajv.validate(Team, body);
      const excerpt = excerptOf(body, Team);
      expect(ajv.validate(Team, excerpt)).toBe(isAccepted);
      if (isAccepted) expect(excerpt).toEqual(body);
    }),
  );
});

function listsWithoutEnd(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const isEndless = 'type' in schema && schema.type === 'array' && !('maxItems' in schema);
  const below = Object.entries(schema).flatMap(([key, value]) => listsWithoutEnd(value, `${path}.${key}`));
  return isEndless ? [path, ...below] : below;
}

test('every list that a body may hold says how long it may be', () => {
  const bodies = Object.entries(api).filter(([name]) => /(Request|Create|Patch)$/.test(name));
  expect(bodies.length).toBeGreaterThan(10);
  expect(bodies.flatMap(([name, schema]) => listsWithoutEnd(schema, name))).toEqual([]);
});
