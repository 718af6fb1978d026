import { type RegistrationRequest, SESSION_COOKIE } from '@firn/shared-contracts/api';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { aBookingRequest, insertBookableEvent } from '../../../test/bookable-event.ts';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import { solvedCaptcha } from '../../../test/captcha.ts';
import { codeIn, mailsTo } from '../../../test/mailbox.ts';
import { browser, PASSWORD } from '../../../test/personas.ts';
import { aRegistration, NEW_PASSWORD } from '../../../test/registration.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { mailRequests } from '../mail-requests/mail-requests.table.ts';
import { users } from '../users/users.table.ts';
import { registrations } from './accounts.table.ts';
import { forgetUnconfirmedAccounts } from './forget-unconfirmed.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());
/** One visitor sends it, who was never here before. */
let visitor: Awaited<ReturnType<typeof browser>>;
beforeEach(async () => {
  visitor = await browser(t.app);
  t.setNow(NOW);
  // A test asks for more mails from its one address than people do.
  await t.db.delete(mailRequests);
});

const post = (url: string, payload: object) => visitor({ method: 'POST', url, payload });
const register = async (email: string, changes: Partial<RegistrationRequest> = {}) =>
  post('/api/users', await aRegistration(email, changes));
const confirm = (verificationCode: string) => post('/api/registration/confirm', { verificationCode });
const logIn = async (email: string, password: string) =>
  (await browser(t.app))({ method: 'POST', url: '/api/login', payload: { email, password } });
const again = async (email: string) =>
  post('/api/registration/mail', { email, captcha: await solvedCaptcha() });

const userOf = async (email: string) => (await t.db.select().from(users).where(eq(users.email, email)))[0];
const later = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
const confirmCode = async (email: string, now = NOW) =>
  codeIn(await mailsTo(t, email, now), '/register/confirm');

describe('a new account', () => {
  test('is there once its address is confirmed, and logs in', async () => {
    const email = 'neu@firn.example';
    const answer = await register(email);
    expect([answer.statusCode, answer.body]).toEqual([202, '']);
    expect(await userOf(email)).toBeUndefined();
    const confirmed = await confirm(await confirmCode(email));
    expect([confirmed.statusCode, confirmed.json()]).toEqual([
      200,
      { '@type': 'RegistrationConfirmed', email, returnPath: null, signedIn: true },
    ]);
    expect(await userOf(email)).toMatchObject({
      state: 'active',
      firstName: 'Nina',
      lastName: 'Käser',
      roles: [],
      code: expect.stringMatching(/^1\d{4}$/),
      termsAcceptedAt: NOW,
    });
    expect((await visitor('/api/me')).json().email).toBe(email);
    expect((await logIn(email, NEW_PASSWORD)).statusCode).toBe(204);
    const [entry] = await t.db.select().from(auditEntries).where(eq(auditEntries.action, 'user.register'));
    expect(JSON.stringify(entry)).not.toContain('argon2');
  });

  test('leads back to the event it came from', async () => {
    const event = await insertBookableEvent(t.db);
    await register('vom-anlass@firn.example', { returnTo: event.id });
    const confirmed = await confirm(await confirmCode('vom-anlass@firn.example'));
    expect(confirmed.json().returnPath).toBe(`/event/${event.id}/buchen`);
  });

  test('is made by one of two tabs that confirm at once, and the other is told', async () => {
    await register('zwei@firn.example');
    const code = await confirmCode('zwei@firn.example');
    const statuses = (await Promise.all([confirm(code), confirm(code)])).map(({ statusCode }) => statusCode);
    expect(statuses.sort()).toEqual([200, 410]);
    // This one is logged in by now.
    visitor = await browser(t.app);
    expect((await confirm(code)).json().type).toBe('/problems/link-over');
    expect(await t.db.$count(users, eq(users.email, 'zwei@firn.example'))).toBe(1);
  });

  test('cannot be confirmed after 24 hours, but the mail can be sent again', async () => {
    const email = 'spaet@firn.example';
    await register(email);
    const code = await confirmCode(email);
    t.setNow(later(24));
    expect((await confirm(code)).statusCode).toBe(410);
    expect((await again(email)).statusCode).toBe(202);
    expect((await confirm(await confirmCode(email, later(24)))).statusCode).toBe(200);
  });

  test('is forgotten after a week', async () => {
    await register('vergessen@firn.example');
    await forgetUnconfirmedAccounts(t.db, later(7 * 24 + 1));
    expect(await t.db.$count(registrations)).toBe(0);
  });
});

describe('who confirms has to be who registered', () => {
  const STRANGERS = 'Des-Fremden-1';
  const strangerRegisters = async (email: string) => {
    const payload = await aRegistration(email, { password: STRANGERS, passwordConfirmation: STRANGERS });
    await (await browser(t.app))({ method: 'POST', url: '/api/users', payload });
    return confirmCode(email);
  };
  const confirmElsewhere = async (verificationCode: string, password?: string) =>
    (await browser(t.app))({
      method: 'POST',
      url: '/api/registration/confirm',
      payload: { verificationCode, password },
    });
  const violationsOf = ({ body }: { readonly body: string }) => JSON.parse(body).violations;

  test('the link of a stranger who registered the address gives the account to nobody', async () => {
    const email = 'beide@firn.example';
    const strangers = await strangerRegisters(email);
    await register(email);
    const own = await confirmCode(email, later(1));
    for (const refused of [await confirm(strangers), await confirmElsewhere(strangers, NEW_PASSWORD)]) {
      expect(refused.statusCode).toBe(422);
      expect(violationsOf(refused)).toEqual([
        { propertyPath: 'password', message: expect.stringContaining('Registrierung') },
      ]);
    }
    expect(await userOf(email)).toBeUndefined();
    expect((await confirm(own)).statusCode).toBe(200);
    expect((await confirmElsewhere(strangers, STRANGERS)).statusCode).toBe(410);
    expect((await logIn(email, NEW_PASSWORD)).statusCode).toBe(204);
    expect((await logIn(email, STRANGERS)).statusCode).not.toBe(204);
  });

  test('nor where the owner never registered', async () => {
    const code = await strangerRegisters('nie@firn.example');
    expect((await confirm(code)).statusCode).toBe(422);
    expect(await userOf('nie@firn.example')).toBeUndefined();
  });

  test('another browser confirms with the password of the registration', async () => {
    await register('anderswo@firn.example');
    const code = await confirmCode('anderswo@firn.example');
    expect(violationsOf(await confirmElsewhere(code))).toEqual([
      {
        propertyPath: 'password',
        message: 'Bitte gib das Passwort ein, das du bei der Registrierung gewählt hast.',
      },
    ]);
    const confirmed = await confirmElsewhere(code, NEW_PASSWORD);
    expect([confirmed.statusCode, confirmed.json().signedIn]).toEqual([200, false]);
    expect(confirmed.cookies.map(({ name }) => name)).not.toContain(SESSION_COOKIE);
  });

  test('whoever is logged in as somebody else stays so', async () => {
    const email = 'familie@firn.example';
    await register(email);
    await visitor({
      method: 'POST',
      url: '/api/login',
      payload: { email: 'gast@firn.example', password: PASSWORD },
    });
    const confirmed = await confirm(await confirmCode(email));
    expect([confirmed.statusCode, confirmed.json().signedIn]).toEqual([200, false]);
    expect((await visitor('/api/me')).json().email).toBe('gast@firn.example');
  });

  test('guesses at it count as those of a login', async () => {
    await register('raten@firn.example');
    const code = await confirmCode('raten@firn.example');
    for (let guess = 0; guess < 5; guess++) {
      expect((await confirmElsewhere(code, `Geraten-${guess}`)).statusCode).toBe(422);
    }
    expect((await confirmElsewhere(code, NEW_PASSWORD)).statusCode).toBe(429);
    expect((await logIn('raten@firn.example', NEW_PASSWORD)).statusCode).toBe(429);
  });

  test('a cookie of another secret or registration is none', async () => {
    await register('keks@firn.example');
    const verificationCode = await confirmCode('keks@firn.example');
    const [registration] = await t.db
      .select()
      .from(registrations)
      .where(eq(registrations.email, 'keks@firn.example'));
    const forged = await (await browser(t.app))({
      method: 'POST',
      url: '/api/registration/confirm',
      cookies: { firn_registration: registration?.id ?? '' },
      payload: { verificationCode },
    });
    expect(forged.statusCode).toBe(422);
  });
});

describe('nobody learns who has an account', () => {
  test('a known address gets the same answer, and a mail that says so', async () => {
    const [known, unknown] = [await register('GAST@firn.example'), await register('unbekannt@firn.example')];
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    const mails = await mailsTo(t, 'gast@firn.example');
    expect(mails.map(({ template }) => template)).toEqual(['already_registered']);
    expect(mails[0]?.text).toContain('du hast schon ein Konto');
    expect(mails[0]?.text).not.toContain('Nina');
    expect((await logIn('gast@firn.example', PASSWORD)).statusCode).toBe(204);
  });

  test('what the request does is the same: the same rows, and no mail before the job', async () => {
    const rows = async (email: string) => {
      const before = [await t.db.$count(registrations), await t.db.$count(mailRequests)] as const;
      await register(email);
      return [(await t.db.$count(registrations)) - before[0], (await t.db.$count(mailRequests)) - before[1]];
    };
    expect(await rows('guide@firn.example')).toEqual(await rows('niemand@firn.example'));
  });

  test('a login with the password of the form answers alike, too', async () => {
    await register('super@firn.example');
    await register('auch-niemand@firn.example');
    await mailsTo(t, 'super@firn.example');
    for (const email of ['super@firn.example', 'auch-niemand@firn.example']) {
      const refused = await logIn(email, NEW_PASSWORD);
      expect([refused.statusCode, refused.json().type]).toEqual([403, '/problems/unconfirmed']);
      expect((await logIn(email, 'Falsch-123!')).statusCode).toBe(401);
    }
  });

  test('the mail of a locked account is not sent', async () => {
    await t.db.insert(users).values({ email: 'gesperrt@firn.example', state: 'locked', passwordHash: 'x' });
    expect((await register('gesperrt@firn.example')).statusCode).toBe(202);
    expect(await mailsTo(t, 'gesperrt@firn.example')).toEqual([]);
  });
});

describe('the mail that asks to confirm', () => {
  test('says not one word that was typed', async () => {
    await register('fremd@firn.example', { firstName: 'Gratis-Gewinn', lastName: 'www.boese.example' });
    const [mail] = await mailsTo(t, 'fremd@firn.example');
    expect(mail?.template).toBe('register_confirm');
    for (const text of [mail?.subject, mail?.text, mail?.html]) expect(text).not.toMatch(/Gewinn|boese/);
    expect(mail?.text).toContain('Bitte bestätige bis So, 15.02.2026, 09:00 Uhr');
    expect(mail?.text).toContain('Hast du dich nicht registriert? Dann bestätige nichts');
  });

  test('asked for again by somebody whom nobody knows is not sent', async () => {
    expect((await again('ganz-fremd@firn.example')).statusCode).toBe(202);
    expect(await mailsTo(t, 'ganz-fremd@firn.example')).toEqual([]);
  });
});

describe('what a guest has done before', () => {
  const book = async (email: string) => {
    const event = await insertBookableEvent(t.db);
    const request = aBookingRequest(event.iri);
    const payload = { ...request, booker: { ...request.booker, email } };
    const headers = { 'idempotency-key': `claim-${email}` };
    const booked = await t.anonymous({ method: 'POST', url: '/api/bookings', payload, headers });
    return booked.json<{ id: string }>().id;
  };
  const ownerOf = async (id: string) =>
    (await t.db.select({ userId: bookings.userId }).from(bookings).where(eq(bookings.id, id)))[0]?.userId;

  test('is theirs only once the address is confirmed', async () => {
    const email = 'bucherin@firn.example';
    const booking = await book(email);
    await register(email.toUpperCase());
    const code = await confirmCode(email);
    expect(await ownerOf(booking)).toBeNull();
    await confirm(code);
    const owner = await userOf(email);
    expect(await ownerOf(booking)).toBe(owner?.id);
  });

  test('and so is the guest that the office knows, with number and notes', async () => {
    const email = 'stamm@firn.example';
    await t.db.insert(users).values({ email, firstName: 'N.', lastName: 'K.', code: '77' });
    await register(email);
    await confirm(await confirmCode(email));
    expect(await userOf(email)).toMatchObject({ code: '77', firstName: 'Nina', state: 'active' });
  });
});

describe('what is wrong with the form is said by field', () => {
  test.each([
    [{ password: 'kurz', passwordConfirmation: 'kurz' }, 'password', '10 bis 128 Zeichen'],
    [{ password: 'nurkleine12', passwordConfirmation: 'nurkleine12' }, 'password', 'Grossbuchstaben'],
    [{ password: 'Nur-Buchstaben', passwordConfirmation: 'Nur-Buchstaben' }, 'password', 'eine Ziffer'],
    [{ password: 'Passwort123', passwordConfirmation: 'Passwort123' }, 'password', 'zu bekannt'],
    [
      { password: 'X1-form@firn.example', passwordConfirmation: 'X1-form@firn.example' },
      'password',
      'ohne deine E-Mail-Adresse',
    ],
    [{ passwordConfirmation: 'Anders-123' }, 'passwordConfirmation', 'sind nicht gleich'],
    [{ acceptTerms: false }, 'acceptTerms', 'Bedingungen'],
    [{ firstName: ' ' }, 'firstName', 'fülle dieses Feld aus'],
    [{ email: 'ohne-klammeraffe' }, 'email', 'vollständige E-Mail-Adresse'],
  ])('%j', async (changes, field, message) => {
    const { statusCode, body } = await register('form@firn.example', changes);
    const { violations } = JSON.parse(body);
    expect(statusCode).toBe(422);
    expect(violations).toContainEqual({ propertyPath: field, message: expect.stringContaining(message) });
  });

  test('without a captcha, or with a used one, nothing happens, for a script neither', async () => {
    const used = await solvedCaptcha();
    expect((await register('erste@firn.example', { captcha: used })).statusCode).toBe(202);
    const { captcha: _solved, ...without } = await aRegistration('zweite@firn.example');
    for (const solution of [{}, { captcha: 'nonsense' }, { captcha: used }]) {
      const refused = await post('/api/users', { ...without, ...solution });
      expect([refused.statusCode, refused.json().type]).toEqual([422, '/problems/captcha']);
    }
    expect(await mailsTo(t, 'zweite@firn.example')).toEqual([]);
  });

  test('a captcha is not used up by a form that is refused', async () => {
    const captcha = await solvedCaptcha();
    expect((await register('dritte@firn.example', { captcha, acceptTerms: false })).statusCode).toBe(422);
    expect((await register('dritte@firn.example', { captcha })).statusCode).toBe(202);
  });
});
