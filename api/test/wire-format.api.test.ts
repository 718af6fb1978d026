import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { buildTestApp, type TestApp } from './build-test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

describe('Accept', () => {
  test.each([
    [undefined, 'application/ld+json; charset=utf-8'],
    ['*/*', 'application/ld+json; charset=utf-8'],
    ['text/html, application/*;q=0.8', 'application/ld+json; charset=utf-8'],
    ['application/json', 'application/json; charset=utf-8'],
  ])('%s', async (accept, type) => {
    const response = await t.app.inject({ url: '/api/levels', headers: accept ? { accept } : {} });
    expect(response.headers['content-type']).toBe(type);
  });

  test.each(['text/html', 'application/ld+json;q=0'])('%s answers 406', async (accept) => {
    const response = await t.app.inject({ url: '/api/levels', headers: { accept } });
    expect(response.statusCode).toBe(406);
    expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  });
});

describe('bodies', () => {
  const post = (payload: string, type?: string) =>
    t.anonymous({
      method: 'POST',
      url: '/api/login',
      payload,
      headers: type ? { 'content-type': type } : {},
    });

  test.each([
    ['malformed JSON', '{"email":', 'application/json', 400],
    ['another media type', 'a=b', 'application/x-www-form-urlencoded', 415],
    ['NUL in a text', '{"email":"a\\u0000b","password":"x"}', 'application/json', 422],
    ['NUL in a list', '{"email":["\\u0000"]}', 'application/json', 422],
    ['NUL in a name', '{"\\u0000":1}', 'application/json', 422],
    ['a control character', '{"email":"a\\u0007b","password":"x"}', 'application/json', 422],
    ['merge patch for POST', '{}', 'application/merge-patch+json', 415],
    ['no media type', 'plain', undefined, 415],
    ['JSON-LD', '{}', 'application/ld+json; charset=utf-8', 422],
    ['no body', '', undefined, 422],
    ['too long', `"${'x'.repeat(1_100_000)}"`, 'application/json', 413],
  ])('%s', async (_name, payload, type, status) => {
    const response = await post(payload, type);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ status, detail: expect.stringMatching(/\w/) });
  });
});

test.each([
  '/api/events?freequery=%00',
  '/api/offers?title=a%00b',
  '/api/users/%00',
  '/api/me?_switch_user=%00',
])('NUL in %s answers 400', async (url) => {
  const response = await (await t.as('admin'))(url);
  expect(response.statusCode).toBe(400);
  expect(response.json().detail).toMatch(/NUL/);
});

test('a percent sign before 00 is a text like any other', async () => {
  expect((await t.anonymous('/api/events?freequery=%2500')).statusCode).toBe(200);
});

test('the preflight of another site is refused', async () => {
  const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
  const preflight = await t.app.inject({ method: 'OPTIONS', url: '/api/bookings', headers });
  expect([preflight.statusCode, preflight.headers['access-control-allow-origin']]).toEqual([405, undefined]);
});

test('another method answers 405 with Allow, an unknown address 404', async () => {
  const wrongMethod = await t.anonymous({ method: 'DELETE', url: '/api/levels' });
  expect(wrongMethod.statusCode).toBe(405);
  expect(wrongMethod.headers.allow).toContain('GET');
  expect((await t.anonymous('/api/unbekannt')).statusCode).toBe(404);
});

test.each(['/api/levels', '/api/unbekannt', '/api/users/x/events', '/api/events?page=0'])(
  '%s carries the documentation link, Vary and nosniff',
  async (url) => {
    const { headers } = await t.anonymous(url);
    expect(headers.link).toContain(
      '<http://localhost:80/api/docs.jsonld>; rel="http://www.w3.org/ns/hydra/core#apiDocumentation"',
    );
    expect(headers).toMatchObject({ vary: 'Accept, Cookie', 'x-content-type-options': 'nosniff' });
  },
);

test.each(['[', '{"a":'])(
  'what is nested too deep with %s answers 400, where it had ended the stack',
  async (open) => {
    const depth = 3000;
    const payload = `${open.repeat(depth)}1${(open === '[' ? ']' : '}').repeat(depth)}`;
    for (const url of ['/api/price-quotes', '/api/bookings']) {
      const headers = { 'content-type': 'application/json', 'idempotency-key': 'deep' };
      const response = await t.anonymous({ method: 'POST', url, payload, headers });
      expect([response.statusCode, response.json().detail]).toEqual([
        400,
        'Der Inhalt ist zu tief verschachtelt.',
      ]);
    }
  },
);

test('problems are Hydra errors', async () => {
  const response = await t.anonymous('/api/offers/x');
  expect(response.headers.link).toContain('rel="http://www.w3.org/ns/json-ld#error"');
  expect(response.json()).toMatchObject({
    '@id': '/api/errors/404',
    '@type': 'hydra:Error',
    title: 'Nicht gefunden',
    'hydra:description': expect.any(String),
  });
});

test('a route without access stops the start', () => {
  const add = () => t.app.get('/api/open-door', async () => 'welcome');
  expect(add).toThrow();
});
