import { SETTINGS_ID } from '@firn/shared-contracts/api';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { authenticatorApp } from '../../../test/authenticator-app.ts';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import { browser, type Inject, loginAs, PASSWORD, type Persona } from '../../../test/personas.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { loginFailures, sessions } from '../auth/auth.table.ts';
import { recoveryCodes, secondFactors } from '../auth/second-factor.table.ts';
import { settings } from '../settings/settings.table.ts';

const FACTOR = '/api/me/second-factor';
const GAST = 'gast@firn.example';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  t.setNow(NOW);
  await t.db.delete(loginFailures);
  await t.db.delete(recoveryCodes);
  await t.db.delete(secondFactors);
  await t.db.update(settings).set({ adminSecondFactor: false });
});

const later = (seconds: number) => t.setNow(new Date(NOW.getTime() + seconds * 1000));

const login = (send: Inject, secondFactor?: string, password = PASSWORD, email = GAST) =>
  send({
    method: 'POST',
    url: '/api/login',
    payload: { email, password, ...(secondFactor && { secondFactor }) },
  });

const loggedIn = (persona: Persona = 'gast') => loginAs(t.app, persona);

const begin = (send: Inject, currentPassword = PASSWORD) =>
  send({ method: 'POST', url: FACTOR, payload: { currentPassword } });
const confirm = (send: Inject, code: string) => send({ method: 'PUT', url: FACTOR, payload: { code } });
const remove = (send: Inject, currentPassword = PASSWORD) =>
  send({ method: 'DELETE', url: FACTOR, payload: { currentPassword } });

/** Sets a second factor up, at `NOW`. */
async function setUp(send: Inject) {
  const app = authenticatorApp((await begin(send)).json().uri);
  const response = await confirm(send, app());
  expect(response.statusCode).toBe(200);
  return { app, codes: response.json().codes as string[] };
}

const typeOf = async (answer: ReturnType<Inject>) => {
  const response = await answer;
  return [response.statusCode, response.body && response.json().type];
};
const DEMANDED = [401, '/problems/second-factor'];

describe('setting up', () => {
  test('needs the password, gives an address for the app, and asks nothing before a code of it', async () => {
    const send = await loggedIn();
    const refused = await begin(send, 'Falsch-2026!');
    expect(refused.json().violations).toMatchObject([{ propertyPath: 'currentPassword' }]);
    const begun = await begin(send);
    expect(begun.statusCode).toBe(201);
    const { uri, secret } = begun.json();
    expect(uri).toMatch(/^otpauth:\/\/totp\/Firn:gast%40firn\.example\?issuer=Firn&secret=[A-Z2-7]{32}&/);
    expect(uri).toContain(secret);
    expect(JSON.stringify(await t.db.select().from(secondFactors))).not.toContain(secret);
    expect((await send(FACTOR)).json()).toMatchObject({
      isActive: false,
      isRequired: false,
      recoveryCodes: 0,
    });
    await loggedIn();
  });

  test('a code of the app switches it on and gives ten recovery codes, of which only hashes are kept', async () => {
    const send = await loggedIn();
    const { codes } = await setUp(send);
    expect(new Set(codes).size).toBe(10);
    expect(codes[0]).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/);
    expect((await send(FACTOR)).json()).toMatchObject({ isActive: true, recoveryCodes: 10 });
    const stored = JSON.stringify(await t.db.select().from(recoveryCodes));
    for (const code of codes) expect(stored).not.toContain(code);
    const logged = await t.db.select().from(auditEntries);
    expect(logged.map(({ action, diff }) => [action, diff])).toContainEqual(['user.second_factor', null]);
  });

  test('a wrong code, one without a beginning, and a second app are refused', async () => {
    const send = await loggedIn();
    expect(await typeOf(confirm(send, '123456'))).toEqual([409, '/problems/second-factor-not-begun']);
    const app = authenticatorApp((await begin(send)).json().uri);
    const wrong = await confirm(send, app(3600));
    expect(wrong.json().violations).toMatchObject([{ propertyPath: 'code' }]);
    expect((await send(FACTOR)).json().isActive).toBe(false);
    expect((await confirm(send, app())).statusCode).toBe(200);
    expect(await typeOf(begin(send))).toEqual([409, '/problems/second-factor-active']);
    expect(await typeOf(confirm(send, app(30)))).toEqual([409, '/problems/second-factor-not-begun']);
  });
});

describe('a login with a second factor', () => {
  let app: ReturnType<typeof authenticatorApp>;
  let codes: readonly string[];
  beforeEach(async () => {
    ({ app, codes } = await setUp(await loggedIn()));
  });

  test('asks for the code only after the right password, and that is no attempt', async () => {
    const send = await browser(t.app);
    for (let time = 0; time < 6; time += 1) expect(await typeOf(login(send))).toEqual(DEMANDED);
    expect(await t.db.select().from(loginFailures)).toEqual([]);
    expect((await send('/api/me')).json().id).toBeNull();
    expect(await typeOf(login(send, undefined, 'Falsch-2026!'))).toEqual([
      401,
      '/problems/wrong-credentials',
    ]);
    expect(await typeOf(login(send, app(60), 'Falsch-2026!'))).toEqual([401, '/problems/wrong-credentials']);
  });

  test('takes the code of the app, once', async () => {
    later(60);
    expect((await login(await browser(t.app), app(60))).statusCode).toBe(204);
    expect(await typeOf(login(await browser(t.app), app(60)))).toEqual(DEMANDED);
    expect(await typeOf(login(await browser(t.app), app(30)))).toEqual(DEMANDED);
    expect((await login(await browser(t.app), app(90))).statusCode).toBe(204);
  });

  test('the code that switched it on does not count again', async () => {
    expect(await typeOf(login(await browser(t.app), app()))).toEqual(DEMANDED);
  });

  test('takes a code sent twice at the same time once', async () => {
    later(60);
    const [one, two] = [await browser(t.app), await browser(t.app)];
    const answers = await Promise.all([login(one, app(60)), login(two, app(60))]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 401]);
  });

  test.each([
    [-60, 401],
    [-30, 204],
    [30, 204],
    [60, 401],
  ])('with a clock that is %i seconds off: %i', async (off, status) => {
    later(600);
    expect((await login(await browser(t.app), app(600 + off))).statusCode).toBe(status);
  });

  test('takes each recovery code once, however it is typed', async () => {
    const [first = '', second = ''] = codes;
    expect((await login(await browser(t.app), first)).statusCode).toBe(204);
    expect(await typeOf(login(await browser(t.app), first))).toEqual(DEMANDED);
    const send = await browser(t.app);
    const typed = second.toUpperCase().replaceAll('-', '').replaceAll('0', 'O').replaceAll('1', 'I');
    expect((await login(send, typed)).statusCode).toBe(204);
    expect((await send(FACTOR)).json().recoveryCodes).toBe(8);
  });

  test('counts wrong codes as attempts, and asking for one in between forgives nothing', async () => {
    const send = await browser(t.app);
    for (let guess = 0; guess < 5; guess += 1) {
      if (guess < 4) expect(await typeOf(login(send))).toEqual(DEMANDED);
      expect(await typeOf(login(send, '000000'))).toEqual(DEMANDED);
    }
    expect((await login(send, codes[0])).statusCode).toBe(429);
  });

  test('somebody else’s recovery code does not count', async () => {
    await setUp(await loggedIn('guide'));
    const answer = login(await browser(t.app), codes[0], PASSWORD, 'guide@firn.example');
    expect(await typeOf(answer)).toEqual(DEMANDED);
  });
});

describe('taking it away', () => {
  test('needs the password, and the login asks for none afterwards', async () => {
    const send = await loggedIn();
    await setUp(send);
    expect((await remove(send, 'Falsch-2026!')).statusCode).toBe(422);
    expect((await send(FACTOR)).json().isActive).toBe(true);
    expect((await remove(send)).statusCode).toBe(204);
    expect((await send(FACTOR)).json()).toMatchObject({ isActive: false, recoveryCodes: 0 });
    expect((await remove(send)).statusCode).toBe(404);
    await loggedIn();
  });

  test('is not for an admin who acts as its owner, nor is setting it up', async () => {
    await setUp(await loggedIn());
    const admin = await loggedIn('admin');
    const as = `?_switch_user=${GAST}`;
    for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
      const payload = method === 'PUT' ? { code: '123456' } : { currentPassword: PASSWORD };
      const refused = admin({ method, url: `${FACTOR}${as}`, ...(method !== 'GET' && { payload }) });
      expect(await typeOf(refused)).toEqual([403, '/problems/impersonating']);
    }
  });
});

describe('where the setting demands it of admins', () => {
  const ADMIN = 'admin@firn.example';
  const demand = () => t.db.update(settings).set({ adminSecondFactor: true });
  const reach = async (send: Inject) => {
    const addresses = ['/api/notes', `/api/settings/${SETTINGS_ID}`, '/api/planning-board'];
    return Promise.all(addresses.map(async (url) => (await send(url)).statusCode === 403));
  };
  const REFUSED = [true, true, true];
  const REACHED = [false, false, false];

  test('an admin reaches nothing but the own account, and is told why', async () => {
    const admin = await loggedIn('admin');
    expect(await reach(admin)).toEqual(REACHED);
    await demand();
    expect(await reach(admin)).toEqual(REFUSED);
    const me = (await admin('/api/me')).json();
    expect(me).toMatchObject({ email: ADMIN, lacksSecondFactor: true, roles: [], groups: [] });
    expect(Object.values(me.permissions)).not.toContain(true);
    expect((await admin(`/api/me?_switch_user=${GAST}`)).statusCode).toBe(403);
    expect((await admin('/api/sessions')).statusCode).toBe(200);
    expect((await admin(FACTOR)).json()).toMatchObject({ isActive: false, isRequired: true });
    const others = await (await t.as('admin'))(`/api/users/${t.users.gast.id}`);
    expect(others.statusCode).toBe(404);
  });

  test('sees no more than somebody without a role in what everybody reads', async () => {
    await demand();
    const [admin, gast] = [await loggedIn('admin'), await loggedIn()];
    const [ofAdmin, ofGast] = [await admin('/api/offers'), await gast('/api/offers')];
    expect(ofAdmin.body).toBe(ofGast.body);
  });

  test('has everything again in the session in which it is set up, and only there', async () => {
    await demand();
    const [here, elsewhere] = [await loggedIn('admin'), await loggedIn('admin')];
    const { app } = await setUp(here);
    expect([await reach(here), await reach(elsewhere)]).toEqual([REACHED, REFUSED]);
    expect((await here('/api/me')).json()).toMatchObject({ lacksSecondFactor: false, roles: ['ROLE_ADMIN'] });
    later(60);
    const send = await browser(t.app);
    expect((await login(send, app(60), PASSWORD, ADMIN)).statusCode).toBe(204);
    expect(await reach(send)).toEqual(REACHED);
  });

  test('loses it again by taking it away', async () => {
    await demand();
    const admin = await loggedIn('admin');
    await setUp(admin);
    expect((await remove(admin)).statusCode).toBe(204);
    expect(await reach(admin)).toEqual(REFUSED);
  });

  test('nobody else is asked, and nobody after it is switched off', async () => {
    const guide = await loggedIn('guide');
    const admin = await loggedIn('admin');
    await demand();
    expect((await guide('/api/me')).json()).toMatchObject({
      lacksSecondFactor: false,
      permissions: { isGuide: true },
    });
    expect((await guide(FACTOR)).json().isRequired).toBe(false);
    await t.db.update(settings).set({ adminSecondFactor: false });
    expect(await reach(admin)).toEqual(REACHED);
  });

  test('a session says for itself whether it took one', async () => {
    await t.db.delete(sessions);
    const send = await loggedIn('admin');
    await loggedIn('admin');
    await setUp(send);
    const stored = await t.db.select().from(sessions);
    expect(stored.map(({ isStrong }) => isStrong).sort()).toEqual([false, true]);
  });
});
