import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { aGateway, BEARER, deliverBoth, type TestGateway } from '../../testing/a-gateway.ts';
import { aPage, aRemoteServer } from '../../testing/fixture-release.ts';

let gateway: TestGateway;

beforeEach(async () => {
  gateway = await aGateway();
  await deliverBoth(gateway);
});
afterEach(() => gateway.app.close());

const API = 'https://api.wetter.example';
const TILES = 'https://tiles.wetter.example';
const VIDEO = 'https://video.wetter.example';

const wetter = {
  name: 'mfe-wetter',
  pages: [aPage({ id: 'wetter', path: '/wetter', title: 'Wetter' })],
  server: aRemoteServer(),
};

const allow = (origin: string, change = 'allow', remote = 'mfe-wetter') =>
  gateway.operate(remote, change, { origin, reason: 'Wetterdaten' });

async function policyOf(path: string, headers: Record<string, string> = {}): Promise<Record<string, string>> {
  const policy = String((await gateway.page(path, headers)).headers['content-security-policy']);
  return Object.fromEntries(
    policy.split('; ').map((part) => [part.split(' ', 1)[0], part.slice(part.indexOf(' ') + 1)]),
  );
}

describe('a release that connects to what nobody allowed', () => {
  test('is refused with the next command, at publish and at promote', async () => {
    const refused = await gateway.publish({ ...wetter, connects: { fetch: [API] } });
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({
      breaches: [
        {
          gate: 'connects',
          message: expect.stringContaining(`npm run firn -- allow mfe-wetter ${API} --reason`),
        },
      ],
    });
    await allow(API);
    await gateway.publish({ ...wetter, connects: { fetch: [API] } });
    await allow(API, 'disallow');
    const promoted = await gateway.operate('mfe-wetter', 'promote', { version: '1.0.0' });
    expect([promoted.statusCode, promoted.json()]).toMatchObject([422, { breaches: [{ gate: 'connects' }] }]);
  });

  test.each([
    "https://a.example; script-src 'unsafe-inline'",
    'https://*.example',
    'http://a.example',
    'https://a.example/path',
  ])('is refused by the schema: %s', async (origin) => {
    const refused = await gateway.publish({ ...wetter, connects: { fetch: [origin] } });
    expect([refused.statusCode, refused.json()]).toMatchObject([422, { breaches: [{ gate: 'schema' }] }]);
  });
});

describe('the policy of a page', () => {
  test('has what live remotes declare and are allowed, by what it is for, and nothing else', async () => {
    await allow(API);
    await allow(VIDEO);
    await allow('https://unused.example');
    await gateway.deliver({ ...wetter, connects: { fetch: [API], images: [API], frames: [VIDEO] } });
    // On every page, because a tab goes on from each to each without a new document.
    for (const path of ['/wetter', '/agenda']) {
      expect(await policyOf(path)).toMatchObject({
        'connect-src': `'self' ${API}`,
        'img-src': `'self' data: ${API}`,
        'frame-src': `'self' ${VIDEO}`,
        'default-src': "'self'",
      });
    }
    const { remotes } = (await gateway.app.inject('/delivery/registry')).json();
    expect(remotes['mfe-wetter'].connects).toEqual({ fetch: [API], images: [API], frames: [VIDEO] });
    expect(remotes['mfe-public']).not.toHaveProperty('connects');
  });

  test('loses at once what is taken back, while the release stays live', async () => {
    await allow(API);
    await gateway.deliver({ ...wetter, connects: { fetch: [API] } });
    await allow(API, 'disallow');
    expect(await policyOf('/wetter')).toMatchObject({ 'connect-src': "'self'" });
  });

  test('has what a trial needs, also for those who are not in it: they join by a login', async () => {
    await allow(TILES);
    await gateway.deliver(wetter);
    await gateway.deliver({ ...wetter, version: '1.1.0', connects: { images: [TILES] }, promote: false });
    await gateway.operate('mfe-wetter', 'promote', { version: '1.1.0', percent: 1, staff: true });
    expect(await policyOf('/agenda')).toMatchObject({ 'img-src': `'self' data: ${TILES}` });
  });

  test('has what the fallback needs', async () => {
    await allow(API);
    await gateway.deliver({ ...wetter, connects: { fetch: [API] } });
    await gateway.deliver({ ...wetter, version: '1.1.0' });
    expect(await policyOf('/wetter')).toMatchObject({ 'connect-src': `'self' ${API}` });
  });

  test('has what an override needs, for its user only', async () => {
    await allow(API);
    await gateway.deliver(wetter);
    await gateway.deliver({ ...wetter, version: '1.1.0', connects: { fetch: [API] }, promote: false });
    const signed = await gateway.app.inject({
      method: 'POST',
      url: '/delivery/overrides',
      headers: BEARER,
      payload: { remote: 'mfe-wetter', version: '1.1.0', minutes: 5 },
    });
    const { token } = signed.json() as { token: string };
    const opened = await gateway.app.inject(`/delivery/override?token=${encodeURIComponent(token)}`);
    const cookie = String(opened.headers['set-cookie']).split(';', 1)[0] ?? '';
    expect(await policyOf('/wetter', { cookie })).toMatchObject({ 'connect-src': `'self' ${API}` });
    expect(await policyOf('/wetter')).toMatchObject({ 'connect-src': "'self'" });
  });
});

test('only an operator of all remotes allows, a team never itself', async () => {
  const issued = await gateway.app.inject({
    method: 'POST',
    url: '/delivery/tokens',
    headers: BEARER,
    payload: { remote: 'mfe-wetter', label: 'CI' },
  });
  const { token } = issued.json() as { token: string };
  for (const [change, origin] of [
    ['allow', API],
    ['disallow', API],
    ['backend', API],
  ]) {
    const { statusCode } = await gateway.app.inject({
      method: 'POST',
      url: `/delivery/remotes/mfe-wetter/${change}`,
      headers: { authorization: `Bearer ${token}` },
      payload: { origin, reason: 'Wetterdaten' },
    });
    expect([change, statusCode]).toEqual([change, 403]);
  }
});

test.each([
  ['allow', 'http://api.example'],
  ['allow', "https://a.example; script-src 'unsafe-inline'"],
  ['backend', 'https://api.example/path'],
  ['backend', 'file:///etc/passwd'],
])('%s takes an origin and nothing else: %s', async (change, origin) => {
  const { statusCode, json } = await allow(origin, change);
  expect([statusCode, json().detail]).toEqual([400, expect.stringContaining('an origin')]);
});
