import type { SessionResponse } from '@firn/shared-contracts/api';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import { browser, type Inject, PASSWORD } from '../../../test/personas.ts';
import { sessions } from '../auth/auth.table.ts';
import { outboxMails } from '../outbox/outbox.table.ts';
import { users } from '../users/users.table.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Mobile/15E148 Safari/604.1';
const HUT = '198.51.100.7';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  t.setNow(NOW);
  await t.db.delete(sessions);
  await t.db.delete(outboxMails);
  await t.db.update(users).set({ lastSeenAt: null });
});

async function logIn(
  send: Inject,
  device = FIREFOX,
  remoteAddress = '127.0.0.1',
  email = 'gast@firn.example',
) {
  const response = await send({
    method: 'POST',
    url: '/api/login',
    payload: { email, password: PASSWORD },
    headers: { 'user-agent': device },
    remoteAddress,
  });
  expect(response.statusCode).toBe(204);
  return send;
}

const loggedIn = async (...where: [device?: string, address?: string, email?: string]) =>
  logIn(await browser(t.app), ...where);

const listed = async (send: Inject): Promise<SessionResponse[]> =>
  (await send('/api/sessions')).json()['hydra:member'];
const isIn = async (send: Inject) => (await send('/api/me')).json().id !== null;
const remove = (send: Inject, id = '') => send({ method: 'DELETE', url: `/api/sessions${id && `/${id}`}` });
const newDevices = () => t.db.select().from(outboxMails).where(eq(outboxMails.template, 'new_device'));

describe('one’s own sessions', () => {
  test('say device and place in words, the one in use first, and no address', async () => {
    const here = await loggedIn();
    t.setNow(new Date('2026-02-14T09:20:00.000Z'));
    await loggedIn(IPHONE, HUT);
    await loggedIn(FIREFOX, HUT, 'guide@firn.example');
    t.setNow(new Date('2026-02-14T11:59:00.000Z'));
    const response = await here('/api/sessions');
    expect(response.json()['hydra:member']).toMatchObject([
      {
        device: 'Firefox auf Windows',
        place: 'dieses Netz',
        createdAt: '2026-02-14T08:00:00.000Z',
        seenAt: '2026-02-14T11:00:00.000Z',
        isCurrent: true,
      },
      {
        device: 'Safari auf iPhone',
        place: 'ein anderes Netz',
        createdAt: '2026-02-14T09:20:00.000Z',
        seenAt: '2026-02-14T09:00:00.000Z',
        isCurrent: false,
      },
    ]);
    expect(response.json().totalItems).toBe(2);
    expect(response.body).not.toContain(HUT);
  });

  test('that are over are not listed', async () => {
    await loggedIn(IPHONE);
    t.setNow(new Date(NOW.getTime() + 13 * 86_400_000));
    const send = await loggedIn();
    expect(await listed(send)).toHaveLength(2);
    t.setNow(new Date(NOW.getTime() + 15 * 86_400_000));
    expect(await listed(send)).toHaveLength(1);
  });

  test('can be ended, one or all others', async () => {
    const here = await loggedIn();
    const [phone, hut] = [await loggedIn(IPHONE), await loggedIn(FIREFOX, HUT)];
    const stranger = await loggedIn(FIREFOX, HUT, 'guide@firn.example');
    const ofPhone = (await listed(here)).find(({ device }) => device === 'Safari auf iPhone')?.id;
    expect((await remove(here, ofPhone)).statusCode).toBe(204);
    expect([await isIn(phone), await isIn(hut), await isIn(here)]).toEqual([false, true, true]);
    expect((await remove(here, ofPhone)).statusCode).toBe(404);
    expect((await remove(here)).statusCode).toBe(204);
    expect([await isIn(hut), await isIn(here), await isIn(stranger)]).toEqual([false, true, true]);
  });

  test('the one in use is ended by logging out', async () => {
    const here = await loggedIn();
    const refused = await remove(here, (await listed(here))[0]?.id);
    expect([refused.statusCode, refused.json().type]).toEqual([409, '/problems/current-session']);
    expect(await isIn(here)).toBe(true);
  });

  test('somebody else’s is not there', async () => {
    const stranger = await loggedIn();
    const ofStranger = (await listed(stranger))[0]?.id;
    const admin = await loggedIn(FIREFOX, HUT, 'admin@firn.example');
    expect((await remove(admin, ofStranger)).statusCode).toBe(404);
    expect(await isIn(stranger)).toBe(true);
  });

  test('are not an admin’s to see or to end who acts as their owner', async () => {
    const stranger = await loggedIn();
    const ofStranger = (await listed(stranger))[0]?.id;
    const admin = await loggedIn(FIREFOX, HUT, 'admin@firn.example');
    const as = '?_switch_user=gast@firn.example';
    const answers = [
      await admin(`/api/sessions${as}`),
      await admin({ method: 'DELETE', url: `/api/sessions${as}` }),
      await admin({ method: 'DELETE', url: `/api/sessions/${ofStranger}${as}` }),
    ];
    expect(answers.map((answer) => answer.json().type)).toEqual(Array(3).fill('/problems/impersonating'));
    expect(await isIn(stranger)).toBe(true);
  });
});

describe('the mail new_device', () => {
  test('is not sent on the very first login, nor to a browser that the account knows', async () => {
    const send = await loggedIn();
    await logIn(send);
    expect(await newDevices()).toEqual([]);
  });

  test('tells of a browser that the account does not know, without its address', async () => {
    await loggedIn();
    await loggedIn(IPHONE, HUT);
    const [mail, ...others] = await newDevices();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      recipient: 'gast@firn.example',
      subject: 'Anmeldung auf einem neuen Gerät',
      about: `/api/users/${t.users.gast.id}`,
    });
    expect(mail?.text).toContain('Gerät: Safari auf iPhone');
    expect(mail?.text).toContain('Zeit: Sa, 14.02.2026, 09:00 Uhr');
    expect(mail?.text).toContain('/profil');
    expect(mail?.text).not.toContain(HUT);
  });

  test('is not sent again to a family’s computer', async () => {
    const send = await loggedIn();
    await logIn(send, FIREFOX, HUT, 'guide@firn.example');
    await logIn(send);
    await logIn(send, FIREFOX, HUT, 'guide@firn.example');
    expect(await newDevices()).toEqual([]);
  });

  test('is sent where somebody else knows the browser', async () => {
    await loggedIn();
    const theirs = await loggedIn(FIREFOX, HUT, 'guide@firn.example');
    await logIn(theirs, FIREFOX, HUT);
    expect((await newDevices()).map(({ recipient }) => recipient)).toEqual(['gast@firn.example']);
  });
});
