import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import type { Persona } from '../../../test/personas.ts';
import {
  insertActivity,
  insertEvent,
  insertLevel,
  insertOffer,
  insertSleepingStyle,
  insertTag,
} from '../../../test/tours.ts';
import { insertFullEvent, joined } from '../../../test/waitlist.ts';
import { events, priceComponents } from './events.table.ts';

let t: TestApp;
const ids: Record<string, string> = {};

/** Two offers that differ in every field, one event each, and an event that overrides all it can. */
async function fillCatalogue(): Promise<void> {
  const { db, users } = t;
  const winter = await insertActivity(db, 'Winter');
  const ski = await insertActivity(db, 'Skitour', winter.id);
  const rock = await insertActivity(db, 'Klettern');
  const [basis, advanced] = [await insertLevel(db, 'Basis'), await insertLevel(db, 'Fortgeschritten')];
  const [hut, none] = [await insertSleepingStyle(db, 'Hütte'), await insertSleepingStyle(db, 'Keine')];
  const [women, family] = [await insertTag(db, 'Frauen'), await insertTag(db, 'Familie')];
  const toedi = await insertOffer(
    db,
    {
      title: 'Skihochtour Tödi',
      place: 'Linthal',
      leadText: 'Über die Fridolinshütte auf den König der Glarner Häuser.',
      type: 'tour',
      levelId: advanced.id,
      sleepingStyleId: hut.id,
      latitude: 46.811,
      longitude: 8.915,
    },
    { activities: [ski.id], guides: [users.guide.id], tags: [women.id] },
  );
  const course = await insertOffer(
    db,
    {
      title: 'Kletterkurs Ägeri',
      place: 'Unterägeri',
      leadText: 'Sicher vorsteigen.',
      type: 'training',
      levelId: basis.id,
      sleepingStyleId: none.id,
      latitude: 47.136,
      longitude: 8.585,
    },
    { activities: [rock.id], guides: [users.guideBasic.id], tags: [family.id] },
  );
  await insertEvent(db, toedi, { code: 'E-31-1' });
  await insertEvent(db, course, {
    code: 'E-32-1',
    start: new Date('2026-05-01T06:00:00Z'),
    end: new Date('2026-05-05T15:00:00Z'),
    createdAt: new Date('2020-01-01T00:00:00Z'),
  });
  Object.assign(ids, {
    winter: winter.id,
    ski: ski.id,
    rock: rock.id,
    basis: basis.id,
    hut: hut.id,
    women: women.id,
    family: family.id,
    guide: users.guide.id,
    toedi: toedi.id,
  });
}

beforeAll(async () => {
  t = await buildTestApp();
  await fillCatalogue();
});
afterAll(() => t.close());

async function codesOf(query: string): Promise<string[]> {
  const response = await t.anonymous(`/api/events?${query}`);
  expect(response.statusCode).toBe(200);
  return response.json<{ 'hydra:member': { code: string }[] }>()['hydra:member'].map(({ code }) => code);
}

const TOEDI = ['E-31-1'];
const COURSE = ['E-32-1'];
const BOTH = ['E-31-1', 'E-32-1'];

describe('each filter keeps the event that matches and drops the other', () => {
  test.each<[string, () => string, string[]]>([
    ['code', () => 'code=E-32-1', COURSE],
    ['part of a code', () => 'codequery=e-32', COURSE],
    ['offer', () => `offer=/api/offers/${ids.toedi}`, TOEDI],
    ['start[after]', () => 'start[after]=2026-04-01', COURSE],
    ['start[after] is inclusive', () => 'start[after]=2026-03-07T06:00:00Z&start[before]=2026-03-07', TOEDI],
    ['start[strictly_after]', () => 'start[strictly_after]=2026-03-07', COURSE],
    ['end[before]', () => 'end[before]=2026-04-01', TOEDI],
    ['registrationDeadline[after]', () => 'registrationDeadline[after]=2026-04-24', COURSE],
    ['duration of 2 days', () => 'duration=2', TOEDI],
    ['duration of 5 days and more', () => 'duration=5-', COURSE],
    ['durations are alternatives', () => 'duration[]=1&duration[]=2&duration[]=3-5', BOTH],
    ['activities', () => `activities=${ids.rock}`, COURSE],
    ['activities with everything below', () => `activities=${ids.winter}`, TOEDI],
    ['activities as IRIs', () => `activities[]=/api/activities/${ids.ski}`, TOEDI],
    ['several activities are alternatives', () => `activities[]=${ids.ski}&activities[]=${ids.rock}`, BOTH],
    ['type', () => 'type=training', COURSE],
    ['repeated type', () => 'type=training&type=tour', BOTH],
    ['level', () => `level=${ids.basis}`, COURSE],
    ['sleepingStyle', () => `sleepingStyle=${ids.hut}`, TOEDI],
    ['guides', () => `guides=/api/users/${ids.guide}`, TOEDI],
    ['tags', () => `tags[]=${ids.family}`, COURSE],
    ['filters of different kinds all hold', () => `type=tour&tags[]=${ids.family}`, []],
    ['titlequery without accents', () => 'titlequery=ageri', COURSE],
    ['titlequery in the middle', () => 'titlequery=hochtour', TOEDI],
    ['titlequery takes wildcards as letters', () => 'titlequery=%25', []],
    ['freequery on the title', () => 'freequery=t%C3%B6di', TOEDI],
    ['freequery without umlauts', () => 'freequery=todi', TOEDI],
    ['freequery on the place', () => 'freequery=linthal', TOEDI],
    ['freequery by German stem of the lead', () => 'freequery=Haus', TOEDI],
    ['freequery by the beginning of a word', () => 'freequery=kletterk', COURSE],
    ['freequery on the name of a guide', () => 'freequery=guidebasic', COURSE],
    ['freequery: every word', () => 'freequery=t%C3%B6di+kletterkurs', []],
    ['freequery: stop words restrict nothing', () => 'freequery=und+t%C3%B6di', TOEDI],
    ['freequery: operators are no syntax', () => "freequery='%26!:*+t%C3%B6di", TOEDI],
    ['map around Linthal', () => 'map[lat]=46.92&map[lng]=8.99', TOEDI],
    ['map with a wide range', () => 'map[lat]=46.92&map[lng]=8.99&map[rng]=60', BOTH],
    ['map with a narrow range', () => 'map[lat]=46.92&map[lng]=8.99&map[rng]=5', []],
    ['state', () => 'state=open', BOTH],
    ['state that none has', () => 'state=confirmed', []],
    ['published', () => 'published=true', BOTH],
    ['published=false shows guests nothing', () => 'published=false', []],
    ['order[start]=desc', () => 'order[start]=desc', ['E-32-1', 'E-31-1']],
    ['order[createdAt]', () => 'order[createdAt]=ASC', ['E-32-1', 'E-31-1']],
    ['unknown parameters are ignored', () => 'colour=blue', BOTH],
    ['weekday: Saturday', () => 'weekday=6', TOEDI],
    ['weekdays are alternatives', () => 'weekday[]=5&weekday[]=6', BOTH],
    ['weekday on which none begins', () => 'weekday=1', []],
    ['a price includes itself', () => 'priceFrom[lte]=45000', BOTH],
    ['a price below', () => 'priceFrom[lte]=44995', []],
    ['a span of days', () => 'start[after]=2026-03-07&start[before]=2026-04-30', TOEDI],
    [
      'order[distance], the other way round',
      () => 'map[lat]=46.92&map[lng]=8.99&map[rng]=90&order[distance]=desc',
      ['E-32-1', 'E-31-1'],
    ],
    ['itemsPerPage and page', () => 'itemsPerPage=1&page=2', COURSE],
  ])('%s', async (_name, query, expected) => {
    expect(await codesOf(query())).toEqual(expected);
  });
});

describe('what somebody does not read is no filter for them', () => {
  const status = async (persona: Persona | null, query: string) =>
    (await (persona ? await t.as(persona) : t.anonymous)(`/api/events?${query}`)).statusCode;

  test.each(['organized=true', 'guideFinished=false', 'concluded=true'])('%s', async (flag) => {
    const [own, foreign] = [t.users.guide.id, t.users.guideBasic.id].map((id) => `/api/users/${id}`);
    expect(await status('admin', flag)).toBe(200);
    expect(await status('guide', `${flag}&guides=${own}`)).toBe(200);
    expect(await status('guide', `${flag}&guides=${foreign}`)).toBe(403);
    expect(await status('guide', `${flag}&guides[]=${own}&guides[]=${foreign}`)).toBe(403);
    expect(await status('guide', flag)).toBe(403);
    expect(await status('gast', `${flag}&guides=/api/users/${t.users.gast.id}`)).toBe(403);
    expect(await status(null, flag)).toBe(401);
  });
});

test('a known filter with a malformed value gets 400, which names it', async () => {
  const queries = [
    'start[after]=gestern',
    'published=vielleicht',
    'type=picnic',
    'level=7',
    'duration=lang',
    'page=0',
  ];
  for (const query of queries) {
    const response = await t.anonymous(`/api/events?${query}`);
    expect([query, response.statusCode]).toEqual([query, 400]);
  }
});

test('a partial map gets 422, which names what is missing', async () => {
  const response = await t.anonymous('/api/events?map[lat]=46.9');
  expect(response.statusCode).toBe(422);
  expect(response.json().violations).toMatchObject([{ propertyPath: 'map[lng]' }]);
});

test('guideCreateTour needs a guide who may create tours', async () => {
  const url = '/api/events?guideCreateTour=1';
  expect((await t.anonymous(url)).statusCode).toBe(401);
  expect((await (await t.as('guideBasic'))(url)).statusCode).toBe(403);
  expect((await (await t.as('guide'))(url)).statusCode).toBe(200);
});

test('properties narrow members, nested ones too', async () => {
  const response = await t.anonymous(
    '/api/events?code=E-31-1&properties[]=title&properties[guides][]=fullName',
  );
  const [member] = response.json()['hydra:member'];
  expect(member).toEqual({
    '@id': expect.any(String),
    '@type': 'Event',
    title: 'Skihochtour Tödi',
    guides: [{ '@id': `/api/users/${ids.guide}`, fullName: 'Vera Guide' }],
  });
});

test('the view keeps every filter and links the pages', async () => {
  const body = (await t.anonymous('/api/events?itemsPerPage=1&order[start]=desc')).json();
  expect(body).toMatchObject({
    'hydra:totalItems': 2,
    'hydra:view': {
      'hydra:next': '/api/events?itemsPerPage=1&order[start]=desc&page=2',
      'hydra:last': '/api/events?itemsPerPage=1&order[start]=desc&page=2',
    },
  });
});

describe('what a guest wishes', () => {
  beforeAll(async () => {
    const { db } = t;
    const now = new Date('2026-02-10T10:00:00Z');
    const offer = await insertOffer(db, { title: 'Wunsch' });
    const seats = (most: number) => ({ minimumParticipants: 1, maximumParticipants: most });
    const free = await insertEvent(db, offer, { code: 'free', ...seats(4) });
    await insertEvent(db, offer, {
      code: 'too-late',
      registrationDeadline: new Date('2026-02-09T10:00:00Z'),
    });
    await insertEvent(db, offer, { code: 'off', state: 'cancelled' });
    const full = async (code: string, group: number, most: number) => {
      const event = await insertFullEvent(db, t.anonymous, now, 2);
      if (group > 0) await joined(t.anonymous, event.iri, code, group);
      await db
        .update(events)
        .set({ offerId: offer.id, code, ...seats(most) })
        .where(eq(events.id, event.id));
    };
    await full('full', 0, 2);
    await full('seat-for-who-waits', 1, 3);
    await full('too-few-for-who-waits', 2, 3);
    const [price] = await db.select().from(priceComponents).where(eq(priceComponents.offerId, offer.id));
    if (!price) throw new Error('no price');
    const { id: _id, ...own } = { ...price, offerId: null, eventId: free.id, grossPrice: 5000 };
    await db.insert(priceComponents).values([own, { ...own, position: 1 }]);
    ids.wished = offer.id;
  });

  const all = async (query = '') => {
    const answer = await t.anonymous(`/api/events?offer=${ids.wished}&itemsPerPage=50${query}`);
    return answer.json()['hydra:member'] as {
      code: string;
      availability: string;
      freePlaces: number;
      priceFrom: number;
    }[];
  };
  const codes = (list: Awaited<ReturnType<typeof all>>) => list.map(({ code }) => code).toSorted();

  test('bookable dates are those whose availability says so', async () => {
    const bookable = (await all()).filter(({ availability }) => ['bookable', 'few'].includes(availability));
    expect(codes(await all('&bookable=1'))).toEqual(codes(bookable));
    expect(codes(bookable)).toEqual(['free', 'too-few-for-who-waits']);
    expect(await all('&bookable=0')).toHaveLength(6);
  });

  test.each([1, 2, 4, 5])('free places: %i', async (least) => {
    const enough = (await all()).filter(({ freePlaces }) => freePlaces >= least);
    expect(codes(await all(`&freePlaces[gte]=${least}`))).toEqual(codes(enough));
  });

  test('the order by price is that of the prices that people read', async () => {
    const prices = (await all('&order[priceFrom]=asc')).map(({ priceFrom }) => priceFrom);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect([prices[0], prices.at(-1)]).toEqual([10_000, 45_000]);
    expect(codes(await all('&priceFrom[lte]=10000'))).toEqual(['free']);
  });

  test.each([
    ['weekday=8', 400],
    ['bookable=maybe', 400],
    ['priceFrom[lte]=12.5', 422],
    ['freePlaces[gte]=-1', 422],
    ['order[distance]=asc', 422],
  ])('%s is refused', async (query, status) => {
    expect((await t.anonymous(`/api/events?${query}`)).statusCode).toBe(status);
  });
});
