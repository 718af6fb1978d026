import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { RouteOptions } from 'fastify';
import { aBookingRequest, aPerson, insertBookableEvent } from './bookable-event.ts';
import { buildTestApp } from './build-test-app.ts';
import type { Inject } from './personas.ts';

const t = await buildTestApp();
afterAll(() => t.close());

const NOBODY = '00000000-0000-4000-8000-000000000000';
const VALUES = [true, 7, '0000-01-01', null, [null], { '@id': 7 }];
const TEXTS = ['x', '99999999999999999999', '0000-01-01', '0001-01-01'];

let admin: Inject;
let event: string;
beforeAll(async () => {
  admin = await t.as('admin');
  ({ iri: event } = await insertBookableEvent(t.db));
});

const pathOf = ({ url }: RouteOptions): string => url.replace(/:\w+/g, NOBODY);
const titleOf = ({ method, url }: RouteOptions): string => `${String(method)} ${url}`;

const withBody = t.routes.flatMap((route) => {
  const { properties = {} } = (route.schema?.body ?? {}) as { properties?: Record<string, unknown> };
  const fields = Object.keys(properties);
  return fields.length > 0 ? [[titleOf(route), route, fields] as const] : [];
});

test.each(withBody)('%s answers a field of any type, and never by 500', async (_title, route, fields) => {
  const [type = 'application/json'] = [route.config?.consumes ?? []].flat();
  const failed: unknown[] = [];
  for (const field of fields)
    for (const value of VALUES) {
      const { statusCode } = await admin({
        method: route.method as 'POST',
        url: pathOf(route),
        payload: JSON.stringify({ [field]: value }),
        headers: { 'content-type': type, 'if-match': '"1"', 'idempotency-key': randomUUID() },
      });
      if (statusCode >= 500) failed.push([field, value, statusCode]);
    }
  expect(failed).toEqual([]);
});

const withFilters = t.routes.flatMap((route) => {
  const filters = route.method === 'GET' ? (route.config?.filters ?? []) : [];
  return filters.length > 0 ? [[titleOf(route), route, filters] as const] : [];
});

test.each(withFilters)(
  '%s answers a filter of any text, and never by 500',
  async (_title, route, filters) => {
    const failed: string[] = [];
    for (const { variable } of filters)
      for (const text of TEXTS) {
        const url = `${pathOf(route)}?${encodeURIComponent(variable)}=${encodeURIComponent(text)}`;
        const { statusCode } = await admin(url);
        if (statusCode >= 500) failed.push(`${url} ${statusCode}`);
      }
    expect(failed).toEqual([]);
  },
);

describe('a complete booking with one wrong value', () => {
  const person = aPerson();
  const book = async (body: object) =>
    t.anonymous({
      method: 'POST',
      url: '/api/bookings',
      payload: body,
      headers: { 'idempotency-key': randomUUID() },
    });

  test.each([...new Set([...Object.keys(person), 'hardestTour', 'guardianName', 'postalCode', 'country'])])(
    'is answered by field: %s of a person',
    async (field) => {
      for (const value of VALUES) {
        const { statusCode } = await book(
          aBookingRequest(event, { bookingPersons: [{ ...person, [field]: value } as typeof person] }),
        );
        expect([field, value, statusCode < 500]).toEqual([field, value, true]);
      }
    },
  );

  test.each(Object.keys(aBookingRequest(NOBODY).booker))(
    'is answered by field: %s of the booker',
    async (field) => {
      const request = aBookingRequest(event);
      for (const value of VALUES) {
        const { statusCode } = await book({ ...request, booker: { ...request.booker, [field]: value } });
        expect([field, value, statusCode < 500]).toEqual([field, value, true]);
      }
    },
  );
});
