import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { and, asc, eq, ne } from 'drizzle-orm';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import { browser, type Inject, PASSWORD } from '../../../test/personas.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { apiTokens, loginFailures } from '../auth/auth.table.ts';
import { hashToken } from '../auth/index.ts';
import { secondFactors } from '../auth/second-factor.table.ts';
import { outboxMails } from '../outbox/outbox.table.ts';
import { users } from '../users/users.table.ts';
import { emailChanges } from './email-changes.table.ts';
import { passkeys } from './passkeys.table.ts';

const OLD = 'gast@firn.example';
const THIEVES = 'dieb@firn.example';
const NEW_PASSWORD = 'Firnspiegel-7';

let t: TestApp;
let thief: Inject;
let id: string;
beforeAll(async () => {
  t = await buildTestApp({ PUBLIC_URL: 'https://firn.example' });
  id = t.users.gast.id;
});
afterAll(() => t.close());
beforeEach(async () => {
  t.setNow(NOW);
  for (const table of [emailChanges, loginFailures, secondFactors, passkeys, outboxMails])
    await t.db.delete(table);
  await t.db.delete(users).where(and(eq(users.email, OLD), ne(users.id, id)));
  await t.db
    .update(users)
    .set({ email: OLD, passwordHash: t.users.gast.passwordHash, state: 'active' })
    .where(eq(users.id, id));
  thief = await browser(t.app);
  await logIn(thief);
});

const logIn = async (send: Inject, email = OLD, password = PASSWORD) =>
  (await send({ method: 'POST', url: '/api/login', payload: { email, password } })).statusCode;
const account = async () => (await t.db.select().from(users).where(eq(users.id, id)))[0];
const mailsOf = (template: string) =>
  t.db
    .select()
    .from(outboxMails)
    .where(eq(outboxMails.template, template))
    .orderBy(asc(outboxMails.createdAt));

async function codeOf(template: string): Promise<string> {
  const code = /\/([\w-]{43})(?:\/|\s|$)/.exec((await mailsOf(template)).at(-1)?.text ?? '')?.[1];
  if (!code) throw new Error(`No ${template} with a link.`);
  return code;
}

async function use(link: 'confirm' | 'undo', verificationCode: string) {
  return t.anonymous({ method: 'POST', url: `/api/me/email/${link}`, payload: { verificationCode } });
}

/** The thief makes the account's address theirs. @returns the secret that the owner gets. */
async function steal(email = THIEVES): Promise<string> {
  await thief({ method: 'POST', url: '/api/me/email', payload: { email, currentPassword: PASSWORD } });
  expect((await use('confirm', await codeOf('email_change'))).statusCode).toBe(204);
  return codeOf('email_change_notice');
}

/** An app and a passkey, of that time. */
async function addFactors(at: Date) {
  await t.db.insert(secondFactors).values({ userId: id, sealedSecret: 'x', createdAt: at, confirmedAt: at });
  const key = { userId: id, title: 'x', credentialId: 'x', publicKey: 'x', counter: 0, transports: [] };
  await t.db.insert(passkeys).values({ ...key, createdAt: at });
}
const factors = async () => [await t.db.$count(secondFactors), await t.db.$count(passkeys)];

async function resetPassword(): Promise<number> {
  const payload = { password: NEW_PASSWORD, passwordConfirmation: NEW_PASSWORD };
  const url = `/api/password-reset/${await codeOf('password_reset')}`;
  return (await t.anonymous({ method: 'PUT', url, payload })).statusCode;
}

const actions = async () =>
  (
    await t.db.select().from(auditEntries).where(eq(auditEntries.entityId, id)).orderBy(asc(auditEntries.at))
  ).map(({ action }) => action);

describe('an account that is taken back', () => {
  test('is nobody’s until the owner sets a password by the link that comes at once', async () => {
    const undo = await steal();
    await t.db.insert(apiTokens).values({
      userId: id,
      title: 'Skript',
      tokenHash: hashToken('dieb'),
      expiresAt: new Date(NOW.getTime() + 86_400_000),
    });
    await addFactors(new Date(NOW.getTime() - 60_000));
    expect((await use('undo', undo)).statusCode).toBe(204);
    expect(await account()).toMatchObject({ email: OLD, state: 'active' });
    expect((await thief('/api/me')).json().id).toBeNull();
    expect(await t.db.$count(apiTokens)).toBe(0);
    expect(await factors()).toEqual([0, 0]);
    const known = [await logIn(thief), await logIn(thief, THIEVES)];
    expect(known).toEqual([401, 401]);
    const [mail] = await mailsOf('password_reset');
    expect(mail?.recipient).toBe(OLD);
    expect(await resetPassword()).toBe(204);
    expect(await logIn(await browser(t.app), OLD, NEW_PASSWORD)).toBe(204);
  });
});

describe('where somebody else has the old address by now', () => {
  let undo: string;
  let other: string;
  beforeEach(async () => {
    undo = await steal();
    const [row] = await t.db.insert(users).values({ email: OLD, firstName: 'Vera' }).returning();
    other = row?.id ?? '';
  });

  test('everything of the thief’s ends, and the account is locked and says so', async () => {
    await addFactors(NOW);
    const answer = await use('undo', undo);
    expect([answer.statusCode, answer.json().type]).toEqual([409, '/problems/email-taken']);
    expect(answer.json().detail).toContain('dein Konto gesperrt');
    expect(await account()).toMatchObject({ email: THIEVES, state: 'locked' });
    expect((await thief('/api/me')).json().id).toBeNull();
    expect(await factors()).toEqual([0, 0]);
    expect(await logIn(thief, THIEVES)).not.toBe(204);
    expect(await mailsOf('password_reset')).toEqual([]);
    expect((await actions()).slice(-3).sort()).toEqual([
      'user.email_taken',
      'user.factors_removed',
      'user.transition',
    ]);
    // The same once more, for whoever loads the page again.
    expect((await use('undo', undo)).statusCode).toBe(409);
  });

  test('the thief’s own links are worth nothing, and the account does not open again by them', async () => {
    await thief({
      method: 'POST',
      url: '/api/me/email',
      payload: { email: 'b@firn.example', currentPassword: PASSWORD },
    });
    const [next, back] = [await codeOf('email_change'), await codeOf('email_change_notice')];
    await use('undo', undo);
    expect((await use('confirm', next)).statusCode).toBe(410);
    expect((await use('undo', back)).statusCode).toBe(410);
    expect(await account()).toMatchObject({ email: THIEVES, state: 'locked' });
  });

  test('the office gives it back: address, old factors and lock, each in the history', async () => {
    await addFactors(new Date(NOW.getTime() - 30 * 86_400_000));
    await use('undo', undo);
    expect(await factors()).toEqual([1, 1]);
    const admin = await t.as('admin');
    const url = `/api/users/${id}`;
    const version = (await admin(url)).headers.etag as string;
    const payload = { from: `/api/users/${other}`, take: ['email'], dryRun: false };
    const merged = await admin({
      method: 'POST',
      url: `${url}/merge`,
      payload,
      headers: { 'if-match': version },
    });
    expect(merged.statusCode).toBe(200);
    const reason = 'Am Telefon erkannt, App ist die des Diebs';
    const removed = await (await t.as('super'))({
      method: 'DELETE',
      url: `${url}/second-factor`,
      payload: { reason },
    });
    expect(removed.statusCode).toBe(204);
    const headers = { 'if-match': '*' };
    await admin({ method: 'POST', url: `${url}/transition`, payload: { to: 'active' }, headers });
    expect(await account()).toMatchObject({ email: OLD, state: 'active' });
    // The link of the first mail counts on, and brings the one for a new password.
    expect((await use('undo', undo)).statusCode).toBe(204);
    expect(await resetPassword()).toBe(204);
    expect(await logIn(await browser(t.app), OLD, NEW_PASSWORD)).toBe(204);
    const history = (await admin(`${url}/history`)).json()['hydra:member'];
    const told = history.map(({ action }: { readonly action: string }) => action);
    expect(told).toEqual(
      expect.arrayContaining(['user.email_taken', 'user.merge', 'user.factors_removed', 'user.transition']),
    );
    expect(JSON.stringify(history)).toContain(reason);
  });
});
