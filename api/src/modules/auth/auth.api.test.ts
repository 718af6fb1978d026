import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

describe('POST /api/login', () => {
  test('logs in and /api/me tells who', async () => {
    const gast = await t.as('gast');
    const me = (await gast('/api/me')).json();
    expect(me).toMatchObject({ '@id': '/api/me', email: 'gast@firn.example', fullName: 'Vera Gast' });
  });
});
