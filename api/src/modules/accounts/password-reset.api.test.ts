import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { apiClient } from '../../../test/api-client.ts';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import { solvedCaptcha } from '../../../test/captcha.ts';
import { codeIn, mailsTo } from '../../../test/mailbox.ts';
import { browser, loginAs, PASSWORD } from '../../../test/personas.ts';
import { NEW_PASSWORD } from '../../../test/registration.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { hashPassword } from '../auth/index.ts';
import { mailRequests } from '../mail-requests/mail-requests.table.ts';
import { outboxMails } from '../outbox/outbox.table.ts';
import { users } from '../users/users.table.ts';

const EMAIL = 'gast@firn.example';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  t.setNow(NOW);
  await t.db.delete(mailRequests);
  await t.db.delete(outboxMails);
  const passwordHash = await hashPassword(PASSWORD);
  await t.db.update(users).set({ passwordHash, state: 'active' }).where(eq(users.email, EMAIL));
});

const ask = async (email: string) => {
  const payload = { email, captcha: await solvedCaptcha() };
  return t.anonymous({ method: 'POST', url: '/api/password-reset', payload });
};
const put = (token: string, password = NEW_PASSWORD, passwordConfirmation = password) =>
  t.anonymous({
    method: 'PUT',
    url: `/api/password-reset/${token}`,
    payload: { password, passwordConfirmation },
  });
const logIn = async (password: string) =>
  (await browser(t.app))({ method: 'POST', url: '/api/login', payload: { email: EMAIL, password } });
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

async function tokenFor(email: string, now = NOW): Promise<string> {
  t.setNow(now);
  await ask(email);
  return codeIn(await mailsTo(t, email, now), '/passwort-vergessen');
}

describe('a password that was forgotten', () => {
  test('is set anew by the link, and the old one is worth nothing', async () => {
    const token = await tokenFor(EMAIL);
    const [mail] = await mailsTo(t, EMAIL);
    expect(mail).toMatchObject({ template: 'password_reset', about: `/api/users/${t.users.gast.id}` });
    expect(mail?.text).toContain('Hallo Vera');
    expect((await put(token)).statusCode).toBe(204);
    expect((await logIn(PASSWORD)).statusCode).toBe(401);
    expect((await logIn(NEW_PASSWORD)).statusCode).toBe(204);
    const [entry] = await t.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'user.reset_password'));
    expect(entry).toMatchObject({ actorId: t.users.gast.id, entityId: t.users.gast.id, diff: null });
  });

  test('ends what is logged in elsewhere, Bearer tokens too, and other links', async () => {
    const elsewhere = await loginAs(t.app, 'gast');
    const client = await apiClient(t, t.users.gast.id);
    expect((await elsewhere('/api/me')).json().email).toBe(EMAIL);
    expect((await client('/api/me')).json().email).toBe(EMAIL);
    const other = await tokenFor(EMAIL, later(1));
    const token = await tokenFor(EMAIL, later(2));
    expect((await put(token)).statusCode).toBe(204);
    expect((await elsewhere('/api/me')).json().email).toBeNull();
    expect((await client('/api/me')).statusCode).toBe(401);
    expect((await put(other)).statusCode).toBe(410);
  });

  test('is set once by two tabs at once', async () => {
    const token = await tokenFor(EMAIL, later(3));
    const answers = await Promise.all([put(token, 'Der-erste-1'), put(token, 'Der-zweite-2')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 410]);
  });

  test('is set by one of two links that are used at once', async () => {
    const tokens = [await tokenFor(EMAIL, later(7)), await tokenFor(EMAIL, later(8))];
    const answers = await Promise.all(tokens.map((token) => put(token)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 410]);
  });

  test('cannot be set after an hour', async () => {
    const token = await tokenFor(EMAIL, later(4));
    t.setNow(later(64));
    expect((await put(token)).json()).toMatchObject({ status: 410, type: '/problems/link-over' });
  });

  test('against the rules is refused by field, and the link stays good', async () => {
    const token = await tokenFor(EMAIL, later(5));
    const refused = await put(token, 'X1-gast@firn.example', 'anders');
    expect(refused.statusCode).toBe(422);
    const fields = refused
      .json()
      .violations.map(({ propertyPath }: { propertyPath: string }) => propertyPath);
    expect(fields).toEqual(['password', 'passwordConfirmation']);
    expect((await put(token)).statusCode).toBe(204);
  });
});

describe('nobody learns who has an account', () => {
  test('every address gets the same answer, and only accounts a mail', async () => {
    await t.db
      .insert(users)
      .values([
        { email: 'ohne-konto@firn.example' },
        { email: 'gesperrt@firn.example', state: 'locked', passwordHash: 'x' },
      ]);
    for (const email of [EMAIL, 'niemand@firn.example', 'ohne-konto@firn.example', 'gesperrt@firn.example']) {
      const answer = await ask(email);
      expect([answer.statusCode, answer.body]).toEqual([202, '']);
    }
    for (const email of ['niemand@firn.example', 'ohne-konto@firn.example', 'gesperrt@firn.example'])
      expect(await mailsTo(t, email)).toEqual([]);
  });

  test('a captcha is needed', async () => {
    const payload = { email: EMAIL };
    const refused = await t.anonymous({ method: 'POST', url: '/api/password-reset', payload });
    expect([refused.statusCode, refused.json().type]).toEqual([422, '/problems/captcha']);
  });
});

test('the link of somebody who was locked since is over', async () => {
  const token = await tokenFor(EMAIL, later(6));
  await t.db.update(users).set({ state: 'locked' }).where(eq(users.email, EMAIL));
  expect((await put(token)).statusCode).toBe(410);
});

test('an admin who acts as somebody sets no password', async () => {
  const admin = await t.as('admin');
  const url = `/api/password-reset/any?_switch_user=${EMAIL}`;
  const payload = { password: NEW_PASSWORD, passwordConfirmation: NEW_PASSWORD };
  expect((await admin({ method: 'PUT', url, payload })).json().type).toBe('/problems/impersonating');
});
