import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { aGateway, BEARER, type TestGateway } from '../../testing/a-gateway.ts';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await aGateway();
});
afterEach(() => gateway.app.close());

/** Requests that no schema accepts. The last column: what a token of another remote is told. */
const WRONG = [
  ['POST', '/delivery/remotes/mfe-public/promote', 403],
  ['POST', '/delivery/remotes/mfe-public/rollback', 403],
  ['POST', '/delivery/remotes/mfe-public/withdraw', 403],
  ['PUT', '/delivery/remotes/mfe-public/releases/not-a-version', 403],
  ['POST', '/delivery/remotes/mfe-public/pages/agenda/off', 403],
  ['POST', '/delivery/remotes/mfe-public/pages/agenda/on', 403],
  ['POST', '/delivery/sets', 403],
  ['POST', '/delivery/tokens', 403],
  ['DELETE', '/delivery/tokens?id=wrong', 403],
  // The remote is in the body, which has to be read first.
  ['POST', '/delivery/overrides', 400],
  // No token is for a remote that cannot exist.
  ['POST', '/delivery/remotes/Not_A_Name/rollback', 400],
] as const;

describe.each(WRONG)('a wrong %s %s', (method, url, ofAnother) => {
  const send = (headers: Record<string, string>, payload = '{"nonsense":true}') =>
    gateway.app.inject({
      method,
      url,
      headers: { 'content-type': 'application/json', ...headers },
      ...(method !== 'DELETE' && { payload }),
    });

  test('tells strangers nothing but that they need a token', async () => {
    for (const answer of [await send({}), await send({ authorization: 'Bearer guessed' })]) {
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ type: expect.stringMatching(/\/token-(needed|unknown)$/) });
    }
    expect((await send({}, '{ no JSON')).statusCode).toBe(401);
  });

  test('is explained to whoever may send a right one', async () => {
    const { statusCode, body } = await send(BEARER);
    expect([statusCode, body]).toEqual([400, expect.not.stringContaining('token-needed')]);
  });

  test('is refused to the team of another remote, by its scope where the address names the remote', async () => {
    const issued = await gateway.app.inject({
      method: 'POST',
      url: '/delivery/tokens',
      headers: BEARER,
      payload: { remote: 'mfe-booking', label: 'ci' },
    });
    const { token } = issued.json<{ token: string }>();
    expect((await send({ authorization: `Bearer ${token}` })).statusCode).toBe(ofAnother);
  });
});

test('a name that cannot be one does not reach the audit log', async () => {
  const issued = await gateway.app.inject({
    method: 'POST',
    url: '/delivery/tokens',
    headers: BEARER,
    payload: { remote: 'mfe-booking', label: 'ci' },
  });
  const { token } = issued.json<{ token: string }>();
  await gateway.app.inject({
    method: 'POST',
    url: `/delivery/remotes/${encodeURIComponent('x\nforged row')}/rollback`,
    headers: { authorization: `Bearer ${token}` },
    payload: { reason: 'x' },
  });
  const audit = await gateway.app.inject({ url: '/delivery/audit', headers: BEARER });
  const { entries } = audit.json<{ entries: { remote: string }[] }>();
  expect(entries.map(({ remote }) => remote)).not.toContain('x\nforged row');
});
