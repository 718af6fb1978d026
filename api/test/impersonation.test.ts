import { afterAll, expect, test } from '@jest/globals';
import { buildTestApp } from './build-test-app.ts';
import { namesOf } from './permission-table.ts';

const t = await buildTestApp();
afterAll(() => t.close());

/** What opens an account, ends it, or hands out all of it: its owner's alone (docs/domain/permissions.md#impersonation). */
const OWNERS_ALONE =
  /^(own_account|second_factor|passkeys|sessions|privacy\.(?:export|remove)|password_reset\.complete|registration\.confirm)\b/;

const routes = t.routes.filter(({ config }) => OWNERS_ALONE.test(String(config?.access))).flatMap(namesOf);

test('there are such routes', () => {
  expect(routes).toContain('PUT /api/me/password');
  expect(routes.length).toBeGreaterThan(15);
});

test.each(routes)('%s is refused to an admin who acts as somebody, whatever they send', async (route) => {
  const [method = '', url = ''] = route.split(' ');
  const path = url.replaceAll(/:\w+/g, '018f0000-0000-7000-8000-000000000001');
  const send = await t.as('admin');
  const answer = await send({
    method: method as 'POST',
    url: `${path}?_switch_user=gast@firn.example`,
    ...(method !== 'GET' && { payload: {} }),
  });
  expect([answer.statusCode, answer.json().type]).toEqual([403, '/problems/impersonating']);
});
