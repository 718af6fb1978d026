import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import { browser, type Inject, PASSWORD } from '../../../test/personas.ts';
import { type IssuedCode, issueCode } from '../accounts/account-codes.repository.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { loginFailures } from '../auth/auth.table.ts';
import { recoveryCodes, secondFactors } from '../auth/second-factor.table.ts';
import { outboxMails } from '../outbox/outbox.table.ts';
import { users } from '../users/users.table.ts';
import { emailChanges } from './email-changes.table.ts';
import { passkeys } from './passkeys.table.ts';

const OLD = 'gast@firn.example';
const NEW = 'neu@firn.example';
const DAY_MS = 86_400_000;

let t: TestApp;
let gast: Inject;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  t.setNow(NOW);
  await t.db.delete(outboxMails);
  await t.db.delete(emailChanges);
  await t.db.delete(loginFailures);
  await restore();
  gast = await browser(t.app);
  await gast({ method: 'POST', url: '/api/login', payload: { email: OLD, password: PASSWORD } });
  await t.db.delete(outboxMails);
});

/** The account as it began: taking a change back leaves it without a password. */
const restore = () =>
  t.db
    .update(users)
    .set({ email: OLD, passwordHash: t.users.gast.passwordHash, state: 'active' })
    .where(eq(users.id, t.users.gast.id));

const later = (ms: number) => t.setNow(new Date(NOW.getTime() + ms));

const ask = (email = NEW, currentPassword = PASSWORD, query = '') =>
  gast({ method: 'POST', url: `/api/me/email${query}`, payload: { email, currentPassword } });

/** The secret of the newest mail of a template. */
async function codeOf(template: string): Promise<string> {
  const mails = await t.db.select().from(outboxMails).where(eq(outboxMails.template, template));
  const code = /\/profil\/e-mail\/([\w-]{43})\//.exec(mails.at(-1)?.text ?? '')?.[1];
  if (!code) throw new Error(`No ${template} with a link.`);
  return code;
}

async function use(link: 'confirm' | 'undo', code: string): Promise<number> {
  const payload = { verificationCode: code };
  return (await t.anonymous({ method: 'POST', url: `/api/me/email/${link}`, payload })).statusCode;
}

async function change(email = NEW): Promise<string> {
  await ask(email);
  expect(await use('confirm', await codeOf('email_change'))).toBe(204);
  const undo = await codeOf('email_change_notice');
  await t.db.delete(outboxMails);
  return undo;
}

const current = async () => (await t.db.select().from(users).where(eq(users.id, t.users.gast.id)))[0]?.email;

describe('a change', () => {
  test('asks the new address and tells the old one; nothing changes before the code', async () => {
    const response = await ask();
    expect([response.statusCode, response.body]).toEqual([202, '']);
    const mails = await t.db.select().from(outboxMails);
    expect(mails.map(({ template, recipient }) => [template, recipient]).sort()).toEqual([
      ['email_change', NEW],
      ['email_change_notice', OLD],
    ]);
    const [asked, told] = ['email_change', 'email_change_notice'].map(
      (name) => mails.find(({ template }) => template === name)?.text,
    );
    expect(asked).toContain('/bestaetigen');
    expect(told).toContain(`Neue Adresse: ${NEW}`);
    expect(told).not.toContain('/bestaetigen');
    expect(await current()).toBe(OLD);
    const stored = JSON.stringify(await t.db.select().from(emailChanges));
    expect(stored).not.toContain(await codeOf('email_change'));
  });

  test('counts by its code, once, in any browser, and one logs in by the new address', async () => {
    await ask();
    const code = await codeOf('email_change');
    expect([await use('confirm', code), await use('confirm', code)]).toEqual([204, 410]);
    expect((await gast('/api/me')).json().email).toBe(NEW);
    const payload = { email: NEW, password: PASSWORD };
    const send = await browser(t.app);
    expect((await send({ method: 'POST', url: '/api/login', payload })).statusCode).toBe(204);
  });

  test('is confirmed once by two tabs at the same time', async () => {
    await ask();
    const code = await codeOf('email_change');
    const answers = await Promise.all([use('confirm', code), use('confirm', code)]);
    expect(answers.sort()).toEqual([204, 410]);
  });

  test('cannot be confirmed after 24 hours, nor by the code of the other mail', async () => {
    await ask();
    expect(await use('confirm', await codeOf('email_change_notice'))).toBe(410);
    later(DAY_MS);
    expect(await use('confirm', await codeOf('email_change'))).toBe(410);
    expect(await current()).toBe(OLD);
  });

  test('and its undoing end the link for a new password that went to the address of before', async () => {
    const answers: number[] = [];
    const reset = () =>
      t.db.transaction((tx) => issueCode(tx, 'reset_password', { userId: t.users.gast.id }, NOW));
    const useReset = async ({ code }: IssuedCode) => {
      const payload = { password: 'Firnspiegel-7', passwordConfirmation: 'Firnspiegel-7' };
      const url = `/api/password-reset/${code}`;
      answers.push((await t.anonymous({ method: 'PUT', url, payload })).statusCode);
    };
    const toOld = await reset();
    const undo = await change();
    await useReset(toOld);
    const toNew = await reset();
    expect(await use('undo', undo)).toBe(204);
    await useReset(toNew);
    expect(answers).toEqual([410, 410]);
  });

  test('that was asked again leaves the former code worthless', async () => {
    await ask('zuerst@firn.example');
    const former = await codeOf('email_change');
    await t.db.delete(outboxMails);
    await ask();
    expect(await use('confirm', former)).toBe(410);
    expect(await use('confirm', await codeOf('email_change'))).toBe(204);
    expect(await current()).toBe(NEW);
  });

  test('to an address that somebody has answers alike, tells its owner, and changes nothing', async () => {
    const response = await ask('GUIDE@firn.example');
    expect([response.statusCode, response.body]).toEqual([202, '']);
    const mails = await t.db.select().from(outboxMails);
    expect(mails.map(({ template, recipient }) => [template, recipient]).sort()).toEqual([
      ['email_change_notice', OLD],
      ['email_taken', 'GUIDE@firn.example'],
    ]);
    expect(mails.find(({ template }) => template === 'email_taken')?.text).not.toContain(OLD);
  });

  test('to an address that was taken meanwhile is 409', async () => {
    await ask();
    await t.db.insert(users).values({ email: NEW.toUpperCase() });
    expect(await use('confirm', await codeOf('email_change'))).toBe(409);
    await t.db.delete(users).where(eq(users.email, NEW.toUpperCase()));
    expect(await current()).toBe(OLD);
  });
});

describe('is refused', () => {
  test.each([
    [NEW, 'Falsch-2026!', 'currentPassword', 'Dieses Passwort stimmt nicht.'],
    ['Gast@firn.example', PASSWORD, 'email', 'Das ist schon deine Adresse.'],
  ])('to %s with the password %s', async (email, password, propertyPath, message) => {
    const response = await ask(email, password);
    expect([response.statusCode, response.json().violations]).toEqual([422, [{ propertyPath, message }]]);
    expect(await t.db.select().from(outboxMails)).toEqual([]);
  });

  test('after five times a day, so that nobody floods a mailbox', async () => {
    for (let time = 0; time < 5; time += 1) expect((await ask()).statusCode).toBe(202);
    const refused = await ask();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '86400']);
    expect(await t.db.$count(outboxMails)).toBe(10);
    later(DAY_MS);
    expect((await ask()).statusCode).toBe(202);
  });

  test('also where each of the five was undone', async () => {
    for (let time = 0; time < 5; time += 1) {
      await ask();
      await use('undo', await codeOf('email_change_notice'));
      await t.db.delete(outboxMails);
      await restore();
      await gast('/api/me');
      await gast({ method: 'POST', url: '/api/login', payload: { email: OLD, password: PASSWORD } });
    }
    expect((await ask()).statusCode).toBe(429);
  });

  test('to an admin who acts as somebody else', async () => {
    const admin = await t.as('admin');
    const payload = { email: NEW, currentPassword: PASSWORD };
    const url = `/api/me/email?_switch_user=${OLD}`;
    const refused = await admin({ method: 'POST', url, payload });
    expect([refused.statusCode, refused.json().type]).toEqual([403, '/problems/impersonating']);
  });
});

describe('the old address', () => {
  test('gets the account back within 7 days, once, and all sessions end', async () => {
    const undo = await change();
    later(7 * DAY_MS - 1);
    expect(await use('undo', undo)).toBe(204);
    expect(await current()).toBe(OLD);
    expect((await gast('/api/me')).json().id).toBeNull();
    expect(await use('undo', undo)).toBe(410);
  });

  test('ends app and passkeys of the week before and since, and leaves those from before that', async () => {
    const userId = t.users.gast.id;
    const addPasskey = (title: string, createdAt: Date) =>
      t.db.insert(passkeys).values({
        userId,
        title,
        credentialId: title,
        publicKey: 'x',
        counter: 0,
        transports: [],
        createdAt,
      });
    const since = new Date(NOW.getTime() + 1000);
    await addPasskey('davor', new Date(NOW.getTime() - 7 * DAY_MS - 1000));
    await addPasskey('vorbereitet', new Date(NOW.getTime() - 7 * DAY_MS));
    const undo = await change();
    await addPasskey('seither', since);
    await t.db
      .insert(secondFactors)
      .values({ userId, sealedSecret: 'x', createdAt: since, confirmedAt: since });
    await t.db.insert(recoveryCodes).values({ userId, codeHash: 'x' });
    later(DAY_MS);
    expect(await use('undo', undo)).toBe(204);
    expect((await t.db.select().from(passkeys)).map(({ title }) => title)).toEqual(['davor']);
    expect([await t.db.$count(secondFactors), await t.db.$count(recoveryCodes)]).toEqual([0, 0]);
    expect(await t.db.$count(auditEntries, eq(auditEntries.action, 'user.factors_removed'))).toBe(1);
    await t.db.delete(passkeys);
  });

  test('leaves an app from more than a week before the change, with its recovery codes', async () => {
    const userId = t.users.gast.id;
    const before = new Date(NOW.getTime() - 7 * DAY_MS - 1000);
    await t.db
      .insert(secondFactors)
      .values({ userId, sealedSecret: 'x', createdAt: before, confirmedAt: before });
    await t.db.insert(recoveryCodes).values({ userId, codeHash: 'x' });
    expect(await use('undo', await change())).toBe(204);
    expect([await t.db.$count(secondFactors), await t.db.$count(recoveryCodes)]).toEqual([1, 1]);
    await t.db.delete(recoveryCodes);
    await t.db.delete(secondFactors);
  });

  test('does not after 7 days', async () => {
    const undo = await change();
    later(7 * DAY_MS);
    expect(await use('undo', undo)).toBe(410);
    expect(await current()).toBe(NEW);
  });

  test('stops a change that is not confirmed yet', async () => {
    await ask();
    expect(await use('undo', await codeOf('email_change_notice'))).toBe(204);
    expect(await use('confirm', await codeOf('email_change'))).toBe(410);
    expect(await current()).toBe(OLD);
  });

  test('gets it back where whoever changed it has changed it again', async () => {
    const undo = await change();
    later(1000);
    const next = await change('dritte@firn.example');
    expect(await use('undo', undo)).toBe(204);
    expect(await current()).toBe(OLD);
    expect(await use('undo', next)).toBe(410);
  });
});
