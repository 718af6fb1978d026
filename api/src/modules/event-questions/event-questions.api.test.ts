import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { insertBookableEvent } from '../../../test/bookable-event.ts';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import { solvedCaptcha } from '../../../test/captcha.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import { mailRequests } from '../mail-requests/mail-requests.table.ts';
import { tasks } from '../tasks/tasks.table.ts';

const QUESTION = 'Kann meine Tochter (11) mit?';

let t: TestApp;
let event: { readonly id: string; readonly iri: string };
beforeAll(async () => {
  t = await buildTestApp();
  event = await insertBookableEvent(t.db);
});
afterAll(() => t.close());
beforeEach(async () => {
  t.setNow(NOW);
  await t.db.delete(mailRequests);
  await t.db.delete(tasks);
});

const asking = (overrides: object = {}) => ({
  event: event.iri,
  name: 'Nina Käser',
  email: 'nina@firn.example',
  question: QUESTION,
  ...overrides,
});
const ask = async (overrides: object = {}, remoteAddress = '203.0.113.7') =>
  t.anonymous({
    method: 'POST',
    url: '/api/event_questions',
    payload: { ...asking(), captcha: await solvedCaptcha(), ...overrides },
    remoteAddress,
  });
const listed = async () => (await (await t.as('admin'))('/api/tasks')).json()['hydra:member'];

test('a question is a task of today with the event, and who asks', async () => {
  const answer = await ask();
  expect([answer.statusCode, answer.body]).toEqual([202, '']);
  const [task, ...others] = await listed();
  expect(others).toEqual([]);
  expect(task).toMatchObject({
    kind: 'own',
    title: expect.stringMatching(/^Frage von Nina Käser zu E-\d+-1$/),
    due: '2026-02-14',
    assignee: null,
    createdBy: null,
  });
  expect(JSON.stringify(task)).toContain(event.id);
  const item = (await (await t.as('admin'))(task['@id'])).json();
  expect(JSON.stringify(item)).toContain(
    JSON.stringify(`Nina Käser, nina@firn.example\n\n${QUESTION}`).slice(1, -1),
  );
});

test('nobody is written to: the office answers', async () => {
  await ask();
  expect(await mailsTo(t, 'nina@firn.example', NOW)).toEqual([]);
});

test('somebody signed in is known, whatever the form says, and needs no captcha', async () => {
  const send = await t.as('gast');
  const { name: _name, email: _email, ...known } = asking();
  const answer = await send({ method: 'POST', url: '/api/event_questions', payload: known });
  expect(answer.statusCode).toBe(202);
  const other = asking({ name: 'Wer Anders', email: 'anders@firn.example', question: 'Und Halbpension?' });
  await send({ method: 'POST', url: '/api/event_questions', payload: other });
  const told = JSON.stringify(await listed());
  expect(told).not.toContain('Wer Anders');
  expect((await listed()).length).toBe(2);
});

test('the same question twice is one task', async () => {
  await ask();
  await ask();
  expect(await listed()).toHaveLength(1);
});

test('of one address five an hour are taken', async () => {
  for (const question of ['1', '2', '3', '4', '5']) expect((await ask({ question })).statusCode).toBe(202);
  const refused = await ask({ question: '6' });
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(await listed()).toHaveLength(5);
});

test.each([
  [{ captcha: undefined }, 'captcha'],
  [{ name: undefined }, 'name'],
  [{ email: undefined }, 'email'],
  [{ email: 'nina' }, 'email'],
  [{ question: ' ' }, 'question'],
  [{ question: 'x'.repeat(1501) }, 'question'],
  [{ name: 'Nina\nKäser' }, 'name'],
  [{ event: `/api/events/${randomUUID()}` }, 'event'],
])('%j is refused by its field', async (overrides, field) => {
  const answer = await ask(overrides);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().violations).toMatchObject([{ propertyPath: field }]);
  expect(await listed()).toEqual([]);
});

test('an event that is not public cannot be asked about', async () => {
  const hidden = await insertBookableEvent(t.db, { published: false });
  expect((await ask({ event: hidden.iri })).statusCode).toBe(422);
});
