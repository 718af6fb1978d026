import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import { solvedCaptcha } from '../../../test/captcha.ts';
import { codeIn, mailsTo } from '../../../test/mailbox.ts';
import { browser } from '../../../test/personas.ts';
import { aRegistration } from '../../../test/registration.ts';
import { mailRequests } from '../mail-requests/mail-requests.table.ts';
import { forgetUnconfirmed } from './newsletter.repository.ts';
import { newsletterCodes, newsletterSubscriptions } from './newsletter.table.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  t.setNow(NOW);
  await t.db.delete(mailRequests);
});

const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const order = async (email: string, remoteAddress = '203.0.113.7') =>
  t.anonymous({
    method: 'POST',
    url: '/api/newsletter_subscriptions',
    payload: { email, captcha: await solvedCaptcha() },
    remoteAddress,
  });
const confirm = (verificationCode: string, remoteAddress = '203.0.113.9') =>
  t.anonymous({
    method: 'POST',
    url: '/api/newsletter_subscriptions/confirm',
    payload: { verificationCode },
    remoteAddress,
  });
const subscriptionOf = async (email: string) =>
  (await t.db.select().from(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, email)))[0];
const codeFor = async (email: string, now = NOW) =>
  codeIn(await mailsTo(t, email, now), '/register/confirm-newsletter');

async function subscribe(email: string): Promise<string> {
  await order(email);
  await confirm(await codeFor(email));
  return (await subscriptionOf(email))?.unsubscribeToken ?? '';
}

describe('the newsletter', () => {
  test('is ordered, confirmed by mail and proven', async () => {
    const email = 'leserin@firn.example';
    const answer = await order(email);
    expect([answer.statusCode, answer.body]).toEqual([202, '']);
    const code = await codeFor(email);
    expect((await subscriptionOf(email))?.state).toBe('pending');
    t.setNow(later(10));
    const confirmed = await confirm(code);
    expect([confirmed.statusCode, confirmed.json()]).toEqual([
      200,
      { '@type': 'NewsletterConfirmed', email },
    ]);
    expect(await subscriptionOf(email)).toMatchObject({
      state: 'subscribed',
      textVersion: '2026-11-26',
      requestedAt: NOW,
      requestedFrom: '203.0.113.7',
      confirmedAt: later(10),
      confirmedFrom: '203.0.113.9',
    });
    expect((await confirm(code)).statusCode).toBe(410);
  });

  test('is confirmed by one of two tabs at once, and the other is told', async () => {
    const email = 'zwei-tabs@firn.example';
    await order(email);
    const code = await codeFor(email);
    const answers = await Promise.all([confirm(code), confirm(code)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
    expect((await subscriptionOf(email))?.state).toBe('subscribed');
  });

  test('is not confirmed after a week', async () => {
    await order('spaet@firn.example');
    const code = await codeFor('spaet@firn.example');
    t.setNow(later(7 * 24 * 60));
    expect((await confirm(code)).json().type).toBe('/problems/link-over');
  });

  test('proves the request that was confirmed, not a later one of somebody else', async () => {
    const email = 'beweis@firn.example';
    await order(email, '203.0.113.1');
    const code = await codeFor(email);
    t.setNow(later(5));
    await order(email, '198.51.100.1');
    await mailsTo(t, email, later(5));
    await confirm(code);
    expect(await subscriptionOf(email)).toMatchObject({ requestedFrom: '203.0.113.1', requestedAt: NOW });
    const { id = '' } = (await subscriptionOf(email)) ?? {};
    expect(await t.db.$count(newsletterCodes, eq(newsletterCodes.subscriptionId, id))).toBe(0);
  });

  test('sends nothing to whoever has it, and answers alike', async () => {
    const email = 'schon@firn.example';
    await subscribe(email);
    const answer = await order(email);
    expect([answer.statusCode, answer.body]).toEqual([202, '']);
    expect(await mailsTo(t, email)).toHaveLength(1);
  });

  test('keeps the /64 of an IPv6 address, never the whole', async () => {
    await order('sechs@firn.example', '2001:db8:1:2:3:4:5:6');
    await mailsTo(t, 'sechs@firn.example');
    expect((await subscriptionOf('sechs@firn.example'))?.requestedFrom).toBe('2001:db8:1:2::/64');
  });

  test('needs a captcha', async () => {
    const payload = { email: 'ohne@firn.example' };
    const refused = await t.anonymous({ method: 'POST', url: '/api/newsletter_subscriptions', payload });
    expect([refused.statusCode, refused.json().type]).toEqual([422, '/problems/captcha']);
  });

  test('that nobody confirmed is forgotten after 30 days', async () => {
    await order('vergessen@firn.example');
    await mailsTo(t, 'vergessen@firn.example');
    await forgetUnconfirmed(t.db, later(31 * 24 * 60));
    expect(await subscriptionOf('vergessen@firn.example')).toBeUndefined();
    expect((await subscriptionOf('leserin@firn.example'))?.state).toBe('subscribed');
  });
});

describe('its mail', () => {
  test('can be unsubscribed from by one click, as mail programs do: without cookie and token', async () => {
    const email = 'klick@firn.example';
    await subscribe(email);
    const [mail] = await mailsTo(t, email);
    expect(mail?.unsubscribeUrl).toMatch(/^https:\/\/firn\.example\/api\/newsletter_subscriptions\//);
    const url = new URL(mail?.unsubscribeUrl ?? '').pathname;
    const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: '*/*' };
    const payload = 'List-Unsubscribe=One-Click';
    const click = () => t.app.inject({ method: 'POST', url, headers, payload });
    expect((await click()).statusCode).toBe(204);
    expect(await subscriptionOf(email)).toMatchObject({ state: 'unsubscribed', unsubscribedAt: NOW });
    t.setNow(later(1));
    expect((await click()).statusCode).toBe(204);
    expect((await subscriptionOf(email))?.unsubscribedAt).toEqual(NOW);
  });

  test('by multipart, too', async () => {
    const token = await subscribe('mehrteilig@firn.example');
    const boundary = 'grenze';
    const payload = `--${boundary}\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--${boundary}--\r\n`;
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
    const url = `/api/newsletter_subscriptions/${token}`;
    expect((await t.app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(204);
  });

  test('names a page for people, and the words that are agreed to', async () => {
    await order('worte@firn.example');
    const [mail] = await mailsTo(t, 'worte@firn.example');
    const token = (await subscriptionOf('worte@firn.example'))?.unsubscribeToken;
    expect(mail?.text).toContain(`Abbestellen: https://firn.example/register/newsletter/${token}`);
    expect(mail?.text).toContain('«Ja, schickt mir etwa einmal im Monat Neuigkeiten zu Touren und Kursen.');
    expect(mail?.text).toContain('bis Sa, 21.02.2026');
  });
});

test('the page ends it by DELETE, and ends what waits to be confirmed', async () => {
  const email = 'seite@firn.example';
  await order(email);
  const code = await codeFor(email);
  const token = (await subscriptionOf(email))?.unsubscribeToken;
  const end = (value = '') =>
    t.anonymous({ method: 'DELETE', url: `/api/newsletter_subscriptions/${value}` });
  expect((await end(token)).statusCode).toBe(204);
  expect((await confirm(code)).statusCode).toBe(410);
  expect((await end('niemandes')).statusCode).toBe(410);
});

test('whoever left may come back, with a new proof', async () => {
  const email = 'zurueck@firn.example';
  const token = await subscribe(email);
  await t.anonymous({ method: 'DELETE', url: `/api/newsletter_subscriptions/${token}` });
  t.setNow(later(60));
  await order(email);
  await confirm(await codeFor(email, later(60)));
  expect(await subscriptionOf(email)).toMatchObject({
    state: 'subscribed',
    requestedAt: later(60),
    unsubscribedAt: null,
  });
});

test('a registration that ticked it subscribes once its address is confirmed', async () => {
  const email = 'mit-konto@firn.example';
  // The browser that registered is signed in once it confirms.
  const visitor = await browser(t.app);
  const payload = await aRegistration(email, { newsletter: true });
  await visitor({ method: 'POST', url: '/api/users', payload, remoteAddress: '203.0.113.7' });
  const verificationCode = codeIn(await mailsTo(t, email), '/register/confirm');
  expect(await subscriptionOf(email)).toBeUndefined();
  t.setNow(later(3));
  await visitor({ method: 'POST', url: '/api/registration/confirm', payload: { verificationCode } });
  expect(await subscriptionOf(email)).toMatchObject({
    state: 'subscribed',
    requestedAt: NOW,
    requestedFrom: '203.0.113.7',
    confirmedAt: later(3),
  });
});

describe('the office', () => {
  test('lists who has it with the proof, and without what ends it', async () => {
    const token = await subscribe('liste@firn.example');
    const admin = await t.as('admin');
    const listed = await admin('/api/newsletter_subscriptions?state=subscribed&freequery=LISTE');
    expect(listed.json()['hydra:member']).toMatchObject([
      { email: 'liste@firn.example', state: 'subscribed', confirmedFrom: '203.0.113.9' },
    ]);
    expect(listed.body).not.toContain(token);
    const [{ '@id': address }] = listed.json()['hydra:member'];
    expect((await admin(address)).json().email).toBe('liste@firn.example');
    expect(
      (await admin('/api/newsletter_subscriptions/00000000-0000-4000-8000-000000000000')).statusCode,
    ).toBe(404);
  });

  test.each(['gast', 'guide', 'partner'] as const)('alone may: not %s', async (persona) => {
    expect((await (await t.as(persona))('/api/newsletter_subscriptions')).statusCode).toBe(403);
  });
});
