import type { InvitationRequest } from '@firn/shared-contracts/api';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { aBookingFor, bookFrom, insertEventToCome } from '../../../test/anonymous-bookings.ts';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import { codeIn, mailsTo } from '../../../test/mailbox.ts';
import { browser, type Persona } from '../../../test/personas.ts';
import { aRegistration, NEW_PASSWORD } from '../../../test/registration.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { newsletterSubscriptions } from '../newsletter/newsletter.table.ts';
import { withoutSecrets } from '../outbox/index.ts';
import { outboxMails } from '../outbox/outbox.table.ts';
import { users } from '../users/users.table.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp({ PUBLIC_URL: 'https://firn.example' });
});
afterAll(() => t.close());
beforeEach(() => t.setNow(NOW));

const invite = async (email: string, changes: Partial<InvitationRequest> = {}) =>
  (await t.as('admin'))({
    method: 'POST',
    url: '/api/invitations',
    payload: { email, salutation: 'Frau', firstName: 'Lea', lastName: 'Gisler', notify: true, ...changes },
  });
const secretFor = async (email: string) => {
  await invite(email);
  return codeIn(await mailsTo(t, email), '/register');
};
const read = (secret: string) => t.anonymous(`/api/invitations/${secret}`);
const accept = async (email: string, invitation: string, newsletter = false) =>
  t.anonymous({
    method: 'POST',
    url: '/api/users',
    payload: await aRegistration(email, {
      invitation,
      newsletter,
      firstName: 'Lea Maria',
      lastName: 'Gisler',
    }),
  });
const logIn = async (email: string) =>
  (await browser(t.app))({ method: 'POST', url: '/api/login', payload: { email, password: NEW_PASSWORD } });

describe('the office', () => {
  test('records a guest with a number, and invites by mail', async () => {
    const answer = await invite('Lea@firn.example');
    const guest = answer.json();
    expect([answer.statusCode, answer.headers.location]).toEqual([201, `/api/users/${guest.id}`]);
    expect(guest).toMatchObject({ email: 'lea@firn.example', fullName: 'Lea Gisler', roles: [] });
    const [mail] = await mailsTo(t, 'lea@firn.example');
    expect(mail).toMatchObject({ template: 'invitation', about: `/api/users/${guest.id}` });
    expect((await logIn('lea@firn.example')).statusCode).toBe(401);
  });

  test('may leave the mail out', async () => {
    expect((await invite('ohne-mail@firn.example', { notify: false })).statusCode).toBe(201);
    expect(await mailsTo(t, 'ohne-mail@firn.example')).toEqual([]);
  });

  test('is told whose an address is', async () => {
    const refused = await invite('GAST@firn.example');
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      type: '/problems/address-known',
      user: `/api/users/${t.users.gast.id}`,
      detail: 'Diese E-Mail-Adresse gehört schon zu «Vera Gast».',
    });
  });

  test('gives each of two at once a number of its own', async () => {
    const answers = await Promise.all(['a', 'b', 'c'].map((name) => invite(`nummer-${name}@firn.example`)));
    const codes = answers.map((answer) => answer.json().code);
    expect(new Set(codes).size).toBe(3);
  });

  test('sees the mail first, the first one and another one, without a link that opens anything', async () => {
    const email = 'vorschau@firn.example';
    const admin = await t.as('admin');
    const planned = async () =>
      (await mailsTo(t, email)).map(({ template, recipient, subject, text }) => ({
        template,
        to: recipient,
        subject,
        text: withoutSecrets(text),
      }));
    const payload = { email, firstName: 'Lea', lastName: 'Gisler', notify: true };
    const look = (url: string, body?: object) =>
      admin({ method: 'POST', url: `${url}?dryRun=1`, ...(body && { payload: body }) });

    const first = await look('/api/invitations', payload);
    expect([first.statusCode, await planned()]).toEqual([200, []]);
    expect((await look('/api/invitations', { ...payload, notify: false })).json().mails).toEqual([]);
    const { id } = (await invite(email)).json();
    expect(first.json().mails).toEqual(await planned());
    expect(first.json().mails[0].text).toContain('https://firn.example/register/…\n');
    expect((await look('/api/invitations', payload)).statusCode).toBe(409);

    await t.db.update(outboxMails).set({ sentAt: NOW }).where(eq(outboxMails.recipient, email));
    t.setNow(new Date(NOW.getTime() + 3 * 86_400_000));
    const again = await look(`/api/users/${id}/invitation`);
    expect([again.statusCode, (await planned()).length]).toEqual([200, 1]);
    await t.db.delete(outboxMails).where(eq(outboxMails.recipient, email));
    await admin({ method: 'POST', url: `/api/users/${id}/invitation` });
    expect(again.json().mails).toEqual(await planned());
    expect(again.json().mails).toHaveLength(1);
  });

  test.each(['gast', 'guide', 'partner'] as const)('alone may: not %s', async (persona) => {
    const payload = { email: 'x@firn.example', firstName: 'X', lastName: 'Y', notify: false };
    const send = await t.as(persona);
    expect((await send({ method: 'POST', url: '/api/invitations', payload })).statusCode).toBe(403);
  });
});

describe('an invited guest', () => {
  test('reads what fills the form, and has an account at once', async () => {
    const email = 'eingeladen@firn.example';
    const secret = await secretFor(email);
    expect((await read(secret)).json()).toEqual({
      '@type': 'Invitation',
      email,
      firstName: 'Lea',
      lastName: 'Gisler',
    });
    const answer = await accept(email, secret, true);
    expect([answer.statusCode, answer.body]).toEqual([202, '']);
    expect((await logIn(email)).statusCode).toBe(204);
    const [guest] = await t.db.select().from(users).where(eq(users.email, email));
    expect(guest).toMatchObject({ firstName: 'Lea Maria', termsAcceptedAt: NOW });
    const [subscription] = await t.db
      .select()
      .from(newsletterSubscriptions)
      .where(eq(newsletterSubscriptions.email, email));
    expect(subscription).toMatchObject({ state: 'subscribed', confirmedAt: NOW, textVersion: '2026-11-26' });
  });

  test('has what was booked without an account with the address', async () => {
    const email = 'schon-gebucht@firn.example';
    const event = await insertEventToCome(t.db, NOW);
    const booked = await bookFrom(t.anonymous, '203.0.113.5', aBookingFor(event.iri, email));
    const owner = async () =>
      (await t.db.select().from(bookings).where(eq(bookings.id, booked.json().id)))[0]?.userId;
    const secret = await secretFor(email);
    expect(await owner()).toBeNull();
    await accept(email, secret);
    const [guest] = await t.db.select().from(users).where(eq(users.email, email));
    expect(await owner()).toBe(guest?.id);
  });

  test('uses the secret once', async () => {
    const email = 'zweimal@firn.example';
    const secret = await secretFor(email);
    const answers = await Promise.all([accept(email, secret), accept(email, secret)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([202, 410]);
    expect((await read(secret)).json().type).toBe('/problems/link-over');
  });

  test('uses it with the invited address alone, and may try again', async () => {
    const secret = await secretFor('richtig@firn.example');
    const refused = await accept('andere@firn.example', secret);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().violations).toEqual([
      {
        propertyPath: 'email',
        message: 'Diese Einladung gilt für richtig@firn.example. Bitte gib diese Adresse an.',
      },
    ]);
    expect((await accept('Richtig@firn.example', secret)).statusCode).toBe(202);
  });

  test('is late after 30 days', async () => {
    const secret = await secretFor('spaet@firn.example');
    t.setNow(new Date(NOW.getTime() + 30 * 86_400_000));
    expect((await read(secret)).statusCode).toBe(410);
    expect((await accept('spaet@firn.example', secret)).statusCode).toBe(410);
  });

  test('has nothing of a secret that went to a wrong address, once the office has corrected it', async () => {
    const guest = (await invite('vertippt@firn.example')).json();
    const secret = codeIn(await mailsTo(t, 'vertippt@firn.example'), '/register');
    const email = 'berichtigt@firn.example';
    const corrected = await (await t.as('admin'))({
      method: 'PATCH',
      url: guest['@id'],
      payload: { email },
      headers: { 'content-type': 'application/merge-patch+json', 'if-match': '*' },
    });
    expect(corrected.statusCode).toBe(200);
    expect((await read(secret)).statusCode).toBe(410);
    expect((await accept(email, secret)).statusCode).toBe(410);
  });

  test('finds nothing by a secret that never was', async () => {
    expect((await read('nie-gewesen')).statusCode).toBe(410);
  });
});

describe('inviting again', () => {
  const again = async (id: string, persona: Persona = 'admin', query = '') =>
    (await t.as(persona))({ method: 'POST', url: `/api/users/${id}/invitation${query}` });
  const secretsOf = async (email: string) => {
    const mails = await mailsTo(t, email);
    return mails.map((mail) => codeIn([mail], '/register'));
  };

  test('sends a new link, and the old one is over', async () => {
    const email = 'nochmals@firn.example';
    const { id } = (await invite(email)).json();
    const [first = ''] = await secretsOf(email);
    expect((await read(first)).statusCode).toBe(200);
    await t.db.update(outboxMails).set({ sentAt: NOW }).where(eq(outboxMails.recipient, email));
    const answer = await again(id);
    expect([answer.statusCode, answer.body]).toEqual([202, '']);
    const secrets = await secretsOf(email);
    const second = secrets.find((secret) => secret !== first) ?? '';
    expect(secrets).toHaveLength(2);
    expect((await accept(email, first)).statusCode).toBe(410);
    expect((await accept(email, second)).statusCode).toBe(202);
    expect((await logIn(email)).statusCode).toBe(204);
    const entries = await t.db.select().from(auditEntries).where(eq(auditEntries.entityId, id));
    expect(entries.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['user.create', t.users.admin.id],
      ['user.invite', t.users.admin.id],
      ['user.register', id],
    ]);
  });

  test('reaches a guest who was recorded without a mail, and takes back a mail that waits', async () => {
    const email = 'erst-jetzt@firn.example';
    const { id } = (await invite(email, { notify: false })).json();
    expect((await invite(email)).json().detail).toMatch(/ nochmals einladen\.$/);
    expect((await (await t.as('admin'))(`/api/users/${id}`)).json().hasAccount).toBe(false);
    await Promise.all([again(id), again(id)]);
    const secrets = await secretsOf(email);
    expect(secrets).toHaveLength(1);
    expect((await read(secrets[0] ?? '')).statusCode).toBe(200);
  });

  test('is refused for who has an account, and for who is locked', async () => {
    const refused = await again(t.users.gast.id);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { type: '/problems/has-account', detail: expect.stringMatching(/^«Vera Gast» hat schon ein Konto\./) },
    ]);
    const { id } = (await invite('gesperrt@firn.example', { notify: false })).json();
    await t.db.update(users).set({ state: 'locked' }).where(eq(users.id, id));
    const locked = await again(id);
    expect([locked.statusCode, locked.json().type]).toEqual([409, '/problems/account-locked']);
    expect(await mailsTo(t, 'gesperrt@firn.example')).toEqual([]);
    expect((await again('00000000-0000-4000-8000-000000000000')).statusCode).toBe(404);
  });

  test('is the office’s, an admin’s account a super admin’s, and nobody’s in another’s name', async () => {
    const { id } = (await invite('admin-ohne@firn.example', { notify: false })).json();
    for (const persona of ['gast', 'guide', 'partner'] as const) {
      expect((await again(id, persona)).statusCode).toBe(403);
    }
    const foreign = await again(id, 'super', '?_switch_user=admin@firn.example');
    expect([foreign.statusCode, foreign.json().type]).toEqual([403, '/problems/impersonating']);
    await t.db
      .update(users)
      .set({ roles: ['ROLE_ADMIN'] })
      .where(eq(users.id, id));
    expect((await again(id)).statusCode).toBe(403);
    expect(await mailsTo(t, 'admin-ohne@firn.example')).toEqual([]);
    expect((await again(id, 'super')).statusCode).toBe(202);
  });
});
