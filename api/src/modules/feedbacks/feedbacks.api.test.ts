import { etagOf, type FeedbackResponse } from '@firn/shared-contracts/api';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { anAnswer, answerAll, askAll, pastEvent } from '../../../test/feedbacks.ts';
import type { Persona } from '../../../test/personas.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { events } from '../events/events.table.ts';
import { outboxMails } from '../outbox/outbox.table.ts';
import { forgetOldData } from '../retention/index.ts';
import { settings } from '../settings/settings.table.ts';
import { eraseUser } from '../users/erase-user.repository.ts';
import { users } from '../users/users.table.ts';
import { feedbackGuides, feedbacks } from './feedbacks.table.ts';

let t: TestApp;
let offerId: string;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.delete(feedbacks);
  await t.db.delete(outboxMails);
  await t.db.update(events).set({ state: 'cancelled' });
});

/** An event that these people answered. */
async function answered(names: readonly string[], answer = anAnswer(t), options = {}) {
  const event = await pastEvent(t, names, options);
  offerId = event.offerId;
  await askAll(t);
  await answerAll(t, names, answer);
  return event;
}

const list = async (query = ''): Promise<FeedbackResponse[]> =>
  (await (await t.as('admin'))(`/api/feedbacks${query}`)).json()['hydra:member'];

const first = async (): Promise<FeedbackResponse> => {
  const [feedback] = await list();
  if (!feedback) throw new Error('no feedback');
  return feedback;
};

const patch = async (feedback: FeedbackResponse, payload: object, persona: Persona = 'admin') =>
  (await t.as(persona))({
    method: 'PATCH',
    url: feedback['@id'],
    payload,
    headers: { 'if-match': etagOf(feedback), 'content-type': 'application/merge-patch+json' },
  });

const voices = async (query = `offer=${offerId}`) => (await t.anonymous(`/api/voices?${query}`)).json();

describe('the office', () => {
  test('reads who said what, by event, offer, guide, season and what is to do', async () => {
    const { id, iri } = await answered(['Nina']);
    expect(await first()).toMatchObject({
      event: { '@id': iri, title: 'Skitour Piz Buin' },
      person: { name: 'Nina Käser' },
      tour: { content: 5, level: 4, organisation: 5, hut: 4 },
      guides: [{ name: 'Vera Guide', safety: 5 }],
      comment: 'Ein grosser Tag.',
      publishable: true,
      published: false,
    });
    const found = async (query: string) => (await list(query)).length;
    expect(await found(`?event=${id}&offer=${offerId}&guide=${t.users.guide.id}&season=2026-winter`)).toBe(1);
    for (const query of [`guide=${t.users.partner.id}`, 'season=2026-summer', 'work=published'])
      expect(await found(`?${query}`)).toBe(0);
    for (const query of ['work=to_reply', 'work=to_publish']) expect(await found(`?${query}`)).toBe(1);
    const admin = await t.as('admin');
    for (const query of ['season=winter', 'work=alles', 'guide=Vera'])
      expect((await admin(`/api/feedbacks?${query}`)).statusCode).toBe(400);
  });

  test('publishes with consent and takes it back, and everybody reads it meanwhile', async () => {
    await answered(['Nina']);
    expect((await voices()).voices).toEqual([]);
    const published = await patch(await first(), { published: true });
    expect(published.json()).toMatchObject({ published: true });
    expect((await voices()).voices).toMatchObject([
      { author: 'Nina', comment: 'Ein grosser Tag.', average: 4.5, title: 'Skitour Piz Buin' },
    ]);
    expect(JSON.stringify(await voices())).not.toContain('Käser');
    expect((await voices(`guide=${t.users.guide.id}`)).voices).toMatchObject([{ average: 4.7 }]);
    await patch(await first(), { published: false });
    expect((await voices()).voices).toEqual([]);
  });

  test.each([
    ['without consent', { publishConsent: false }, {}, 'publishConsent'],
    ['without a comment', { comment: ' ' }, {}, 'comment'],
    ['of a private tour', {}, { isPrivate: true, published: false }, 'event'],
  ])('does not publish %s', async (_what, change, changes, field) => {
    await answered(['Nina'], anAnswer(t, change), { changes });
    const refused = await patch(await first(), { published: true });
    expect(refused.statusCode).toBe(409);
    expect(refused.json().missing).toMatchObject([{ propertyPath: field }]);
    expect(await first()).toMatchObject({ published: false, publishable: false });
  });

  test('replies, below the published voice and by mail only if that is wished', async () => {
    await answered(['Nina']);
    const sent = () => t.db.select().from(outboxMails).where(eq(outboxMails.template, 'feedback_reply'));
    await patch(await first(), { reply: 'Danke, Nina!' });
    expect(await sent()).toEqual([]);
    expect(await first()).toMatchObject({ reply: 'Danke, Nina!', repliedBy: 'Vera Admin' });
    await patch(await first(), { published: true, notify: true });
    expect(await sent()).toMatchObject([{ recipient: 'nina@firn.example' }]);
    expect((await sent())[0]?.text).toContain('Danke, Nina!');
    expect((await voices()).voices).toMatchObject([{ reply: 'Danke, Nina!', repliedAt: expect.any(String) }]);
    const empty = await patch(await first(), { reply: '', notify: true });
    expect(empty.json().violations).toMatchObject([{ propertyPath: 'notify' }]);
  });

  test('is told when somebody else was first, and the log has no word of it', async () => {
    await answered(['Nina']);
    const before = await first();
    await patch(before, { reply: 'Zuerst' });
    const late = await patch(before, { reply: 'Danach' }, 'super');
    expect(late.statusCode).toBe(412);
    expect(late.json()).toMatchObject({ changedBy: 'Vera Admin', current: { reply: 'Zuerst' } });
    const log = JSON.stringify(
      await t.db.select().from(auditEntries).where(eq(auditEntries.entityId, before.id)),
    );
    expect(log).toContain('feedback.answer');
    for (const word of ['Zuerst', 'grosser Tag', 'Nina']) expect(log).not.toContain(word);
  });
});

describe('figures', () => {
  test('have the number of voices, the spread of grades and the seasons', async () => {
    await answered(['Nina', 'Urs']);
    await answered(['Lea'], anAnswer(t, { tour: { content: 1, level: 2, organisation: 1 }, guides: [] }), {
      changes: {},
    });
    const summary = (await (await t.as('admin'))('/api/feedbacks/summary')).json();
    expect(summary).toMatchObject({
      asked: 3,
      tour: { voices: 3, average: 3.4 },
      guide: { voices: 2, average: 4.7 },
    });
    expect(summary.tour.criteria[3]).toEqual({ criterion: 'hut', voices: 2, average: 4 });
    expect(summary.tour.grades).toEqual([1, 0, 0, 2, 0]);
    expect(summary.tour.seasons).toEqual([{ season: '2026-winter', voices: 3, average: 3.4 }]);
    const tours = (await (await t.as('admin'))('/api/feedback_tours')).json();
    expect(tours['hydra:member']).toMatchObject([{ figures: { voices: 2 } }, { figures: { voices: 1 } }]);
    const guides = (await (await t.as('admin'))('/api/feedback_guides')).json();
    expect(guides['hydra:member']).toMatchObject([{ name: 'Vera Guide', figures: { voices: 2 } }]);
  });

  test('guides read their own from 3 voices on, without names, and nobody else’s', async () => {
    const own = async (persona: Persona, query = '') =>
      (await t.as(persona))(`/api/feedbacks/summary${query}`);
    await answered(['Nina', 'Urs']);
    expect((await own('guide')).json()).toMatchObject({
      guide: null,
      tour: null,
      asked: null,
      voicesNeeded: 3,
    });
    await answered(['Lea']);
    const summary = await own('guide');
    expect(summary.json()).toMatchObject({ guide: { voices: 3, average: 4.7 }, tour: null, voices: [] });
    for (const word of ['Nina', 'Käser', 'Lea', 'grosser Tag']) expect(summary.body).not.toContain(word);
    for (const persona of ['guideBasic', 'partner'] as const)
      expect((await own(persona)).json()).toMatchObject({ guide: null, voices: [] });
    for (const query of [`?guide=${t.users.guide.id}`, '?season=2026-winter', `?event=${offerId}`])
      expect((await own('guide', query)).statusCode).toBe(403);
    expect((await own('gast')).statusCode).toBe(403);
    await patch(await first(), { published: true });
    expect((await own('guide')).json().voices).toMatchObject([{ comment: 'Ein grosser Tag.' }]);
  });

  test('the website says an average from 5 voices on, of everybody who answered', async () => {
    await answered(['Nina', 'Urs', 'Lea', 'Max']);
    await t.db.update(feedbacks).set({ publishConsent: false });
    expect(await voices()).toMatchObject({ rating: null });
    const event = await pastEvent(t, ['Eva']);
    await t.db.update(events).set({ offerId }).where(eq(events.id, event.id));
    await askAll(t);
    await answerAll(t, ['Eva']);
    expect(await voices()).toMatchObject({ rating: { average: 4.5, count: 5 }, voices: [] });
    expect(await voices(`guide=${t.users.guide.id}`)).toMatchObject({ rating: { count: 5 } });
    await t.db.update(users).set({ presentedOnWebsite: false }).where(eq(users.id, t.users.guide.id));
    expect(await voices(`guide=${t.users.guide.id}`)).toMatchObject({ rating: null, voices: [] });
    await t.db.update(users).set({ presentedOnWebsite: true }).where(eq(users.id, t.users.guide.id));
    for (const query of ['', `?offer=${offerId}&guide=${t.users.guide.id}`, '?offer=Buin'])
      expect((await t.anonymous(`/api/voices${query}`)).statusCode).toBe(400);
  });
});

describe('personal data', () => {
  test('whoever is deleted leaves the grades, and no word', async () => {
    await answered(['Gast'], anAnswer(t), { by: await t.as('gast') });
    await patch(await first(), { published: true, reply: 'Danke!' });
    const gast = await t.as('gast');
    const own = (await gast('/api/me/export.json')).json();
    expect(own.feedbacks).toMatchObject([{ comment: 'Ein grosser Tag.', content: 5 }]);
    await t.db.transaction((tx) => eraseUser(tx, t.users.gast.id));
    expect(await voices()).toMatchObject({ voices: [] });
    expect(await t.db.select().from(feedbacks)).toMatchObject([
      { content: 5, comment: '', reply: '', publishedAt: null, publishConsent: false, tokenHash: null },
    ]);
  });

  test('the grades of a guide who is deleted go, those of the tour stay', async () => {
    await answered(['Nina', 'Urs', 'Lea']);
    const figures = async () =>
      (await (await t.as('admin'))(`/api/feedbacks/summary?guide=${t.users.guide.id}`)).json();
    expect(await t.db.$count(feedbackGuides)).toBe(3);
    expect(await figures()).toMatchObject({ guide: { voices: 3 } });
    const killed = new Error('taken back');
    const erased = t.db.transaction(async (tx) => {
      await eraseUser(tx, t.users.guide.id);
      expect(await tx.$count(feedbackGuides)).toBe(0);
      expect((await tx.select().from(feedbacks)).map(({ content }) => content)).toEqual([5, 5, 5]);
      throw killed;
    });
    await expect(erased).rejects.toBe(killed);
  });

  test('the reply that would go is shown first, word for word, and nothing is kept', async () => {
    const { booking } = await answered(['Nina']);
    const feedback = await first();
    const looked = await (await t.as('admin'))({
      method: 'PATCH',
      url: `${feedback['@id']}?dryRun=1`,
      payload: { reply: 'Danke, Nina!', notify: true },
      headers: { 'if-match': etagOf(feedback), 'content-type': 'application/merge-patch+json' },
    });
    expect(looked.statusCode).toBe(200);
    const [mail, ...others] = looked.json().mails;
    expect([mail.to, others]).toEqual(['nina@firn.example', []]);
    expect(await first()).toEqual(feedback);
    const replies = () => t.db.select().from(outboxMails).where(eq(outboxMails.template, 'feedback_reply'));
    expect(await replies()).toEqual([]);
    await patch(feedback, { reply: 'Danke, Nina!', notify: true });
    expect(await replies()).toMatchObject([{ text: mail.text, about: booking['@id'] }]);
  });

  test('a comment goes after 3 years unless it is published', async () => {
    await answered(['Nina', 'Urs']);
    await patch(await first(), { published: true });
    await t.db.update(settings).set({ retentionRuns: true });
    const run = (now: string) => forgetOldData({ db: t.db, clock: () => new Date(now) });
    await run('2029-02-14T12:00:00Z');
    const words = async () => (await t.db.select().from(feedbacks)).map(({ comment }) => comment).toSorted();
    expect(await words()).toEqual(['Ein grosser Tag.', 'Ein grosser Tag.']);
    await run('2029-02-15T12:00:00Z');
    expect(await words()).toEqual(['', 'Ein grosser Tag.']);
  });
});
