import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aGateway, BEARER, type TestGateway } from '../../testing/a-gateway.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await aGateway();
  await gateway.deliver();
  await gateway.publish({ version: '1.1.0' });
});
afterAll(() => gateway.app.close());

test.each([
  [{ percent: '50' }, 'body/percent must be of the type integer.'],
  [{ percent: null, staff: true }, 'body/percent must be of the type integer.'],
  [{ staff: 'true' }, 'body/staff must be of the type boolean.'],
  [{ percnt: 5 }, 'body has the unknown field «percnt»: remove it, or correct its name.'],
  [
    { reason: '      ' },
    'body/reason must be one line of at least 3 characters, without control characters.',
  ],
  [
    { reason: 'ok\n9  now  rollback' },
    'body/reason must be one line of at least 3 characters, without control characters.',
  ],
])('promote with %j is refused and changes nothing', async (fields, detail) => {
  const answer = await gateway.operate('mfe-public', 'promote', { version: '1.1.0', ...fields });
  expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([400, detail]);
  const { json } = await gateway.app.inject({ url: '/delivery/registry' });
  expect(json<{ remotes: object }>().remotes).toMatchObject({ 'mfe-public': { version: '1.0.0' } });
});

test('a token label that would forge rows is refused', async () => {
  const payload = { remote: 'mfe-public', label: 'ci\u001b[1A' };
  const answer = await gateway.app.inject({
    method: 'POST',
    url: '/delivery/tokens',
    headers: BEARER,
    payload,
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json<{ detail: string }>().detail).toContain('body/label must be one line');
});

test('numbers in an address are numbers', async () => {
  const audit = (limit: string) =>
    gateway.app.inject({ url: `/delivery/audit?limit=${limit}`, headers: BEARER });
  expect((await audit('1')).json<{ entries: object[] }>().entries).toHaveLength(1);
  const refused = await audit('0');
  expect([refused.statusCode, refused.json<{ detail: string }>().detail]).toEqual([
    400,
    'query/limit must be at least 1.',
  ]);
});

test('a version that is too long is refused with a sentence', async () => {
  const answer = await gateway.publish({ version: `1.0.0-${'a'.repeat(60)}` });
  expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([
    400,
    'address/version may have at most 60 characters.',
  ]);
});
