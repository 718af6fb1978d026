import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import type { Persona } from '../../../test/personas.ts';
import { readCalendar } from '../../../test/read-calendar.ts';
import { assignGuide, insertEvent, insertOffer } from '../../../test/tours.ts';
import { guideAssignments } from '../guide-assignments/guide-assignments.table.ts';
import { guideCalendars } from './guide-availabilities.table.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp({ PUBLIC_URL: 'https://firn.example' });
});
afterAll(() => t.close());

const WEEK = ['busy', null, null, null, 'maybe', 'available', 'available'];
const addressOf = (persona: Persona) => `/api/guide_availabilities/${t.users[persona].id}`;
const patchAs = async (persona: Persona, of: Persona, payload: object, version = 1) =>
  (await t.as(persona))({
    method: 'PATCH',
    url: `${addressOf(of)}?from=2026-02-14&to=2026-02-20`,
    payload,
    headers: { 'if-match': `"${version}"`, 'content-type': 'application/merge-patch+json' },
  });
const sendAs = async (persona: Persona, method: 'GET' | 'POST' | 'DELETE', url: string) =>
  (await t.as(persona))({ method, url });

describe('what a guide says of their days', () => {
  test('is nothing at first, and kept by weekday and by day', async () => {
    const guide = await t.as('guide');
    expect((await guide(addressOf('guide'))).json()).toMatchObject({ version: 1, days: [], hasFeed: false });

    const days = [
      { date: '2026-02-14', availability: 'busy' },
      { date: '2026-02-16', availability: 'available' },
    ];
    const said = await patchAs('guide', 'guide', { weekly: WEEK, days });
    expect(said.statusCode).toBe(200);
    expect(said.json()).toMatchObject({
      version: 2,
      days: [
        { date: '2026-02-14', availability: 'busy', isOwn: true },
        { date: '2026-02-15', availability: 'available', isOwn: false },
        { date: '2026-02-16', availability: 'available', isOwn: true },
        { date: '2026-02-20', availability: 'maybe', isOwn: false },
      ],
    });

    const takenBack = await patchAs('guide', 'guide', { days: [{ ...days[1], availability: null }] }, 2);
    expect(takenBack.json().days).toMatchObject([
      { date: '2026-02-14', availability: 'busy' },
      { date: '2026-02-15' },
      { date: '2026-02-16', availability: 'busy', isOwn: false },
      { date: '2026-02-20' },
    ]);
  });

  test('the log names the days', async () => {
    const history = (await sendAs('admin', 'GET', `${addressOf('guide')}/history`)).json()['hydra:member'];
    expect(history[0].changes).toEqual({ '2026-02-16': { from: 'available', to: null } });
  });

  test('the second of two is told who was first, the office may answer for a guide', async () => {
    expect((await patchAs('admin', 'guideBasic', { weekly: WEEK })).statusCode).toBe(200);
    const late = await patchAs('guideBasic', 'guideBasic', { weekly: WEEK });
    expect(late.statusCode).toBe(412);
    expect(late.json()).toMatchObject({ changedBy: 'Vera Admin', current: { version: 2 } });
  });

  test('days out of reach and periods without an end are refused', async () => {
    for (const date of ['0001-01-01', '2031-01-01']) {
      const response = await patchAs('partner', 'partner', { days: [{ date, availability: 'busy' }] });
      expect(response.json().violations).toMatchObject([{ propertyPath: 'days' }]);
    }
    for (const period of ['from=2026-02-14&to=2026-02-13', 'from=2026-02-14&to=2028-02-14', 'from=x']) {
      expect((await sendAs('guide', 'GET', `${addressOf('guide')}?${period}`)).statusCode).toBe(400);
    }
  });

  test('is not there for another guide, nor of who is none', async () => {
    expect((await sendAs('partner', 'GET', addressOf('guide'))).statusCode).toBe(404);
    expect((await patchAs('partner', 'guide', { weekly: WEEK }, 3)).statusCode).toBe(404);
    expect((await patchAs('partner', 'guide', { weekly: WEEK }, 1)).statusCode).toBe(404);
    expect((await sendAs('admin', 'GET', addressOf('gast'))).statusCode).toBe(404);
    expect((await patchAs('admin', 'gast', { weekly: WEEK })).statusCode).toBe(404);
    const [row] = await t.db.select().from(guideCalendars).where(eq(guideCalendars.id, t.users.guide.id));
    expect(row?.version).toBe(3);
  });

  test('the office lists all guides, a guide is alone', async () => {
    const namesFor = async (persona: Persona) =>
      (await sendAs(persona, 'GET', '/api/guide_availabilities'))
        .json()
        ['hydra:member'].map(({ guide }: { guide: { fullName: string } }) => guide.fullName);
    expect(await namesFor('admin')).toEqual(['Vera Guide', 'Vera GuideBasic', 'Vera Partner']);
    expect(await namesFor('guide')).toEqual(['Vera Guide']);
  });
});

describe('the calendar feed', () => {
  const read = (url: string) => t.anonymous({ url: new URL(url).pathname, headers: { accept: '*/*' } });
  const makeFeed = async (): Promise<string> =>
    (await sendAs('guide', 'POST', `${addressOf('guide')}/feed`)).json().url;

  test('has what a guide leads and is asked for, and nothing of guests', async () => {
    const offer = await insertOffer(t.db, { title: 'Skitour Piz Buin', place: 'Guarda; Tal' });
    const led = await insertEvent(t.db, offer);
    await assignGuide(t.db, led.id, t.users.guide.id);
    const start = new Date('2026-03-14T06:00:00Z');
    const asked = await insertEvent(t.db, offer, { title: 'Überschreitung', start });
    const declined = await insertEvent(t.db, offer, { title: 'Abgelehnt' });
    const guideId = t.users.guide.id;
    await t.db.insert(guideAssignments).values([
      { eventId: asked.id, guideId, state: 'asked' },
      { eventId: declined.id, guideId, state: 'declined' },
    ]);

    const url = await makeFeed();
    expect(url).toMatch(/^https:\/\/firn\.example\/api\/guide-feeds\/[\w-]{43}\.ics$/);
    const response = await read(url);
    expect(response.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-store',
    });
    expect(readCalendar(response.body)).toMatchObject([
      {
        uid: `${led.id}@firn`,
        summary: expect.stringContaining('Skitour Piz Buin'),
        location: 'Guarda; Tal',
        status: 'CONFIRMED',
        start: new Date('2026-03-07T06:00:00Z'),
      },
      { summary: expect.stringContaining('Überschreitung (angefragt)'), status: 'TENTATIVE' },
    ]);
  });

  test('a new address ends the one before, and the guide ends the last one', async () => {
    const first = await makeFeed();
    const second = await makeFeed();
    expect((await read(first)).statusCode).toBe(404);
    expect((await read(second)).statusCode).toBe(200);
    expect((await sendAs('guide', 'GET', addressOf('guide'))).json().hasFeed).toBe(true);
    const [row] = await t.db.select().from(guideCalendars).where(eq(guideCalendars.id, t.users.guide.id));
    expect(second).not.toContain(row?.feedTokenHash ?? 'none');
    expect((await sendAs('guide', 'DELETE', `${addressOf('guide')}/feed`)).statusCode).toBe(204);
    expect((await read(second)).statusCode).toBe(404);
  });

  test('is nobody else’s to make', async () => {
    expect((await sendAs('partner', 'POST', `${addressOf('guide')}/feed`)).statusCode).toBe(404);
    expect((await sendAs('gast', 'POST', `${addressOf('gast')}/feed`)).statusCode).toBe(403);
    expect((await sendAs('admin', 'POST', `${addressOf('gast')}/feed`)).statusCode).toBe(404);
  });
});
