import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { RouteOptions } from 'fastify';
import type { TSchema } from 'typebox';
import { aBookingRequest, aPerson, insertBookableEvent } from './bookable-event.ts';
import { buildTestApp } from './build-test-app.ts';
import type { Inject } from './personas.ts';
import { almostValid } from './schema-arbitrary.ts';

const t = await buildTestApp();
afterAll(() => t.close());

const NOBODY = '00000000-0000-4000-8000-000000000000';
const VALUES = [true, 7, '0000-01-01', '0001-01-01', null, [null], { '@id': 7 }];
const TEXTS = ['x', '99999999999999999999', '0000-01-01', '0001-01-01'];

let admin: Inject;
let event: string;
beforeAll(async () => {
  admin = await t.as('admin');
  ({ iri: event } = await insertBookableEvent(t.db));
});

const pathOf = ({ url }: RouteOptions): string => url.replace(/:\w+/g, NOBODY);
const titleOf = ({ method, url }: RouteOptions): string => `${String(method)} ${url}`;
/** A description has one name for a parameter, also where two routes of the same shape have two. */
const shapeOf = (title: string): string => title.replaceAll(/:\w+/g, ':');

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

interface Attempt {
  readonly path: string;
  readonly payload: string | Buffer | undefined;
}

/** A record of every list that has one, by its collection. */
const existing = new Map<string, string>();
const COLLECTION = /^\/api\/(\w+)$/;
const withExisting = (text: string): string =>
  text.replace(/\/api\/(\w+)\/[\w-]{36}/g, (iri, collection: string) => existing.get(collection) ?? iri);

const ANY_TEXT = fc.oneof(fc.constantFrom(...TEXTS), fc.string({ unit: 'binary', maxLength: 12 }), fc.uuid());

/** Existing records half of the time, else any text that has a place in an address. */
function paths({ url }: RouteOptions): fc.Arbitrary<string> {
  const collection = /^\/api\/(\w+)\//.exec(url)?.[1] ?? '';
  const known = existing.get(collection)?.split('/').at(-1) ?? NOBODY;
  const value = fc.oneof(
    fc.constant(known),
    ANY_TEXT.map((text) => encodeURIComponent(text) || 'x'),
  );
  const names = url.match(/:\w+/g) ?? [];
  return fc
    .tuple(...names.map(() => value))
    .map((values) => names.reduce((path, name, index) => path.replace(name, () => values[index] ?? ''), url));
}

function queries(route: RouteOptions): fc.Arbitrary<string> {
  const variables =
    route.method === 'GET' ? (route.config?.filters ?? []).map(({ variable }) => variable) : [];
  if (variables.length === 0) return fc.constant('');
  const pair = fc.tuple(fc.constantFrom(...variables, 'page', 'itemsPerPage'), ANY_TEXT);
  return fc
    .array(pair, { minLength: 1, maxLength: 3 })
    .map((pairs) => `?${pairs.map((each) => each.map(encodeURIComponent).join('=')).join('&')}`);
}

function payloads({ method, schema, config }: RouteOptions): fc.Arbitrary<string | Buffer | undefined> {
  if (schema?.body)
    return almostValid(schema.body as TSchema).map((body) => withExisting(JSON.stringify(body)));
  const isUpload = method !== 'GET' && !(config?.consumes ?? []).some((type) => type.endsWith('json'));
  return isUpload
    ? fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes))
    : fc.constant(undefined);
}

const attempts = (route: RouteOptions): fc.Arbitrary<Attempt> =>
  fc
    .tuple(paths(route), queries(route), payloads(route))
    .map(([path, query, payload]) => ({ path: `${path}${query}`, payload }));

type ApiDocument = { readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>> };
const { paths: described } = (await t.anonymous('/api/docs.json')).json<ApiDocument>();
const DESCRIBED = Object.entries(described).flatMap(([path, operations]) =>
  Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
);

describe('whatever is sent, an answer is never 500', () => {
  beforeAll(async () => {
    for (const { method, url } of t.routes) {
      const collection = method === 'GET' ? COLLECTION.exec(url)?.[1] : undefined;
      if (!collection) continue;
      const { headers, body } = await admin(url);
      const members = /json/.test(String(headers['content-type'])) && JSON.parse(body)['hydra:member'];
      if (members?.[0]) existing.set(collection, members[0]['@id']);
    }
  });

  test.each(DESCRIBED)('%s', async (name) => {
    const route = t.routes.find((each) => shapeOf(titleOf(each)) === shapeOf(name));
    if (!route) throw new Error(`${name} is described, and nothing sweeps it.`);
    // Who logs out, and back in, has a browser of their own: all that follows would be 401.
    const send = /log(in|out)$/.test(route.url) ? t.anonymous : admin;
    const [type = 'application/json'] = route.config?.consumes ?? [];
    const takesAny = /:/.test(route.url) || route.schema?.body || (route.config?.filters ?? []).length > 0;
    await fc.assert(
      fc.asyncProperty(attempts(route), async ({ path, payload }) => {
        const headers = { 'if-match': '"1"', 'idempotency-key': randomUUID() };
        const { statusCode, body } = await send({
          method: route.method as 'POST',
          url: path,
          ...(payload !== undefined && { payload }),
          headers: payload === undefined ? headers : { ...headers, 'content-type': type },
        });
        if (statusCode >= 500) throw new Error(`${statusCode} ${body}`);
      }),
      { seed: 8, numRuns: takesAny ? 8 : 1, endOnFailure: true },
    );
    expect((await admin('/api/me')).json().id).toBe(t.users.admin.id);
  });
});

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
