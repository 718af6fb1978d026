import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { desc, eq, sql } from 'drizzle-orm';
import type { InjectOptions, LightMyRequestResponse, RouteOptions } from 'fastify';
import { isPersonal } from '../src/lib/personal-data.domain.ts';
import { auditEntries } from '../src/modules/audit/audit.table.ts';
import { bookings } from '../src/modules/bookings/bookings.table.ts';
import { events } from '../src/modules/events/events.table.ts';
import { openFeedbackRequest } from '../src/modules/feedbacks/open-feedback-request.ts';
import { offers } from '../src/modules/offers/offers.table.ts';
import { privateRequests } from '../src/modules/private-offers/private-requests.table.ts';
import { vatRates } from '../src/modules/vat-rates/vat-rates.table.ts';
import { insertHut, insertReservation } from './accommodations.ts';
import { aBookingRequest, aPerson, insertBookableEvent } from './bookable-event.ts';
import { bookAs, change, preview } from './booking-changes.ts';
import { liftBookingLimits } from './booking-limits.ts';
import { buildTestApp, NOW, type TestApp } from './build-test-app.ts';
import { solvedCaptcha } from './captcha.ts';
import { billBy } from './issue-invoices.ts';
import { insertPartner } from './partners.ts';
import type { Persona } from './personas.ts';
import { aRegistration } from './registration.ts';
import { insertOffer } from './tours.ts';
import { insertFullEvent, join } from './waitlist.ts';

/** What nobody says by chance. */
const WORDS = {
  firstName: 'Xenia',
  lastName: 'Murmelbach',
  email: 'xenia@murmelbach.example',
  birthday: '1987-03-29',
  phone: '+41791112233',
  contactFirstName: 'Zacharias',
  contactLastName: 'Hinterwald',
  contactPhone: '+41794445566',
  sacNumber: '77881992',
  allergiesText: 'Haselnussöl',
  hardestTour: 'Bordierrippe',
} as const;
const PLACE = { address: 'Erlkönigweg 9', postalCode: '3999', city: 'Oberwald' } as const;
/** Of who looks after a hut. */
const HOUSE = {
  email: WORDS.email,
  phone: WORDS.phone,
  address: PLACE.address,
  warden: WORDS.lastName,
  wardenPhone: WORDS.contactPhone,
};
const RULE = {
  title: 'Eine Woche vorher',
  template: 'last_info',
  audience: 'persons',
  moment: 'before_start',
  days: 7,
  time: '18:30',
};
const MESSAGE = 'Meine Tochter ist Epileptikerin.';
const CONTACT = {
  contactName: WORDS.lastName,
  contactEmail: WORDS.email,
  contactPhone: WORDS.phone,
  statementAddress: PLACE.address,
  notes: MESSAGE,
};
const MARKS: readonly string[] = [
  ...Object.values(WORDS),
  PLACE.address,
  // Four digits alone stand in an id now and then.
  `"${PLACE.postalCode}"`,
  PLACE.city,
  'Epileptiker',
];

const XENIA = {
  ...WORDS,
  salutation: 'Frau',
  sac: true,
  vegetarian: true,
  allergies: true,
} as const;
const PERSON = { ...XENIA, ...PLACE, phonePrivate: WORDS.phone, guardianName: 'Zacharias Hinterwald' };

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp({ SMS_PROVIDER: 'file' });
  t.setNow(NOW);
});
afterAll(() => t.close());
beforeEach(() => liftBookingLimits(t.db));

type Schema = Readonly<Record<string, unknown>>;

/** The names of all properties in a schema, also of those inside. */
function propertiesOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties } = schema as { readonly properties?: Schema };
  return [...Object.keys(properties ?? {}), ...Object.values(schema).flatMap(propertiesOf)];
}

/** Routes that take something personal, of whatever kind of record. */
const personalRoutes = ({ routes }: TestApp): string[] =>
  routes
    .filter(({ method, schema }: RouteOptions) => {
      const names = propertiesOf((schema as { readonly body?: unknown } | undefined)?.body);
      // `text` of a note is personal; `state` of a user is one of many.
      const isTaken = names.some((name) => isPersonal('note', name));
      return method !== 'GET' && method !== 'HEAD' && isTaken;
    })
    .map(({ method, url }) => `${String(method)} ${url}`);

const send = async (persona: Persona, options: InjectOptions) => (await t.as(persona))(options);
const post = (persona: Persona, url: string, payload: object) =>
  send(persona, { method: 'POST', url, payload, headers: { 'idempotency-key': randomUUID() } });
const patch = (persona: Persona, url: string, payload: object) =>
  send(persona, {
    method: 'PATCH',
    url,
    payload: JSON.stringify(payload),
    headers: { 'content-type': 'application/merge-patch+json', 'if-match': '*' },
  });
const step = (persona: Persona, url: string, payload: object) =>
  send(persona, { method: 'POST', url: `${url}/transition`, payload, headers: { 'if-match': '*' } });

const iriOf = (persona: Persona) => `/api/users/${t.users[persona].id}`;
const anEvent = (changes = {}) => insertBookableEvent(t.db, changes, [t.users.guideBasic.id]);
const booked = async () => {
  const event = await anEvent();
  return bookAs(await t.as('gast'), event.iri, { message: MESSAGE });
};
const anAssignment = async () => {
  const { iri } = await insertBookableEvent(t.db);
  return (await post('admin', '/api/guide_assignments', { event: iri, guide: iriOf('guide') })).json()['@id'];
};
const aMember = async () => (await post('gast', '/api/family_members', XENIA)).json()['@id'];
const aNote = async (): Promise<LightMyRequestResponse> => {
  const { '@id': booking } = await booked();
  return post('admin', '/api/notes', { text: MESSAGE, booking });
};
const aTask = () => post('admin', '/api/tasks', { title: MESSAGE });
const PAYER = {
  company: '',
  name: `${WORDS.firstName} ${WORDS.lastName}`,
  street: 'Erlkönigweg',
  houseNumber: '9',
  postalCode: PLACE.postalCode,
  city: PLACE.city,
  country: 'CH',
  email: WORDS.email,
  reference: MESSAGE,
};
/** A draft of a booking that owes something. */
const aDraft = async (): Promise<string> => {
  const { '@id': booking } = await booked();
  return (await post('admin', '/api/invoices', { booking })).json()['@id'];
};
/** An event of the day before, whose report can be handed in. */
const anEventOfYesterday = async () => {
  const { id, iri } = await anEvent();
  await bookAs(await t.as('gast'), iri);
  const ago = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
  const dates = { registrationDeadline: ago(48), start: ago(24), end: ago(16) };
  await t.db.update(events).set(dates).where(eq(events.id, id));
  return iri;
};

type Walk = () => Promise<LightMyRequestResponse>;

async function askedPrivately(): Promise<LightMyRequestResponse> {
  const { offerId } = await insertBookableEvent(t.db);
  await t.db.update(offers).set({ privateTours: true }).where(eq(offers.id, offerId));
  const { firstName, lastName, email, phone } = WORDS;
  const days = { from: '2026-06-13', to: '2026-06-14', persons: 2, experience: MESSAGE, message: MESSAGE };
  const wish = { offer: `/api/offers/${offerId}`, ...days, firstName, lastName, email, phone };
  return post('gast', '/api/private_requests', wish);
}

const aPrivateRequest = async (): Promise<string> => {
  await askedPrivately();
  const [row] = await t.db.select().from(privateRequests).orderBy(desc(privateRequests.createdAt)).limit(1);
  return `/api/private_requests/${row?.id}`;
};

async function offeredPrivately(): Promise<LightMyRequestResponse> {
  const [rate] = await t.db.select().from(vatRates).where(eq(vatRates.category, 'Sal2.1, 8.1%'));
  return post('admin', `${await aPrivateRequest()}/offer`, {
    start: '2026-06-13T06:00:00.000Z',
    end: '2026-06-14T15:00:00.000Z',
    guide: iriOf('guide'),
    minimumParticipants: 2,
    maximumParticipants: 2,
    priceComponents: [
      {
        title: 'Führung',
        grossPrice: 62_000,
        vatRate: `/api/vat_rates/${rate?.id}`,
        eligibleForSacDiscount: false,
        accommodationCost: false,
      },
    ],
    validUntil: '2026-03-01',
    message: MESSAGE,
  });
}

async function replaced(call: 'replace' | 'replacement'): Promise<LightMyRequestResponse> {
  const { bookingPersons } = await booked();
  const person = aPerson({ ...PERSON, sac: false });
  return change(await t.as('gast'), `${bookingPersons[0]?.['@id']}/${call}`, { person });
}

const VOUCHER = {
  amount: 20_000,
  buyerName: `${WORDS.firstName} ${WORDS.lastName}`,
  buyerEmail: WORDS.email,
  message: MESSAGE,
  picture: 'gipfel',
} as const;

/** How something personal is sent to each route, and has an effect. */
const WALKS: Readonly<Record<string, Walk>> = {
  'POST /api/login': () =>
    t.anonymous({ method: 'POST', url: '/api/login', payload: { email: WORDS.email, password: 'x' } }),
  'POST /api/me/email': () =>
    post('gast', '/api/me/email', { email: WORDS.email, currentPassword: 'Gipfel-2026!' }),
  'POST /api/users': async () =>
    post(
      'gast',
      '/api/users',
      await aRegistration(WORDS.email, { firstName: 'Xenia', lastName: 'Murmelbach' }),
    ),
  'POST /api/registration/mail': async () =>
    post('gast', '/api/registration/mail', { email: WORDS.email, captcha: await solvedCaptcha() }),
  'POST /api/password-reset': async () =>
    post('gast', '/api/password-reset', { email: WORDS.email, captcha: await solvedCaptcha() }),
  'POST /api/invitations': () =>
    post('admin', '/api/invitations', {
      salutation: 'Frau',
      firstName: 'Xenia',
      lastName: 'Murmelbach',
      email: `eingeladen.${WORDS.email}`,
      notify: true,
    }),
  'POST /api/newsletter_subscriptions': async () =>
    post('gast', '/api/newsletter_subscriptions', { email: WORDS.email, captcha: await solvedCaptcha() }),
  // Words of the company, which go to everybody whom the rule reaches.
  'POST /api/message_rules': () => post('admin', '/api/message_rules', RULE),
  'PATCH /api/message_rules/:id': async () => {
    const other = { ...RULE, title: 'Drei Wochen vorher', days: 21 };
    const { '@id': rule } = (await post('admin', '/api/message_rules', other)).json();
    return patch('admin', rule, { text: 'Denk an die Felle.' });
  },
  // Of the company, which tells everybody.
  'PATCH /api/settings/:id': async () => {
    const url = (await send('super', { method: 'GET', url: '/api/settings' })).json()['hydra:member'][0][
      '@id'
    ];
    return patch('super', url, { phone: '044 123 45 67' });
  },
  'POST /api/bookings': async () => {
    const { iri } = await anEvent();
    const booker = { ...aBookingRequest(iri).booker, ...PLACE, ...XENIA_AS_BOOKER };
    const persons = [{ ...PERSON, sac: false, booker: true }];
    const request = {
      ...aBookingRequest(iri),
      booker,
      bookingPersons: persons,
      message: MESSAGE,
      bookAgain: true,
    };
    return post('gast', '/api/bookings', request);
  },
  'POST /api/price-quotes': async () =>
    post('gast', '/api/price-quotes', { event: (await anEvent()).iri, bookingPersons: [{ sac: true }] }),
  'POST /api/waitlist_entries': async () => {
    const { iri } = await insertFullEvent(t.db, t.anonymous, NOW, 1);
    return join(t.anonymous, iri, WORDS.email, { message: MESSAGE });
  },
  'POST /api/booking_persons/:id/replacement': () => replaced('replacement'),
  'POST /api/booking_persons/:id/replace': () => replaced('replace'),
  'POST /api/bookings/:id/persons': async () => {
    const { '@id': booking } = await booked();
    return change(await t.as('gast'), `${booking}/persons`, { person: aPerson({ ...PERSON, sac: false }) });
  },
  'PATCH /api/bookings/:id': async () =>
    patch('admin', (await booked())['@id'], {
      message: `${MESSAGE}!`,
      booker: { ...XENIA_AS_BOOKER, ...PLACE },
    }),
  'POST /api/bookings/:id/transition': async () => {
    const { '@id': booking, id } = await booked();
    await t.db.update(bookings).set({ state: 'requested' }).where(eq(bookings.id, id));
    return step('admin', booking, { to: 'rejected', comment: MESSAGE, reason: 'Ausgebucht' });
  },
  'POST /api/events': async () => {
    const { offerId } = await insertBookableEvent(t.db);
    const dates = { start: '2026-06-13T06:00:00.000Z', end: '2026-06-14T15:00:00.000Z' };
    return post('admin', '/api/events', { offer: `/api/offers/${offerId}`, ...dates, notes: MESSAGE });
  },
  'PATCH /api/events/:id': async () => patch('admin', (await anEvent()).iri, { notes: MESSAGE }),
  'POST /api/events/:id/messages': async () => {
    const { event, bookingPersons } = await booked();
    const recipients = bookingPersons.map((person) => person['@id']);
    return post('guideBasic', `${event['@id']}/messages`, { subject: 'Hallo', text: MESSAGE, recipients });
  },
  'POST /api/events/:id/transition': async () => {
    const { iri } = await insertBookableEvent(t.db);
    const { code } = (await send('admin', { method: 'GET', url: iri })).json();
    return step('admin', iri, { to: 'cancelled', reason: 'weather', confirmation: code, comment: 'Schnee' });
  },
  'POST /api/accommodations': () => post('admin', '/api/accommodations', { title: 'Hütte', ...HOUSE }),
  'PATCH /api/accommodations/:id': async () => patch('admin', (await insertHut(t.db)).iri, HOUSE),
  'POST /api/partners': () =>
    post('admin', '/api/partners', { title: 'Hotel', code: 'HOTEL', commissionPercent: 10, ...CONTACT }),
  'PATCH /api/partners/:id': async () => patch('admin', (await insertPartner(t.db)).iri, CONTACT),
  'POST /api/event_accommodations/:id/transition': async () => {
    const reservation = { eventId: (await anEvent()).id, accommodationId: (await insertHut(t.db)).id };
    const { iri } = await insertReservation(t.db, reservation);
    return step('admin', iri, { to: 'cancelled', comment: MESSAGE });
  },
  'POST /api/offers/:id/transition': async () => {
    const offer = await insertOffer(t.db, { title: 'Piz Kesch', state: 'published' });
    return step('admin', `/api/offers/${offer.id}`, { to: 'archived', comment: MESSAGE });
  },
  'PATCH /api/users/:id': () =>
    patch('admin', iriOf('partner'), {
      ...XENIA_AS_USER,
      ...PLACE,
      state: 'Obergoms',
      portraitText: MESSAGE,
    }),
  'POST /api/users/:id/transition': () => step('admin', iriOf('partner'), { to: 'locked', comment: MESSAGE }),
  'POST /api/family_members': () => post('gast', '/api/family_members', XENIA),
  'PATCH /api/family_members/:id': async () =>
    patch('gast', await aMember(), { allergiesText: 'Haselnussöl, Sesam', vegetarian: false }),
  'POST /api/notes': aNote,
  'PATCH /api/notes/:id': async () => patch('admin', (await aNote()).json()['@id'], { text: `${MESSAGE}!` }),
  'POST /api/guide_assignments/:id/transition': async () =>
    step('guide', await anAssignment(), { to: 'declined', comment: MESSAGE }),
  'PATCH /api/booking_persons/:id': async () => {
    const { bookingPersons } = await booked();
    const { sac: _frozen, sacNumber: _of, ...corrections } = PERSON;
    return patch('admin', bookingPersons[0]?.['@id'] ?? '', corrections);
  },
  'POST /api/event_questions': async () =>
    t.anonymous({
      method: 'POST',
      url: '/api/event_questions',
      payload: {
        event: (await anEvent()).iri,
        name: `${WORDS.firstName} ${WORDS.lastName}`,
        email: WORDS.email,
        question: MESSAGE,
        captcha: await solvedCaptcha(),
      },
    }),
  'POST /api/feedbacks/:token': async () => {
    const { bookingPersons } = await booked();
    const asked = { origin: 'https://firn.example', now: NOW };
    const opened = await t.db.transaction((tx) =>
      openFeedbackRequest(tx, bookingPersons[0]?.id ?? '', asked),
    );
    const answer = { tour: { content: 1, level: 1, organisation: 1 }, comment: MESSAGE };
    return post('gast', `/api/feedbacks/${opened?.url.split('/').at(-1)}`, answer);
  },
  'PUT /api/events/:id/report': async () =>
    send('guideBasic', {
      method: 'PUT',
      url: `${await anEventOfYesterday()}/report`,
      payload: { absent: [], expenses: [], incidents: MESSAGE, comment: MESSAGE },
    }),
  'PUT /api/me/diet': () =>
    send('gast', {
      method: 'PUT',
      url: '/api/me/diet',
      payload: { vegetarian: false, allergies: true, allergiesText: 'Haselnussöl' },
    }),
  'PATCH /api/invoices/:id': async () => patch('admin', await aDraft(), { recipient: PAYER }),
  'POST /api/invoices/:id/transition': async () => {
    await billBy(t.db);
    const draft = await aDraft();
    await patch('admin', draft, { recipient: PAYER });
    return step('admin', draft, { to: 'issued' });
  },
  'POST /api/vouchers': () => post('admin', '/api/vouchers', { ...VOUCHER, paidBy: null }),
  'POST /api/voucher_orders': () => post('gast', '/api/voucher_orders', { ...VOUCHER, method: 'twint' }),
  'POST /api/private_requests': askedPrivately,
  'PATCH /api/private_requests/:id': async () => patch('admin', await aPrivateRequest(), { notes: MESSAGE }),
  'POST /api/private_requests/:id/offer': offeredPrivately,
  'POST /api/seat_options': async () => {
    const { firstName, lastName, email, phone } = WORDS;
    const until = new Date(NOW.getTime() + 3_600_000).toISOString();
    const { iri: event } = await anEvent();
    return post('admin', '/api/seat_options', { event, seats: 2, firstName, lastName, email, phone, until });
  },
  'POST /api/tasks/:id/comments': async () =>
    post('admin', `${(await aTask()).json()['@id']}/comments`, { text: MESSAGE }),
  'POST /api/tasks/:id/transition': async () =>
    step('admin', (await aTask()).json()['@id'], { to: 'done', comment: MESSAGE }),
  'POST /api/pinboard_posts': async () => {
    const { event } = await booked();
    return post('gast', '/api/pinboard_posts', { event: event['@id'], text: MESSAGE });
  },
  'POST /api/text_messages': async () => {
    const { event } = await booked();
    return post('admin', '/api/text_messages', { event: event['@id'], text: MESSAGE });
  },
  'POST /api/text_opt_outs': () => post('admin', '/api/text_opt_outs', { phone: WORDS.phone }),
};

const XENIA_AS_BOOKER = {
  firstName: WORDS.firstName,
  lastName: WORDS.lastName,
  email: WORDS.email,
  phone: WORDS.phone,
} as const;
const { vegetarian: _v, allergies: _a, allergiesText: _t, hardestTour: _h, ...OF_USER } = XENIA;
const XENIA_AS_USER = { ...OF_USER, email: `partner.${WORDS.email}` };

/** Every row of the log and of the histories of states, as text. */
async function everythingLogged(): Promise<string> {
  const { rows } = await t.db.execute<{ row: string }>(sql`
    select row_to_json(e)::text as row from audit_entries e
    union all select row_to_json(s)::text from state_changes s`);
  return rows.map(({ row }) => row).join('\n');
}

/** A wrong password; a voucher that nobody is connected to take the money for here. */
const TOLD_NO: readonly string[] = ['POST /api/login', 'POST /api/voucher_orders'];

test('every route that takes something personal is walked', () => {
  expect(Object.keys(WALKS).sort()).toEqual(personalRoutes(t).sort());
});

describe('nothing personal stands in the audit, nor in a history of states', () => {
  test.each(Object.entries(WALKS))('%s', async (route, walk) => {
    const answer = await walk();
    const isDone = answer.statusCode < 300 || TOLD_NO.includes(route);
    expect([isDone, answer.body]).toEqual([true, answer.body]);
    const logged = await everythingLogged();
    expect(MARKS.filter((mark) => logged.includes(mark))).toEqual([]);
  });
});

test('a removed member and a deleted account leave nothing there either', async () => {
  const member = await aMember();
  await patch('gast', member, { firstName: 'Xaver' });
  await send('gast', { method: 'DELETE', url: member, headers: { 'if-match': '*' } });
  await patch('super', iriOf('partner'), { ...XENIA_AS_USER, ...PLACE, roles: [] });
  expect((await step('super', iriOf('partner'), { to: 'deleted' })).statusCode).toBe(200);
  const logged = await everythingLogged();
  expect(MARKS.filter((mark) => logged.includes(mark))).toEqual([]);
});

test('the log names what changed, and a member with allergies reads as one without', async () => {
  await t.db.execute(sql`truncate family_members`);
  const namesOf = async (member: object) => {
    const { id } = (await post('gast', '/api/family_members', member)).json();
    const [entry] = await t.db.select().from(auditEntries).where(eq(auditEntries.entityId, id));
    return Object.entries(entry?.diff ?? {}).filter(([field]) => field !== 'user');
  };
  const healthy = { ...XENIA, allergies: false, allergiesText: null, hardestTour: null, vegetarian: false };
  const named = await namesOf(XENIA);
  expect(named).toContainEqual(['allergiesText', { from: '…', to: '…' }]);
  expect(await namesOf(healthy)).toEqual(named);
});

test('a preview that is asked for leaves nothing', async () => {
  const { '@id': booking } = await booked();
  const before = await everythingLogged();
  await preview(await t.as('gast'), `${booking}/persons`, { person: aPerson({ ...PERSON, sac: false }) });
  expect(await everythingLogged()).toBe(before);
});
