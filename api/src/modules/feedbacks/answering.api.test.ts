import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import { anAnswer, answerAs, askAll, pastEvent, tokenOf } from '../../../test/feedbacks.ts';
import { events } from '../events/events.table.ts';
import { outboxMails } from '../outbox/outbox.table.ts';
import { feedbackGuides, feedbacks } from './feedbacks.table.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  t.setNow(NOW);
  await t.db.delete(feedbacks);
  await t.db.delete(outboxMails);
  await t.db.update(events).set({ state: 'cancelled' });
});

async function askedToken(options: Parameters<typeof pastEvent>[2] = {}) {
  await pastEvent(t, ['Nina'], options);
  await askAll(t);
  return tokenOf(t, 'Nina');
}

const look = (token: string) => t.anonymous(`/api/feedback_requests/${token}`);

test('the link tells the event and its guides, and nobody who took part', async () => {
  const answer = await look(await askedToken());
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    state: 'open',
    title: 'Skitour Piz Buin',
    overnight: true,
    guides: [{ '@id': `/api/users/${t.users.guide.id}`, name: 'Vera Guide' }],
  });
  for (const word of ['Nina', 'Käser', 'nina@']) expect(answer.body).not.toContain(word);
});

test('an answer is stored once, and a second one changes nothing', async () => {
  const token = await askedToken();
  const taken = await answerAs(t, token);
  expect(taken.statusCode).toBe(201);
  expect(taken.json()).toMatchObject({ state: 'answered' });
  const again = await answerAs(
    t,
    token,
    anAnswer(t, { comment: 'Doch nicht.', tour: { content: 1, level: 1, organisation: 1 } }),
  );
  expect(again.statusCode).toBe(409);
  expect(again.json().type).toBe('/problems/feedback-answered');
  expect(await t.db.select().from(feedbacks)).toMatchObject([
    { content: 5, level: 4, organisation: 5, hut: 4, comment: 'Ein grosser Tag.', publishConsent: true },
  ]);
  expect(await t.db.select().from(feedbackGuides)).toMatchObject([{ safety: 5, communication: 4 }]);
});

test('of many at the same moment one is taken', async () => {
  const token = await askedToken();
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => answerAs(t, token)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409, 409, 409]);
  expect(await t.db.select().from(feedbackGuides)).toHaveLength(1);
});

test('a link that was forwarded answers once in the place of who was asked, whoever is logged in', async () => {
  const token = await askedToken();
  const gast = await t.as('gast');
  const looked = await gast(`/api/feedback_requests/${token}`);
  for (const word of ['Nina', 'Käser', 'nina@']) expect(looked.body).not.toContain(word);
  const send = { method: 'POST', url: `/api/feedbacks/${token}`, payload: anAnswer(t) } as const;
  expect((await gast(send)).statusCode).toBe(201);
  expect((await answerAs(t, token)).statusCode).toBe(409);
  const [voice] = (await (await t.as('admin'))('/api/feedbacks')).json()['hydra:member'];
  expect(voice.person.name).toBe('Nina Käser');
  expect((await gast('/api/me/export.json')).json().feedbacks).toEqual([]);
});

test('looking answers nothing, however often', async () => {
  const token = await askedToken();
  for (let index = 0; index < 3; index += 1) expect((await look(token)).json().state).toBe('open');
  expect((await answerAs(t, token)).statusCode).toBe(201);
  expect((await look(token)).json().state).toBe('answered');
});

test('a link that was guessed leads nowhere', async () => {
  await askedToken();
  for (const token of ['geraten', '../admin', 'a'.repeat(43), '00000000-0000-4000-8000-000000000000']) {
    expect((await look(encodeURIComponent(token))).statusCode).toBe(404);
    expect((await answerAs(t, encodeURIComponent(token))).statusCode).toBe(404);
  }
  expect((await t.anonymous(`/api/feedback_requests/${'a'.repeat(101)}`)).statusCode).toBe(404);
});

test('after 60 days nothing is taken any more', async () => {
  const token = await askedToken();
  t.setNow(new Date('2026-04-15T14:59:59Z'));
  expect((await look(token)).json().state).toBe('open');
  t.setNow(new Date('2026-04-15T15:00:00Z'));
  expect((await look(token)).json().state).toBe('closed');
  const late = await answerAs(t, token);
  expect(late.statusCode).toBe(410);
  expect(late.json().type).toBe('/problems/feedback-closed');
});

describe('what does not fit is named by its field', () => {
  const guide = () => `/api/users/${t.users.guide.id}`;
  const grades = { preparation: 5, safety: 5, communication: 5 };

  test('grades outside of 1 to 5, a comment that is too long, unknown fields', async () => {
    const token = await askedToken();
    const pathsOf = async (answer: object) =>
      (await answerAs(t, token, answer as never))
        .json<{ violations: { propertyPath: string }[] }>()
        .violations.map(({ propertyPath }) => propertyPath);
    const tour = { content: 5, level: 5, organisation: 5 };
    expect(await pathsOf({ tour: { ...tour, level: 0 } })).toEqual(['tour.level']);
    expect(await pathsOf({ tour: { ...tour, content: 6 } })).toEqual(['tour.content']);
    expect(await pathsOf({ tour: { content: 5, level: 5 } })).toEqual(['tour.organisation']);
    expect(await pathsOf({ tour, comment: 'x'.repeat(2001) })).toEqual(['comment']);
    expect(await pathsOf({ tour, guides: [{ guide: guide(), safety: 5, communication: 5 }] })).toEqual([
      'guides[0].preparation',
    ]);
    expect((await answerAs(t, token, { tour, published: true } as never)).statusCode).toBe(422);
    expect((await answerAs(t, token, { tour })).statusCode).toBe(201);
  });

  test('somebody who did not guide, or one twice', async () => {
    const token = await askedToken();
    const stranger = { guide: `/api/users/${t.users.partner.id}`, ...grades };
    const own = { guide: guide(), ...grades };
    const foreign = await answerAs(t, token, anAnswer(t, { guides: [own, stranger] }));
    expect(foreign.json().violations).toMatchObject([{ propertyPath: 'guides[1].guide' }]);
    const twice = await answerAs(t, token, anAnswer(t, { guides: [own, own] }));
    expect(twice.json().violations).toMatchObject([{ propertyPath: 'guides[1].guide' }]);
    expect(await t.db.select().from(feedbackGuides)).toEqual([]);
  });

  test('a hut where nobody slept', async () => {
    const oneDay = { start: new Date('2026-02-13T07:00:00Z') };
    const token = await askedToken({ changes: oneDay });
    expect((await look(token)).json().overnight).toBe(false);
    const refused = await answerAs(t, token);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().violations).toMatchObject([{ propertyPath: 'tour.hut' }]);
    const tour = { content: 3, level: 3, organisation: 3, hut: null };
    expect((await answerAs(t, token, anAnswer(t, { tour }))).statusCode).toBe(201);
    expect(await t.db.select().from(feedbacks).where(eq(feedbacks.content, 3))).toMatchObject([
      { hut: null },
    ]);
  });
});
