import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import { browser, type Inject, loginAs, PASSWORD, type Persona } from '../../../test/personas.ts';
import { type Ceremony, createAuthenticator } from '../../../test/software-authenticator.ts';
import { loginFailures } from '../auth/auth.table.ts';
import { outboxMails } from '../outbox/outbox.table.ts';
import { settings } from '../settings/settings.table.ts';
import { users } from '../users/users.table.ts';
import { passkeys, usedChallenges } from './passkeys.table.ts';

const ORIGIN = 'https://firn.example';
const GAST = 'gast@firn.example';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp({ PUBLIC_URL: ORIGIN });
});
afterAll(() => t.close());
beforeEach(async () => {
  t.setNow(NOW);
  await t.db.delete(passkeys);
  await t.db.delete(usedChallenges);
  await t.db.delete(loginFailures);
  await t.db.update(settings).set({ adminSecondFactor: false });
  await t.db.update(users).set({ state: 'active' });
});

type Authenticator = ReturnType<typeof createAuthenticator>;
const later = (seconds: number) => t.setNow(new Date(NOW.getTime() + seconds * 1000));
const post = (send: Inject, url: string, payload?: object) =>
  send({ method: 'POST', url, ...(payload && { payload }) });

const loggedIn = (persona: Persona = 'gast') => loginAs(t.app, persona);

const beginAddition = async (send: Inject, currentPassword = PASSWORD) =>
  post(send, '/api/passkeys/options', { currentPassword });
const add = (send: Inject, response: object, title = 'Mein Telefon') =>
  post(send, '/api/passkeys', { title, response });

/** An account's passkey on a device of its own. */
async function withPasskey(send: Inject): Promise<Authenticator> {
  const authenticator = createAuthenticator(ORIGIN);
  const options = (await beginAddition(send)).json();
  expect((await add(send, authenticator.create(options))).statusCode).toBe(201);
  return authenticator;
}

const beginLogin = async (send: Inject) => (await post(send, '/api/passkey-login/options')).json();
const finishLogin = (send: Inject, response: object) => post(send, '/api/passkey-login', { response });

async function logIn(send: Inject, authenticator: Authenticator, ceremony?: Ceremony) {
  const options = await beginLogin(send);
  return finishLogin(send, authenticator.get(options, ceremony));
}
const emailOf = async (send: Inject) => (await send('/api/me')).json().email;

describe('adding a passkey', () => {
  test('needs the password, asks for the person, and lists it by its name', async () => {
    const send = await loggedIn();
    expect((await beginAddition(send, 'Falsch-2026!')).statusCode).toBe(422);
    const options = (await beginAddition(send)).json();
    expect(options).toMatchObject({
      rp: { id: 'firn.example', name: 'Firn' },
      user: { name: GAST, displayName: 'Vera Gast' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    });
    const authenticator = createAuthenticator(ORIGIN);
    const added = await add(send, authenticator.create(options), ' Mein Telefon ');
    expect(added.json()).toMatchObject({ '@type': 'Passkey', title: 'Mein Telefon', usedAt: null });
    const list = (await send('/api/passkeys')).json();
    expect(list['hydra:member']).toMatchObject([{ id: added.json().id, createdAt: NOW.toISOString() }]);
    expect(JSON.stringify(list)).not.toContain(authenticator.id);
    expect((await (await loggedIn('guide'))('/api/passkeys')).json().totalItems).toBe(0);
    const [stored] = await t.db.select().from(passkeys);
    expect(stored?.transports).toEqual(['internal']);
    const again = (await beginAddition(send)).json();
    expect(again.excludeCredentials).toMatchObject([{ id: authenticator.id }]);
  });

  test.each([
    ['on another site', { origin: 'https://firn.example.evil' }],
    ['without asking for the person', { isVerified: false }],
  ])('made %s is refused', async (_how, ceremony) => {
    const send = await loggedIn();
    const options = (await beginAddition(send)).json();
    const response = await add(send, createAuthenticator(ORIGIN).create(options, ceremony));
    expect(response.json().violations).toMatchObject([{ propertyPath: 'response' }]);
    expect(await t.db.$count(passkeys)).toBe(0);
  });

  test('a challenge counts once, for 5 minutes, in its browser, for its account and its purpose', async () => {
    const send = await loggedIn();
    const status = async (inject: Inject, options: { challenge: string }) =>
      (await add(inject, createAuthenticator(ORIGIN).create(options))).statusCode;
    const options = (await beginAddition(send)).json();
    expect(await status(await loggedIn(), options)).toBe(422);
    expect([await status(send, options), await status(send, options)]).toEqual([201, 422]);
    const late = (await beginAddition(send)).json();
    later(300);
    expect(await status(send, late)).toBe(422);
    expect(await status(send, await beginLogin(send))).toBe(422);
    const ofGast = (await beginAddition(send)).json();
    await post(send, '/api/login', { email: 'guide@firn.example', password: PASSWORD });
    expect(await status(send, ofGast)).toBe(422);
    expect(await t.db.$count(passkeys)).toBe(1);
  });

  test('that somebody has already is refused', async () => {
    const authenticator = await withPasskey(await loggedIn());
    const guide = await loggedIn('guide');
    const options = (await beginAddition(guide)).json();
    expect((await add(guide, authenticator.create(options))).statusCode).toBe(422);
  });

  test('ends at twenty', async () => {
    const send = await loggedIn();
    const many = Array.from({ length: 20 }, (_, index) => ({
      userId: t.users.gast.id,
      title: `Schlüssel ${index}`,
      credentialId: String(index),
      publicKey: '',
      counter: 0,
      transports: [],
    }));
    await t.db.insert(passkeys).values(many);
    const refused = await beginAddition(send);
    expect([refused.statusCode, refused.json().type]).toEqual([409, '/problems/too-many-passkeys']);
  });
});

describe('a login by passkey', () => {
  let authenticator: Authenticator;
  beforeEach(async () => {
    authenticator = await withPasskey(await loggedIn());
  });

  test('needs neither address nor password, and tells when it was used', async () => {
    later(60);
    const send = await browser(t.app);
    expect(await beginLogin(send)).toMatchObject({ rpId: 'firn.example', userVerification: 'required' });
    expect((await logIn(send, authenticator)).statusCode).toBe(204);
    expect(await emailOf(send)).toBe(GAST);
    const [passkey] = (await send('/api/passkeys')).json()['hydra:member'];
    expect(passkey.usedAt).toBe('2026-02-14T08:01:00.000Z');
    expect((await logIn(send, authenticator)).statusCode).toBe(204);
  });

  test('tells the owner of a browser that the account does not know', async () => {
    await t.db.delete(outboxMails);
    const send = await browser(t.app);
    await logIn(send, authenticator);
    await logIn(send, authenticator);
    const mails = await t.db.select().from(outboxMails);
    expect(mails.map(({ template, recipient }) => [template, recipient])).toEqual([['new_device', GAST]]);
  });

  test.each([
    ['on another site', { origin: 'https://evil.example' }],
    ['without asking for the person', { isVerified: false }],
    ['with a counter that does not grow, as that of a copy', { counter: 1 }],
  ])('made %s is 401', async (_how, ceremony) => {
    await logIn(await browser(t.app), authenticator, { counter: 7 });
    const send = await browser(t.app);
    const refused = await logIn(send, authenticator, { counter: 8, ...ceremony });
    expect([refused.statusCode, refused.json().type]).toEqual([401, '/problems/wrong-credentials']);
    expect(await emailOf(send)).toBeNull();
  });

  test('a challenge counts once, for 5 minutes, in its browser and for its purpose', async () => {
    const [send, other] = [await browser(t.app), await browser(t.app)];
    const options = await beginLogin(send);
    const answer = authenticator.get(options);
    expect((await finishLogin(other, answer)).statusCode).toBe(401);
    const replayed = await Promise.all([finishLogin(send, answer), finishLogin(send, answer)]);
    expect(replayed.map(({ statusCode }) => statusCode).sort()).toEqual([204, 401]);
    const late = authenticator.get(await beginLogin(other));
    later(300);
    expect((await finishLogin(other, late)).statusCode).toBe(401);
    const ofAddition = (await beginAddition(send)).json();
    expect((await finishLogin(send, authenticator.get(ofAddition))).statusCode).toBe(401);
  });

  test('nobody’s passkey, one that was removed, and that of a locked account answer alike', async () => {
    const stranger = await logIn(await browser(t.app), createAuthenticator(ORIGIN));
    await t.db.update(users).set({ state: 'locked' }).where(eq(users.id, t.users.gast.id));
    const locked = await logIn(await browser(t.app), authenticator);
    await t.db.update(users).set({ state: 'active' }).where(eq(users.id, t.users.gast.id));
    await t.db.delete(passkeys);
    const removed = await logIn(await browser(t.app), authenticator);
    const answers = [stranger, locked, removed];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  });

  test.each([{}, { id: 7 }, { id: 'x', response: null }])('any other answer is 401: %j', async (answer) => {
    const send = await browser(t.app);
    await beginLogin(send);
    expect((await finishLogin(send, answer)).statusCode).toBe(401);
  });
});

describe('one’s own passkeys', () => {
  test('are removed by their owner alone', async () => {
    const send = await loggedIn();
    const authenticator = await withPasskey(send);
    const [{ id }] = (await send('/api/passkeys')).json()['hydra:member'];
    const remove = (inject: Inject) => inject({ method: 'DELETE', url: `/api/passkeys/${id}` });
    expect((await remove(await loggedIn('admin'))).statusCode).toBe(404);
    expect((await logIn(await browser(t.app), authenticator)).statusCode).toBe(204);
    expect([(await remove(send)).statusCode, (await remove(send)).statusCode]).toEqual([204, 404]);
    expect((await logIn(await browser(t.app), authenticator)).statusCode).toBe(401);
  });

  test('are not an admin’s who acts as their owner', async () => {
    const owner = await loggedIn();
    await withPasskey(owner);
    const [{ id }] = (await owner('/api/passkeys')).json()['hydra:member'];
    const admin = await loggedIn('admin');
    const as = `?_switch_user=${GAST}`;
    const answers = [
      await admin(`/api/passkeys${as}`),
      await post(admin, `/api/passkeys/options${as}`, { currentPassword: PASSWORD }),
      await post(admin, `/api/passkeys${as}`, { title: 'X', response: {} }),
      await admin({ method: 'DELETE', url: `/api/passkeys/${id}${as}` }),
    ];
    expect(answers.map((answer) => answer.json().type)).toEqual(Array(4).fill('/problems/impersonating'));
    expect(await t.db.$count(passkeys)).toBe(1);
  });

  test('stand for the second factor that is demanded of admins, as long as there is one', async () => {
    await t.db.update(settings).set({ adminSecondFactor: true });
    const send = await loggedIn('admin');
    const reaches = async (inject: Inject) => (await inject('/api/notes')).statusCode === 200;
    expect(await reaches(send)).toBe(false);
    const authenticator = await withPasskey(send);
    expect(await reaches(send)).toBe(true);
    expect(await reaches(await loggedIn('admin'))).toBe(false);
    const byPasskey = await browser(t.app);
    await logIn(byPasskey, authenticator);
    expect(await reaches(byPasskey)).toBe(true);
    const [{ id }] = (await send('/api/passkeys')).json()['hydra:member'];
    await send({ method: 'DELETE', url: `/api/passkeys/${id}` });
    expect([await reaches(send), await reaches(byPasskey)]).toEqual([false, false]);
  });
});
