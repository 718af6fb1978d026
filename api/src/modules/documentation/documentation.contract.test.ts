import { parseHydraDocumentation } from '@api-platform/api-doc-parser';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';

let t: TestApp;
let origin: string;
beforeAll(async () => {
  t = await buildTestApp();
  origin = await t.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => t.close());

describe('the parser of API Platform against the listening server', () => {
  test('finds every resource with its operations and references', async () => {
    const { api } = await parseHydraDocumentation(`${origin}/api`);
    const resources = new Map(api.resources?.map((resource) => [resource.name, resource]));
    const names = [
      'offers',
      'events',
      'users',
      'activities',
      'levels',
      'sleeping_styles',
      'tags',
      'vat_rates',
    ];
    expect([...resources.keys()]).toEqual(expect.arrayContaining([...names, 'bookings', 'accommodations']));
    const events = resources.get('events');
    expect(events?.url).toBe(`${origin}/api/events`);
    expect(events?.operations?.map(({ type }) => type)).toEqual(expect.arrayContaining(['list', 'show']));
    const field = (name: string) => events?.fields?.find((candidate) => candidate.name === name);
    expect(field('offer')?.reference).toMatchObject({ name: 'offers' });
    expect(field('level')?.embedded).toMatchObject({ name: 'levels' });
    expect(field('start')?.type).toBe('dateTime');
    expect(field('minimumParticipants')?.type).toBe('integer');
  });
});

test('the entrypoint, every context and the page answer', async () => {
  const entrypoint = (await t.anonymous('/api')).json();
  expect(entrypoint).toMatchObject({
    '@type': 'Entrypoint',
    offer: '/api/offers',
    vatRate: '/api/vat_rates',
  });
  for (const name of ['Entrypoint', 'Offer', 'Event', 'User', 'Error', 'ConstraintViolation']) {
    expect((await t.anonymous(`/api/contexts/${name}`)).statusCode).toBe(200);
  }
  expect((await t.anonymous('/api/contexts/Nichts')).statusCode).toBe(404);
  const page = await t.app.inject({ url: '/api/docs', headers: { accept: 'text/html' } });
  expect(page.body).toContain('/api/events');
});

test('OpenAPI 3.1 describes routes with their filters', async () => {
  const document = (await t.anonymous('/api/docs.json')).json();
  expect(document.openapi).toBe('3.1.0');
  const parameters = document.paths['/api/events'].get.parameters.map(({ name }: { name: string }) => name);
  expect(parameters).toEqual(expect.arrayContaining(['map[lat]', 'freequery', 'order[start]']));
  expect(Object.keys(document.paths['/api/login'].post.responses)).toEqual([
    '204',
    '401',
    '403',
    '422',
    '429',
  ]);
});

test('OpenAPI names paging, the key of a booking and how to log in', async () => {
  const { paths, components } = (await t.anonymous('/api/docs.json')).json();
  const parametersOf = (operation: { parameters: { name: string; in: string; required?: boolean }[] }) =>
    operation.parameters.map(({ name, in: where }) => `${where} ${name}`);
  const paging = ['query page', 'query itemsPerPage', 'query pagination'];
  expect(parametersOf(paths['/api/events'].get)).toEqual(expect.arrayContaining(paging));
  expect(parametersOf(paths['/api/bookings'].post)).toEqual(['header Idempotency-Key']);
  expect(Object.keys(components.securitySchemes)).toEqual(['session', 'csrf', 'bearer']);
});

test('OpenAPI says which scope a token needs, and where there is no way in by one', async () => {
  const { paths, servers } = (await t.anonymous('/api/docs.json')).json();
  expect(paths['/api/bookings'].get.security).toEqual([{ session: [] }, { bearer: ['bookings.read'] }]);
  expect(paths['/api/bookings'].post.security).toEqual([{ csrf: [] }, { bearer: ['bookings.write'] }]);
  expect(paths['/api/offers'].get.security).toEqual([{}, { session: [] }, { bearer: ['catalogue'] }]);
  expect(paths['/api/users'].get.security).toEqual([{}, { session: [] }]);
  expect(paths['/api/api_tokens'].post.security).toEqual([{ session: [], csrf: [] }]);
  expect(servers).toEqual([{ url: expect.stringMatching(/^http:\/\/[\w.:]+$/) }]);
});

test('every operation of OpenAPI has a name of its own, and no two paths differ by a parameter alone', async () => {
  const { paths } = (await t.anonymous('/api/docs.json')).json();
  type Operation = { readonly operationId?: string };
  const operations = Object.values<Record<string, Operation>>(paths).flatMap((path) => Object.values(path));
  const ids = operations.map(({ operationId }) => operationId ?? 'none');
  expect(ids).toContain('postBookingsByIdCancellation');
  expect(ids.filter((id, index) => id === 'none' || ids.indexOf(id) !== index)).toEqual([]);
  const shapes = Object.keys(paths).map((path) => path.replace(/\{\w+\}/g, '{}'));
  expect(shapes.filter((shape, index) => shapes.indexOf(shape) !== index)).toEqual([]);
});

test.each(['/api/docs', '/api/docs.json', '/api/docs.jsonld'])(
  '%s is the same for everybody, and whoever has it already gets no body',
  async (url) => {
    const ask = (headers: Record<string, string> = {}) => t.app.inject({ url, headers });
    const first = await ask();
    const second = await ask();
    expect(second.body).toBe(first.body);
    const etag = String(first.headers.etag);
    expect(second.headers).toMatchObject({ etag, 'cache-control': 'public, max-age=60' });
    const known = await ask({ 'if-none-match': etag });
    expect([known.statusCode, known.body]).toEqual([304, '']);
  },
);

test('where no public address is configured, the description names the one that was asked', async () => {
  const ask = (host: string) => t.app.inject({ url: '/api/docs.jsonld', headers: { host } });
  const [a, b] = [await ask('a.example'), await ask('b.example')];
  expect(a.json()['@context']['@vocab']).toBe('http://a.example/api/docs.jsonld#');
  expect(b.json()['@context']['@vocab']).toBe('http://b.example/api/docs.jsonld#');
});
