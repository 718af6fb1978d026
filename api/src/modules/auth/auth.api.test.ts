import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import { browser, PASSWORD } from '../../../test/personas.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { users } from '../users/users.table.ts';
import { apiTokens, loginFailures, sessions } from './auth.table.ts';
import { hashToken } from './secrets.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  t.setNow(NOW);
  await t.db.delete(loginFailures);
});

const login = (email: string, password: string) => ({
  method: 'POST' as const,
  url: '/api/login',
  payload: { email, password },
});

describe('GET /api/me', () => {
  test('tells who is logged in', async () => {
    const me = (await (await t.as('guide'))('/api/me')).json();
    expect(me).toMatchObject({ email: 'guide@firn.example', fullName: 'Vera Guide', impersonator: null });
    expect(me.permissions).toMatchObject({ isGuide: true, canCreateTours: true, isAdmin: false });
  });

  test('gives anonymous visitors a token and no permission', async () => {
    const me = (await t.anonymous('/api/me')).json();
    expect(me).toMatchObject({ id: null, profile: null });
    expect(Object.values(me.permissions)).not.toContain(true);
  });
});

describe('POST /api/login and /api/logout', () => {
  test('the cookie is httpOnly and lax, and only its hash is stored', async () => {
    const send = await browser(t.app);
    const response = await send(login('GAST@firn.example', PASSWORD));
    expect(response.statusCode).toBe(204);
    expect(response.body).toBe('');
    const cookie = response.cookies.find(({ name }) => name === 'firn_session');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    const stored = await t.db.select().from(sessions);
    expect(stored.map(({ tokenHash }) => tokenHash)).toContain(hashToken(cookie?.value ?? ''));
    expect(JSON.stringify(stored)).not.toContain(cookie?.value);
  });

  test('a hash of former parameters is replaced once its password is known', async () => {
    const former = await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    const partner = eq(users.email, 'partner@firn.example');
    const stored = async () => (await t.db.select().from(users).where(partner))[0]?.passwordHash;
    await t.db.update(users).set({ passwordHash: former }).where(partner);
    const send = await browser(t.app);
    await send(login('partner@firn.example', 'Falsch-2026!'));
    expect(await stored()).toBe(former);
    expect((await send(login('partner@firn.example', PASSWORD))).statusCode).toBe(204);
    const replaced = await stored();
    expect(replaced).toMatch(/^\$argon2id\$v=19\$m=19456,t=6,p=1\$/);
    expect((await (await browser(t.app))(login('partner@firn.example', PASSWORD))).statusCode).toBe(204);
    expect(await stored()).toBe(replaced);
  });

  test('logging out ends the session on the server', async () => {
    const send = await browser(t.app);
    const cookies = {
      firn_session: (await send(login('gast@firn.example', PASSWORD))).cookies[0]?.value ?? '',
    };
    expect((await send({ method: 'POST', url: '/api/logout' })).statusCode).toBe(204);
    expect((await t.app.inject({ url: '/api/me', cookies })).json().id).toBeNull();
  });

  test('a login ends the session that the browser had, and its CSRF token', async () => {
    const send = await browser(t.app);
    const first = (await send(login('gast@firn.example', PASSWORD))).cookies[0]?.value ?? '';
    const former = { cookies: { firn_session: first } };
    expect((await t.app.inject({ url: '/api/me', ...former })).json().email).toBe('gast@firn.example');
    const { csrfToken } = (await send('/api/me')).json();
    await send(login('guide@firn.example', PASSWORD));
    const late = {
      method: 'POST',
      url: '/api/me/confirmation',
      headers: { 'x-csrf-token': csrfToken },
    } as const;
    expect((await send(late)).json().type).toBe('/problems/csrf');
    expect((await t.app.inject({ url: '/api/me', ...former })).json().id).toBeNull();
    expect((await send('/api/me')).json().email).toBe('guide@firn.example');
  });

  test('tabs that ask at the same time after a login share one cookie', async () => {
    const send = await browser(t.app);
    const { cookies } = await send(login('gast@firn.example', PASSWORD));
    const jar = Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
    const tabs = await Promise.all(['/api/me', '/api/me'].map((url) => t.app.inject({ url, cookies: jar })));
    for (const tab of tabs) {
      const headers = { 'x-csrf-token': tab.json().csrfToken };
      // A browser keeps the last cookie that it was given.
      const kept = {
        ...jar,
        ...Object.fromEntries(tabs.flatMap((each) => each.cookies).map((c) => [c.name, c.value])),
      };
      const write = await t.app.inject({
        method: 'POST',
        url: '/api/me/confirmation',
        cookies: kept,
        headers,
      });
      expect(write.json().type).not.toBe('/problems/csrf');
    }
  });

  test('a session ends after 14 days', async () => {
    const send = await browser(t.app);
    await send(login('gast@firn.example', PASSWORD));
    t.setNow(new Date(NOW.getTime() + 15 * 86_400_000));
    expect((await send('/api/me')).json().id).toBeNull();
  });

  test('names every missing field in German', async () => {
    const response = await t.anonymous({ method: 'POST', url: '/api/login', payload: { email: 'x' } });
    expect(response.statusCode).toBe(422);
    expect(response.json().violations).toEqual(
      expect.arrayContaining([
        { propertyPath: 'password', message: 'Bitte fülle dieses Feld aus.' },
        { propertyPath: 'email', message: expect.stringContaining('vollständige E-Mail-Adresse') },
      ]),
    );
  });
});

describe('wrong credentials', () => {
  test('an unknown account gets the same answer as a wrong password', async () => {
    const unknown = await t.anonymous(login('niemand@firn.example', 'Falsch-2026!'));
    const wrong = await t.anonymous(login('gast@firn.example', 'Falsch-2026!'));
    expect(unknown.statusCode).toBe(401);
    expect(unknown.body).toBe(wrong.body);
  });

  test.each(['gast@firn.example', 'niemand@firn.example'])(
    'after five failures one attempt a minute on %s is looked at',
    async (email) => {
      for (let failure = 0; failure < 5; failure += 1) {
        expect((await t.anonymous(login(email, 'Falsch-2026!'))).statusCode).toBe(401);
      }
      const blocked = await t.anonymous(login(email, PASSWORD));
      expect(blocked.statusCode).toBe(429);
      expect(blocked.headers['retry-after']).toBe('60');
      t.setNow(new Date(NOW.getTime() + 60_000));
      expect((await t.anonymous(login(email, 'Falsch-2026!'))).statusCode).toBe(401);
      expect((await t.anonymous(login(email, 'Falsch-2026!'))).statusCode).toBe(429);
      t.setNow(new Date(NOW.getTime() + 16 * 60_000));
      for (let failure = 0; failure < 5; failure += 1)
        expect((await t.anonymous(login(email, 'Falsch-2026!'))).statusCode).toBe(401);
    },
  );

  test('the block is per account', async () => {
    for (let failure = 0; failure < 5; failure += 1)
      await t.anonymous(login('gast@firn.example', 'Falsch-2026!'));
    expect((await (await browser(t.app))(login('guide@firn.example', PASSWORD))).statusCode).toBe(204);
  });
});

describe('CSRF', () => {
  const logout = { method: 'POST', url: '/api/logout' } as const;

  test('a write without the token gets 403 and has no effect', async () => {
    const send = await browser(t.app);
    await send(login('gast@firn.example', PASSWORD));
    const response = await send({ ...logout, headers: { 'x-csrf-token': '' } });
    expect(response.statusCode).toBe(403);
    expect(response.json().type).toBe('/problems/csrf');
    expect((await send('/api/me')).json().email).toBe('gast@firn.example');
  });

  test("another visitor's token does not count, nor does one from before the login", async () => {
    const send = await browser(t.app);
    const before = (await send('/api/me')).json().csrfToken;
    await send(login('gast@firn.example', PASSWORD));
    const foreign = (await t.anonymous('/api/me')).json().csrfToken;
    for (const token of [before, foreign]) {
      expect((await send({ ...logout, headers: { 'x-csrf-token': token } })).statusCode).toBe(403);
    }
  });

  test('a change outside the API is confirmed only with the token, to a logged-in user', async () => {
    const confirmation = { method: 'POST', url: '/api/me/confirmation' } as const;
    const send = await browser(t.app);
    expect((await send(confirmation)).statusCode).toBe(401);
    await send(login('super@firn.example', PASSWORD));
    expect((await send(confirmation)).json()).toMatchObject({ email: 'super@firn.example' });
    const without = await send({ ...confirmation, headers: { 'x-csrf-token': '' } });
    expect([without.statusCode, without.json().type]).toEqual([403, '/problems/csrf']);
    const acting = await send({ ...confirmation, url: `${confirmation.url}?_switch_user=gast@firn.example` });
    expect([acting.statusCode, acting.json().type]).toEqual([403, '/problems/impersonating']);
  });

  test('a bearer token needs none', async () => {
    await t.db.insert(apiTokens).values({
      tokenHash: hashToken('ein-langer-schluessel'),
      userId: t.users.admin.id,
      title: 'Test',
      expiresAt: new Date(NOW.getTime() + 1000),
    });
    const headers = { authorization: 'Bearer ein-langer-schluessel' };
    expect((await t.app.inject({ ...logout, headers })).statusCode).toBe(204);
    expect((await t.app.inject({ url: '/api/me', headers })).json().email).toBe('admin@firn.example');
    t.setNow(new Date(NOW.getTime() + 2000));
    expect((await t.app.inject({ url: '/api/me', headers })).statusCode).toBe(401);
  });
});

describe('_switch_user', () => {
  const asUser = (email: string) => `/api/me?_switch_user=${email}`;

  test('an admin sees what the guest sees, and the answer names the admin', async () => {
    const me = (await (await t.as('admin'))(asUser('gast@firn.example'))).json();
    expect(me).toMatchObject({
      email: 'gast@firn.example',
      permissions: { isAdmin: false },
      impersonator: { email: 'admin@firn.example', fullName: 'Vera Admin' },
    });
  });

  test.each([
    ['gast', 'guide@firn.example', 403],
    ['guide', 'gast@firn.example', 403],
    ['admin', 'super@firn.example', 403],
    ['admin', 'admin@firn.example', 403],
    ['admin', 'niemand@firn.example', 403],
    ['admin', 'partner@firn.example', 200],
    ['super', 'admin@firn.example', 200],
    ['super', 'super@firn.example', 403],
  ] as const)('%s as %s: %i', async (persona, email, status) => {
    expect((await (await t.as(persona))(asUser(email))).statusCode).toBe(status);
  });

  test('a write is logged with both ids; another login is refused', async () => {
    const admin = await browser(t.app);
    await admin(login('admin@firn.example', PASSWORD));
    const as = '?_switch_user=gast@firn.example';
    const refused = await admin({ ...login('guide@firn.example', PASSWORD), url: `/api/login${as}` });
    expect(refused.json()).toMatchObject({ status: 403, type: '/problems/impersonating' });
    expect((await admin({ method: 'POST', url: `/api/logout${as}` })).statusCode).toBe(204);
    expect(await t.db.select().from(auditEntries)).toMatchObject([
      { actorId: t.users.gast.id, impersonatorId: t.users.admin.id, action: 'POST /api/logout' },
    ]);
  });

  test('anonymous visitors get 403', async () => {
    expect((await t.anonymous(asUser('gast@firn.example'))).statusCode).toBe(403);
  });
});
