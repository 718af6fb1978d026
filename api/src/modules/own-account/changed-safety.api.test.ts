import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { authenticatorApp } from '../../../test/authenticator-app.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { solvedCaptcha } from '../../../test/captcha.ts';
import { codeIn, mailsTo } from '../../../test/mailbox.ts';
import { browser, type Inject, PASSWORD } from '../../../test/personas.ts';
import { createAuthenticator } from '../../../test/software-authenticator.ts';
import { loginFailures } from '../auth/auth.table.ts';
import { secondFactors } from '../auth/second-factor.table.ts';
import { outboxMails } from '../outbox/outbox.table.ts';
import { users } from '../users/users.table.ts';
import { passkeys } from './passkeys.table.ts';

const ORIGIN = 'https://firn.example';
const GAST = 'gast@firn.example';
const NEW = 'Nordwand-2027!';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Mobile/15E148 Safari/604.1';
const FACTOR = '/api/me/second-factor';
const TEMPLATES = ['password_changed', 'second_factor_on', 'second_factor_off', 'passkey_added'];

let t: TestApp;
let phone: Inject;
beforeAll(async () => {
  t = await buildTestApp({ PUBLIC_URL: ORIGIN });
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.delete(loginFailures);
  await t.db.delete(secondFactors);
  await t.db.delete(passkeys);
  const { passwordHash } = t.users.gast;
  await t.db.update(users).set({ passwordHash }).where(eq(users.id, t.users.gast.id));
  const send = await browser(t.app);
  phone = (options) => {
    const request = typeof options === 'string' ? { url: options } : options;
    return send({ ...request, headers: { 'user-agent': IPHONE, ...request.headers } });
  };
  const payload = { email: GAST, password: PASSWORD };
  expect((await phone({ method: 'POST', url: '/api/login', payload })).statusCode).toBe(204);
  await t.db.delete(outboxMails);
});

const currentPassword = { currentPassword: PASSWORD };
const newPassword = { password: NEW, passwordConfirmation: NEW };

const changePassword = (payload: object = { ...currentPassword, ...newPassword }) =>
  phone({ method: 'PUT', url: '/api/me/password', payload });

async function resetPassword(password = newPassword) {
  const payload = { email: GAST, captcha: await solvedCaptcha() };
  await t.anonymous({ method: 'POST', url: '/api/password-reset', payload });
  const token = codeIn(await mailsTo(t, GAST), '/passwort-vergessen');
  return phone({ method: 'PUT', url: `/api/password-reset/${token}`, payload: password });
}

async function switchOn(code?: string) {
  const { uri } = (await phone({ method: 'POST', url: FACTOR, payload: currentPassword })).json();
  const payload = { code: code ?? authenticatorApp(uri)() };
  return phone({ method: 'PUT', url: FACTOR, payload });
}

async function switchOff() {
  await switchOn();
  await t.db.delete(outboxMails);
  return phone({ method: 'DELETE', url: FACTOR, payload: currentPassword });
}

async function addPasskey(origin = ORIGIN) {
  const options = (
    await phone({ method: 'POST', url: '/api/passkeys/options', payload: currentPassword })
  ).json();
  const response = createAuthenticator(origin).create(options);
  return phone({ method: 'POST', url: '/api/passkeys', payload: { title: 'Mein Telefon', response } });
}

const news = async () =>
  (await t.db.select().from(outboxMails)).filter(({ template }) => TEMPLATES.includes(template));

describe('its owner is told by mail', () => {
  test.each([
    [
      'of a new password',
      changePassword,
      'password_changed',
      'Dein Passwort wurde geändert',
      '/passwort-vergessen',
    ],
    ['of a reset', resetPassword, 'password_changed', 'Dein Passwort wurde geändert', '/passwort-vergessen'],
    ['of an app', switchOn, 'second_factor_on', 'Zweiter Faktor eingeschaltet', '/passwort-vergessen'],
    [
      'of an app taken away',
      switchOff,
      'second_factor_off',
      'Zweiter Faktor ausgeschaltet',
      '/passwort-vergessen',
    ],
    ['of a passkey', addPasskey, 'passkey_added', 'Neuer Passkey für dein Konto', '/profil/konto'],
  ])('%s: what, when, where, and what to do', async (_what, change, template, subject, path) => {
    expect((await change()).statusCode).toBeLessThan(300);
    const [mail, ...others] = await news();
    expect(others).toEqual([]);
    const about = `/api/users/${t.users.gast.id}`;
    expect(mail).toMatchObject({ template, subject, recipient: GAST, about });
    expect(mail?.text).toContain('Hallo Vera');
    expect(mail?.text).toContain('Gerät: Safari auf iPhone\nZeit: Sa, 14.02.2026, 09:00 Uhr');
    expect(mail?.text).toContain(`: ${ORIGIN}${path}\n\n`);
    expect(mail?.text).toContain('Warst du es nicht?');
    expect(mail?.text).not.toContain('127.0.0.1');
  });

  test('a passkey is called by its name', async () => {
    await addPasskey();
    expect((await news())[0]?.text).toContain('Passkey: Mein Telefon');
  });
});

describe('nobody is told of what did not happen', () => {
  test.each([
    ['a wrong password', () => changePassword({ currentPassword: 'Falsch-2026!', ...newPassword })],
    ['a weak one', () => resetPassword({ password: 'kurz', passwordConfirmation: 'kurz' })],
    ['a wrong code', () => switchOn('000000')],
    ['a passkey of another site', () => addPasskey('https://evil.example')],
  ])('%s', async (_what, attempt) => {
    expect((await attempt()).statusCode).toBe(422);
    expect(await news()).toEqual([]);
  });
});

test('nothing changes that its owner cannot be told of', async () => {
  await t.db.execute(
    `alter table outbox_mails add constraint full_up check (template <> 'password_changed') not valid`,
  );
  expect((await changePassword()).statusCode).toBe(500);
  await t.db.execute('alter table outbox_mails drop constraint full_up');
  const [gast] = await t.db.select().from(users).where(eq(users.id, t.users.gast.id));
  expect(gast?.passwordHash).toBe(t.users.gast.passwordHash);
  expect((await phone('/api/sessions')).statusCode).toBe(200);
});
