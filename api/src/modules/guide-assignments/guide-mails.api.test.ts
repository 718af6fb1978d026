import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { asc, eq } from 'drizzle-orm';
import { type EventChanges, insertBookableEvent } from '../../../test/bookable-event.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { applyRules } from '../message-rules/index.ts';
import { outboxMails } from '../outbox/outbox.table.ts';
import { reminders } from '../outbox/reminders.table.ts';
import { guideAssignments } from './guide-assignments.table.ts';

const ORIGIN = 'https://firn.example';
let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp({ PUBLIC_URL: ORIGIN });
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.delete(guideAssignments);
  await t.db.delete(reminders);
  await t.db.delete(outboxMails);
});

const queued = () => t.db.select().from(outboxMails).orderBy(asc(outboxMails.createdAt));
const templates = async () => (await queued()).map(({ template }) => template);
const remind = (now: string, db = t.db) => applyRules({ db, clock: () => new Date(now), origin: ORIGIN });

/** An event of 7 and 8 March 2026, led by the guide. */
async function ledEvent(changes: EventChanges = {}) {
  return insertBookableEvent(t.db, { title: 'Tödi', ...changes }, [t.users.guide.id]);
}

describe('the office asks and takes back', () => {
  const ask = async (state: 'asked' | 'accepted') => {
    const event = await insertBookableEvent(t.db, { title: 'Tödi' });
    const response = await (await t.as('admin'))({
      method: 'POST',
      url: '/api/guide_assignments',
      payload: { event: event.iri, guide: `/api/users/${t.users.guide.id}`, state },
    });
    expect(response.statusCode).toBe(201);
    return response.json()['@id'] as string;
  };
  const withdraw = async (address: string, more: object = {}) => {
    const response = await (await t.as('admin'))({
      method: 'POST',
      url: `${address}/transition`,
      payload: { to: 'withdrawn', ...more },
      headers: { 'if-match': '"1"' },
    });
    expect(response.statusCode).toBe(200);
  };

  test('the question leads to both answers and brings the dates', async () => {
    const about = await ask('asked');
    const [mail] = await queued();
    expect(mail).toMatchObject({
      template: 'guide_asked',
      recipient: 'guide@firn.example',
      about,
      subject: 'Anfrage: Tödi',
    });
    expect(mail?.text).toContain('https://firn.example/profil/tour');
    expect(mail?.text).toContain('Datum: Sa, 07.03.2026 bis So, 08.03.2026');
    expect(mail?.invitation?.content).toContain('DTSTART:20260307T070000Z');
  });

  test('who has agreed already is not asked', async () => {
    await ask('accepted');
    expect(await templates()).toEqual([]);
  });

  test('a question that has not been sent is taken back, and the dates with it', async () => {
    await withdraw(await ask('asked'));
    const [mail, ...others] = await queued();
    expect([mail?.template, mail?.invitation?.method, others]).toEqual(['guide_withdrawn', 'CANCEL', []]);
  });

  test('both are shown first, as they are sent, and change nothing', async () => {
    const admin = await t.as('admin');
    const event = await insertBookableEvent(t.db, { title: 'Tödi' });
    const post = (url: string, payload: object) =>
      admin({ method: 'POST', url, payload, headers: { 'if-match': '"1"' } });
    const payload = { event: event.iri, guide: `/api/users/${t.users.guide.id}` };
    const planned = (mails: Awaited<ReturnType<typeof queued>>) =>
      mails.map(({ template, recipient, subject, text }) => ({ template, to: recipient, subject, text }));

    const asking = await post('/api/guide_assignments?dryRun=1', payload);
    expect([asking.statusCode, await queued(), await t.db.$count(guideAssignments)]).toEqual([200, [], 0]);
    const made = (await post('/api/guide_assignments', payload)).json();
    expect(asking.json().mails).toEqual(planned(await queued()));
    expect(asking.json().mails).toHaveLength(1);
    const again = await post('/api/guide_assignments?dryRun=1', payload);
    expect(again.statusCode).toBe(422);

    const step = { to: 'withdrawn' };
    const ending = await post(`${made['@id']}/transition`, { ...step, dryRun: true });
    expect([ending.statusCode, await templates()]).toEqual([200, ['guide_asked']]);
    const silent = await post(`${made['@id']}/transition`, { ...step, notify: false, dryRun: true });
    expect(silent.json().mails).toEqual([]);
    await withdraw(made['@id']);
    expect(ending.json().mails).toEqual(planned(await queued()));
    expect(ending.json().mails).toMatchObject([{ template: 'guide_withdrawn' }]);
  });

  test('nobody is written to where the office says so', async () => {
    await withdraw(await ask('accepted'), { notify: false });
    expect(await templates()).toEqual([]);
  });
});

describe('reminders', () => {
  test('come 8 weeks and 1 week before and the day after, each once', async () => {
    await ledEvent();
    const days: readonly (readonly [string, readonly string[]])[] = [
      ['2026-01-09T22:59:00Z', []],
      ['2026-01-09T23:00:00Z', ['guide_8_weeks']],
      ['2026-02-27T22:59:00Z', ['guide_8_weeks']],
      ['2026-02-27T23:00:00Z', ['guide_8_weeks', 'guide_1_week']],
      ['2026-03-08T22:59:00Z', ['guide_8_weeks', 'guide_1_week']],
      ['2026-03-08T23:00:00Z', ['guide_8_weeks', 'guide_1_week', 'guide_report_due']],
    ];
    for (const [now, expected] of days) {
      await remind(now);
      await remind(now);
      expect([now, await templates()]).toEqual([now, expected]);
    }
    const [, week] = await queued();
    expect(week?.text).toMatch(/https:\/\/firn\.example\/profil\/tour\/[0-9a-f-]{36}/);
  });

  test.each<[string, EventChanges, string]>([
    ['a cancelled event', { state: 'cancelled' }, '2026-03-01T08:00:00Z'],
    ['a draft', { state: 'draft' }, '2026-03-01T08:00:00Z'],
    ['a report that is there', { guideFinished: true }, '2026-03-09T08:00:00Z'],
    ['a tour of long ago', {}, '2026-03-24T08:00:00Z'],
  ])('not of %s', async (_what, changes, now) => {
    await ledEvent(changes);
    expect(await remind(now)).toBe(0);
  });

  test('not whoever is only asked, or was taken off', async () => {
    const { id: eventId } = await insertBookableEvent(t.db);
    for (const state of ['asked', 'withdrawn', 'declined'] as const)
      await t.db.insert(guideAssignments).values({ eventId, guideId: t.users.guide.id, state });
    expect(await remind('2026-03-01T08:00:00Z')).toBe(0);
  });

  const NOW = '2026-03-01T08:00:00Z';

  test('are not doubled by two workers at once', async () => {
    await ledEvent();
    const made = await Promise.all([remind(NOW), remind(NOW)]);
    expect(made.reduce((sum, each) => sum + each)).toBe(1);
    expect(await templates()).toEqual(['guide_1_week']);
  });

  test('would be doubled without the row that remembers them', async () => {
    await ledEvent();
    await remind(NOW);
    await t.db.delete(reminders).where(eq(reminders.template, 'guide_1_week'));
    await remind(NOW);
    expect(await templates()).toEqual(['guide_1_week', 'guide_1_week']);
  });

  test('are neither lost nor doubled by a worker that dies in between', async () => {
    await ledEvent();
    const killed = new Error('killed');
    const dying = t.db.transaction(async (tx) => {
      expect(await remind(NOW, tx)).toBe(1);
      throw killed;
    });
    await expect(dying).rejects.toBe(killed);
    expect([await templates(), await t.db.select().from(reminders)]).toEqual([[], []]);
    expect(await remind(NOW)).toBe(1);
    expect(await templates()).toEqual(['guide_1_week']);
  });
});
