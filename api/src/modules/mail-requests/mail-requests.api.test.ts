import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import { solvedCaptcha } from '../../../test/captcha.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import { aRegistration } from '../../../test/registration.ts';
import { answerMailRequests } from './answer-mail-requests.ts';
import { forgetMailRequests, type MailRequest } from './mail-requests.repository.ts';
import { mailRequests } from './mail-requests.table.ts';

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
const ask = async (url: string, email: string, remoteAddress = '203.0.113.7') => {
  const payload = { email, captcha: await solvedCaptcha() };
  return t.anonymous({ method: 'POST', url, payload, remoteAddress });
};
const statuses = (answers: readonly { readonly statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).sort();
const times = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

describe('nobody floods an address with mails', () => {
  test('five an hour are sent for one network, asked for at once and by whatever form', async () => {
    const email = 'gast@firn.example';
    const forms = ['/api/password-reset', '/api/registration/mail', '/api/newsletter_subscriptions'];
    const answers = await times(9, (index) => ask(forms[index % 3] ?? '', email));
    expect(statuses(answers)).toEqual([...Array(5).fill(202), ...Array(4).fill(429)]);
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    expect(refused?.headers['retry-after']).toBe('3600');
    expect(refused?.json().detail).toContain('in 60 Minuten wieder');
    expect((await ask('/api/password-reset', 'guide@firn.example')).statusCode).toBe(202);
    t.setNow(later(60));
    expect((await ask('/api/password-reset', email)).statusCode).toBe(202);
  });

  test('ten an hour from everywhere', async () => {
    const email = 'partner@firn.example';
    const answers = await times(12, (index) => ask('/api/password-reset', email, `198.51.100.${index}`));
    expect(statuses(answers)).toEqual([...Array(10).fill(202), 429, 429]);
    expect(await mailsTo(t, email)).toHaveLength(10);
  });

  test('a registration counts, too, and leaves nothing behind when it is too much', async () => {
    const email = 'neu@firn.example';
    const register = async () =>
      t.anonymous({ method: 'POST', url: '/api/users', payload: await aRegistration(email) });
    expect(statuses(await times(6, register))).toEqual([...Array(5).fill(202), 429]);
    expect(await mailsTo(t, email)).toHaveLength(5);
  });
});

test('one network asks for sixty an hour over all addresses', async () => {
  await t.db.insert(mailRequests).values(
    Array.from({ length: 60 }, (_, index) => ({
      purpose: 'newsletter' as const,
      email: `${index}@firn.example`,
      network: '2001:db8:0:1::/64',
      at: NOW,
      answeredAt: NOW,
    })),
  );
  const from = (address: string) => ask('/api/newsletter_subscriptions', 'letzte@firn.example', address);
  expect((await from('2001:db8:0:1::9')).statusCode).toBe(429);
  expect((await from('2001:db8:0:2::9')).statusCode).toBe(202);
});

describe('the job that answers', () => {
  const none = async () => {};
  const run = (answer: (request: MailRequest) => Promise<void>) =>
    answerMailRequests({
      db: t.db,
      clock: () => NOW,
      origin: 'https://firn.example',
      answers: {
        registration: none,
        registration_again: none,
        newsletter: none,
        event_question: none,
        password_reset: (_tx, request) => answer(request),
      },
    });

  test('answers each once, by whichever worker', async () => {
    await times(4, (index) => ask('/api/password-reset', `${index}@firn.example`));
    const seen: string[] = [];
    const answer = async ({ email }: MailRequest) => {
      seen.push(email);
    };
    const counts = await Promise.all([run(answer), run(answer)]);
    expect(counts[0] + counts[1]).toBe(4);
    expect(seen.sort()).toEqual(['0@firn.example', '1@firn.example', '2@firn.example', '3@firn.example']);
  });

  test('one that fails holds up no other, and is tried again', async () => {
    await ask('/api/password-reset', 'klemmt@firn.example');
    await ask('/api/password-reset', 'geht@firn.example');
    const seen: string[] = [];
    const failing = run(async ({ email }) => {
      if (email.startsWith('klemmt')) throw new Error('no');
      seen.push(email);
    });
    await expect(failing).rejects.toThrow('1 requests for a mail failed');
    expect(seen).toEqual(['geht@firn.example']);
    expect(await run(none)).toBe(1);
  });
});

test('what was answered is forgotten after a day, with its network', async () => {
  await ask('/api/password-reset', 'niemand@firn.example');
  await forgetMailRequests(t.db, later(25 * 60));
  expect(await t.db.$count(mailRequests)).toBe(1);
  await mailsTo(t, 'niemand@firn.example');
  await forgetMailRequests(t.db, later(25 * 60));
  expect(await t.db.$count(mailRequests)).toBe(0);
});
