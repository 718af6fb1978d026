import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { apiClient } from '../../../test/api-client.ts';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import { browser, type Inject, loginAs, PASSWORD, type Persona } from '../../../test/personas.ts';
import { issueCode } from '../accounts/account-codes.repository.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { loginFailures } from '../auth/auth.table.ts';
import { users } from '../users/users.table.ts';

const NEW = 'Nordwand-2027!';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  t.setNow(NOW);
  await t.db.delete(loginFailures);
  const { passwordHash } = t.users.gast;
  await t.db.update(users).set({ passwordHash }).where(eq(users.id, t.users.gast.id));
});

const login = (send: Inject, password: string, email = 'gast@firn.example') =>
  send({ method: 'POST', url: '/api/login', payload: { email, password } });

const loggedIn = (persona: Persona = 'gast') => loginAs(t.app, persona);

const change = (send: Inject, body: object = {}, query = '') =>
  send({
    method: 'PUT',
    url: `/api/me/password${query}`,
    payload: { currentPassword: PASSWORD, password: NEW, passwordConfirmation: NEW, ...body },
  });

const isIn = async (send: Inject) => (await send('/api/me')).json().id !== null;

test('a change ends the other sessions, and only the new password opens the account', async () => {
  const [here, elsewhere, stranger] = [await loggedIn(), await loggedIn(), await loggedIn('guide')];
  expect((await change(here)).statusCode).toBe(204);
  expect([await isIn(here), await isIn(elsewhere), await isIn(stranger)]).toEqual([true, false, true]);
  expect((await login(await browser(t.app), PASSWORD)).statusCode).toBe(401);
  expect((await login(await browser(t.app), NEW)).statusCode).toBe(204);
  const entries = await t.db.select().from(auditEntries).where(eq(auditEntries.action, 'user.password'));
  expect(entries).toMatchObject([{ actorId: t.users.gast.id, entityId: t.users.gast.id, diff: null }]);
});

test('a change ends Bearer tokens of the account, and nobody else’s', async () => {
  const [client, stranger] = [await apiClient(t, t.users.gast.id), await apiClient(t, t.users.guide.id)];
  expect((await client('/api/me')).json().email).toBe('gast@firn.example');
  expect((await change(await loggedIn())).statusCode).toBe(204);
  expect((await client('/api/me')).statusCode).toBe(401);
  expect((await stranger('/api/me')).json().email).toBe('guide@firn.example');
});

test('a change ends the link for a new password that was asked for before', async () => {
  const userId = t.users.gast.id;
  const { code } = await t.db.transaction((tx) => issueCode(tx, 'reset_password', { userId }, NOW));
  expect((await change(await loggedIn())).statusCode).toBe(204);
  const payload = { password: 'Firnspiegel-7', passwordConfirmation: 'Firnspiegel-7' };
  const late = await t.anonymous({ method: 'PUT', url: `/api/password-reset/${code}`, payload });
  expect(late.statusCode).toBe(410);
});

describe('is refused', () => {
  test.each([
    [{ currentPassword: 'Falsch-2026!' }, 'currentPassword', 'Dieses Passwort stimmt nicht.'],
    [{ passwordConfirmation: PASSWORD }, 'passwordConfirmation', 'Die beiden Passwörter sind nicht gleich.'],
    [
      { password: 'nordwand', passwordConfirmation: 'nordwand' },
      'password',
      'Bitte wähle 10 bis 128 Zeichen. Bitte nimm mindestens einen Grossbuchstaben dazu. Bitte nimm mindestens eine Ziffer dazu.',
    ],
    [
      { password: 'X1-gast@firn.example', passwordConfirmation: 'X1-gast@firn.example' },
      'password',
      'Bitte wähle ein Passwort ohne deine E-Mail-Adresse.',
    ],
    [{ currentPassword: '' }, 'currentPassword', 'Bitte fülle dieses Feld aus.'],
  ])('%j by field, and nothing changes', async (body, propertyPath, message) => {
    const [here, elsewhere] = [await loggedIn(), await loggedIn()];
    const response = await change(here, body);
    expect([response.statusCode, response.json().violations]).toEqual([422, [{ propertyPath, message }]]);
    expect(await isIn(elsewhere)).toBe(true);
    expect((await login(await browser(t.app), PASSWORD)).statusCode).toBe(204);
  });

  test('to whoever guesses the current password, like a login', async () => {
    const here = await loggedIn();
    for (let guess = 0; guess < 5; guess += 1)
      expect((await change(here, { currentPassword: 'Falsch-2026!' })).statusCode).toBe(422);
    const refused = await change(here);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
    expect((await login(here, PASSWORD)).statusCode).toBe(429);
    t.setNow(new Date(NOW.getTime() + 60_000));
    expect((await change(here)).statusCode).toBe(204);
  });

  test('to a password that breaks a rule without counting an attempt', async () => {
    const here = await loggedIn();
    for (let attempt = 0; attempt < 6; attempt += 1)
      expect((await change(here, { password: 'kurz' })).statusCode).toBe(422);
    expect((await change(here)).statusCode).toBe(204);
  });

  test('to an admin who acts as somebody else', async () => {
    const admin = await loggedIn('admin');
    const refused = await change(admin, {}, '?_switch_user=gast@firn.example');
    expect([refused.statusCode, refused.json().type]).toEqual([403, '/problems/impersonating']);
    expect((await login(await browser(t.app), PASSWORD)).statusCode).toBe(204);
  });
});
