import { afterAll, describe, expect, test } from '@jest/globals';
import { eq, inArray } from 'drizzle-orm';
import {
  FIELD_MATRIX,
  type FieldResource,
  type FieldRule,
  type Ownership,
  seesField,
} from '../src/access/field-matrix.ts';
import { AUDIENCES, type Audience, reachOf } from '../src/access/reach.ts';
import { stateChanges } from '../src/modules/audit/audit.table.ts';
import { documents } from '../src/modules/documents/documents.table.ts';
import { eventReports } from '../src/modules/event-reports/event-reports.table.ts';
import { guideAssignments } from '../src/modules/guide-assignments/guide-assignments.table.ts';
import { newsletterSubscriptions } from '../src/modules/newsletter/newsletter.table.ts';
import { guideSummary } from '../src/modules/people/guide-summary.response.ts';
import { rentingMaterialOrders } from '../src/modules/renting-material-orders/renting-material-orders.table.ts';
import { users } from '../src/modules/users/users.table.ts';
import { insertHut, insertReservation } from './accommodations.ts';
import { aPerson, insertBookableEvent, PRICE } from './bookable-event.ts';
import { bookAs } from './booking-changes.ts';
import { buildTestApp, NOW } from './build-test-app.ts';
import { PERSONA_NAMES, type Persona } from './personas.ts';
import { BOOTS, insertBoots, renting, rentWith } from './renting-materials.ts';
import { insertEvent, insertOffer } from './tours.ts';

const PERSONA_OF: Readonly<Record<Exclude<Audience, 'anonymous'>, Persona>> = {
  user: 'gast',
  guide: 'guide',
  partner: 'partner',
  admin: 'admin',
  'super-admin': 'super',
};

const t = await buildTestApp();
afterAll(() => t.close());

/** Values that no hidden field has, so that one cannot be taken for the other. */
for (const name of PERSONA_NAMES) {
  const { id, roles, groups } = t.users[name];
  await t.db
    .update(users)
    .set({
      city: 'Glarus',
      customerId: `K-${name}`,
      salutation: 'Frau' as const,
      birthday: '1987-01-19',
      address: 'Dorfstrasse 3',
      postalCode: '8750',
      region: 'GL',
      contactFirstName: 'Urs',
      contactLastName: 'Zopfi',
      contactPhone: '+41781234567',
      sac: true,
      sacNumber: '284611',
      notes: 'Ruft lieber an.',
      lastSeenAt: NOW,
      phone: '+41791234567',
      roles: roles.length > 0 ? roles : ['ROLE_USER'],
      groups: [...groups, 'stammgast'],
      spontaneousTourPermission: true,
      tourCreatePermission: true,
      ...(name === 'guideBasic' && { presentedOnWebsite: true }),
    })
    .where(eq(users.id, id));
  await t.db.insert(newsletterSubscriptions).values({
    email: t.users[name].email,
    state: 'subscribed',
    textVersion: '1',
    requestedAt: NOW,
    requestedFrom: '203.0.113.7',
    unsubscribeToken: name,
  });
}

const userItem = async (persona: Persona) => {
  const [row] = await t.db.select().from(users).where(eq(users.id, t.users[persona].id));
  if (!row) throw new Error('no user');
  const times = { createdAt: row.createdAt.toISOString(), lastSeenAt: row.lastSeenAt?.toISOString() };
  const values = {
    ...row,
    ...times,
    state: row.region,
    userState: row.state,
    newsletter: 'subscribed',
    hasAccount: true,
  };
  return { id: row.id, values };
};
const eventItem = async (guides: readonly string[]) => {
  const values = {
    organized: true,
    guideFinished: true,
    concluded: true,
    numberOfBookedRooms: 3,
    notes: 'Schlüssel beim Hüttenwart',
    accountingNo: '300',
    autoConfirm: true,
    decisionDate: '2026-02-20',
    previousState: 'open' as const,
  };
  const offer = await insertOffer(t.db);
  const maker = { proposedById: t.users.super.id };
  const { id } = await insertEvent(t.db, offer, { ...values, ...maker, title: 'Eigener Titel' }, { guides });
  await t.db
    .insert(guideAssignments)
    .values({ eventId: id, guideId: t.users.super.id, state: 'declined' as const });
  const reviewComment = 'Es fehlt der Preis.';
  const sentBack = { entity: 'event', entityId: id, from: 'prepared', to: 'draft', reason: reviewComment };
  await t.db.insert(stateChanges).values(sentBack);
  const reportReturnReason = 'Die Spesen fehlen.';
  await t.db.insert(eventReports).values({
    eventId: id,
    expenses: [],
    incidents: '',
    comment: '',
    submittedAt: NOW,
    returnedAt: NOW,
    returnReason: reportReturnReason,
  });
  const own = expect.objectContaining({ title: 'Eigener Titel', place: null, accountingNo: '300' });
  const assignments = expect.arrayContaining([expect.objectContaining({ state: 'declined' })]);
  const proposedBy = `/api/users/${t.users.super.id}`;
  const texts = { reviewComment, reportReturnReason, proposedBy };
  return { id, values: { ...values, bookedPlaces: 0, waitingPersons: 0, own, assignments, ...texts } };
};
const assignmentItem = async (guideId: string) => {
  const overrideReason = 'Kennt die Route';
  const eventId = (await insertEvent(t.db, await insertOffer(t.db))).id;
  const [row] = await t.db
    .insert(guideAssignments)
    .values({ eventId, guideId, state: 'accepted', overrideReason })
    .returning();
  return { id: row?.id ?? '', values: { overrideReason } };
};
const offerItem = async (guides: readonly string[]) => {
  const { id, accountingNo } = await insertOffer(t.db, {}, { guides });
  const inMind = await t.db
    .select()
    .from(users)
    .where(inArray(users.id, [...guides]));
  return { id, values: { accountingNo, guides: inMind.map(guideSummary) } };
};

const houseItem = async (guides: readonly string[]) => {
  const house = await insertHut(t.db);
  const event = await insertEvent(t.db, await insertOffer(t.db), {}, { guides });
  await insertReservation(t.db, { eventId: event.id, accommodationId: house.id });
  return { id: house.id, values: { ...house } };
};

const personItem = async (guides: readonly string[]) => {
  const event = await insertBookableEvent(t.db, {}, guides);
  const booked = await bookAs(t.anonymous, event.iri);
  return {
    id: booked.bookingPersons[0]?.id ?? '',
    values: { email: 'nina@firn.example' },
    list: `event=${event.iri}`,
  };
};

const bookingItem = async (persona: Persona) => {
  const event = await insertBookableEvent(t.db, { accountingNo: '300' });
  const booked = await bookAs(await t.as(persona), event.iri);
  return {
    id: booked.id,
    list: `event=${event.iri}`,
    values: { accountingNos: ['300', '300'] },
  };
};

const materialItem = async () => {
  const boots = await insertBoots(t.db, { 42: 3 });
  const values = [{ rentingMaterialProperty: boots.size, title: 'Schuhgrösse EU', value: '42' }];
  return {
    id: boots.id,
    values: { stock: [{ id: boots.stock[42], values, quantity: 3, outOfOrder: 0 }] },
  };
};

const orderItem = async (guides: readonly string[]) => {
  const event = await insertBookableEvent(t.db, {}, guides);
  const boots = await insertBoots(t.db, { 42: 3 });
  await rentWith(t.db, event.id, [boots]);
  const booked = await bookAs(t.anonymous, event.iri, {
    bookingPersons: [aPerson({ booker: true, ...renting(boots, '42') })],
    expectedTotal: PRICE + BOOTS,
  });
  const [picture] = await t.db
    .insert(documents)
    .values({
      kind: 'damage',
      fileName: 'Sohle.jpg',
      mediaType: 'image/jpeg',
      bytes: 1,
      sha256: '0'.repeat(64),
      expiresAt: new Date('2027-03-07T00:00:00Z'),
    })
    .returning();
  const [order] = await t.db
    .update(rentingMaterialOrders)
    .set({ pictureId: picture?.id, note: 'Neue Sohle', changedById: t.users.admin.id })
    .where(eq(rentingMaterialOrders.bookingId, booked.id))
    .returning();
  return {
    id: order?.id ?? '',
    values: { note: 'Neue Sohle', changedBy: 'Vera Admin', picture: `/api/documents/${picture?.id}` },
    list: `event=${event.iri}`,
  };
};

interface Item {
  readonly id: string;
  /** What the list of its kind is asked for. */
  readonly list?: string;
  /** What is stored. */
  readonly values: Readonly<Record<string, unknown>>;
}

const foreign: Readonly<Record<FieldResource, Item>> = {
  guide_assignments: await assignmentItem(t.users.guideBasic.id),
  users: await userItem('guideBasic'),
  events: await eventItem([t.users.guideBasic.id]),
  offers: await offerItem([t.users.guideBasic.id]),
  accommodations: await houseItem([t.users.guideBasic.id]),
  booking_persons: await personItem([t.users.guideBasic.id]),
  bookings: await bookingItem('guideBasic'),
  renting_materials: await materialItem(),
  renting_material_orders: await orderItem([t.users.guideBasic.id]),
};

/** What is a persona's own: the account, an event and an offer they guide. */
const ownItems = async (persona: Persona): Promise<Readonly<Record<FieldResource, Item>>> => ({
  guide_assignments: await assignmentItem(t.users[persona].id),
  users: await userItem(persona),
  events: await eventItem([t.users[persona].id]),
  offers: await offerItem([t.users[persona].id]),
  accommodations: await houseItem([t.users[persona].id]),
  booking_persons: await personItem([t.users[persona].id]),
  bookings: await bookingItem(persona),
  renting_materials: await materialItem(),
  renting_material_orders: await orderItem([t.users[persona].id]),
});
const own = new Map<Audience, Awaited<ReturnType<typeof ownItems>>>();
for (const audience of AUDIENCES) {
  if (audience !== 'anonymous') own.set(audience, await ownItems(PERSONA_OF[audience]));
}

const OWN_AS: Readonly<Record<FieldResource, Ownership>> = {
  users: 'own',
  events: 'own-event',
  offers: 'own-event',
  guide_assignments: 'own',
  accommodations: 'own-event',
  booking_persons: 'own-event',
  bookings: 'own',
  renting_materials: 'none',
  renting_material_orders: 'own-event',
};

/** Nobody else reads those of another guide, nor who is no guide any. */
const isThere = (resource: FieldResource, audience: Audience, ownership: Ownership): boolean => {
  if (!['guide_assignments', 'booking_persons', 'bookings', 'renting_material_orders'].includes(resource))
    return true;
  const reach = reachOf(`${resource}.read`, audience);
  return reach === (ownership === 'none' ? 'all' : ownership);
};

const CASES = (Object.keys(FIELD_MATRIX) as FieldResource[]).flatMap((resource) =>
  AUDIENCES.flatMap((audience) =>
    (audience === 'anonymous' ? ['none' as const] : (['none', OWN_AS[resource]] as const))
      .filter((ownership) => isThere(resource, audience, ownership))
      .map((ownership) => [resource, audience, ownership] as const),
  ),
);

const sendAs = (audience: Audience) => (audience === 'anonymous' ? t.anonymous : t.as(PERSONA_OF[audience]));

describe('a field is what the matrix says of it', () => {
  test.each(CASES)('%s for %s, %s', async (resource, audience, ownership) => {
    const item = ownership === 'none' ? foreign[resource] : own.get(audience)?.[resource];
    if (!item) throw new Error('no item');
    const send = await sendAs(audience);
    const rules: Readonly<Record<string, FieldRule>> = FIELD_MATRIX[resource];
    const expected = Object.fromEntries(
      Object.entries(rules).map(([field, rule]) => {
        const stored = item.values[field];
        expect([field, stored]).not.toEqual([field, rule.hidden]);
        return [field, seesField(rule, { audience, ownership }) ? stored : rule.hidden];
      }),
    );

    const address = `/api/${resource}/${item.id}`;
    expect((await send(address)).json()).toMatchObject(expected);
    // Asked for alone, so that no other field brings along what decides who sees it.
    const alone = ownership === 'none' ? [] : Object.entries(expected);
    for (const [field, value] of alone) {
      const narrowed = (await send(`${address}?properties[]=${field}`)).json();
      expect([field, narrowed[field]]).toEqual([field, value]);
    }
    const list = (await send(`/api/${resource}?${item.list ?? 'itemsPerPage=100'}`)).json()['hydra:member'];
    const listed = list.find(({ id }: { readonly id: string }) => id === item.id);
    if (ownership === 'none') expect(listed).toBeDefined();
    if (listed) expect(listed).toMatchObject(expected);
  });
});

/** For others it asks who leads a published date, which everybody reads (docs/domain/events.md#guides). */
const ASKS_OF_DATES = ['/api/offers?guides', '/api/offers?guides[]'];

/** The filters of a list by a field that not everybody reads. */
const HIDDEN_FILTERS = (Object.keys(FIELD_MATRIX) as FieldResource[])
  .flatMap((resource) => {
    const list = t.routes.find(({ method, url }) => method === 'GET' && url === `/api/${resource}`);
    const rules: Readonly<Record<string, FieldRule>> = FIELD_MATRIX[resource];
    return (list?.config?.filters ?? []).flatMap(({ variable, property }) => {
      const rule = rules[property ?? ''];
      return rule ? [[`/api/${resource}?${variable}`, rule] as const] : [];
    });
  })
  .filter(([filter]) => !ASKS_OF_DATES.includes(filter));
/** Values of every kind: only one of the field's own is more than malformed. */
const FILTER_VALUES = [
  'true',
  'active',
  'asc',
  '2026-02-20',
  'ROLE_SUPER_ADMIN',
  'ROLE_GUIDE',
  '300',
  'subscribed',
];
/** Everybody but the office reads the team alone, whatever roles are asked for. */
const SAYS_NOTHING = ['/api/users?roles', '/api/users?roles[]'];

test.each(HIDDEN_FILTERS)('%s tells nothing to who may not read the field', async (filter, rule) => {
  for (const audience of AUDIENCES) {
    const send = await sendAs(audience);
    const answers = [];
    for (const value of FILTER_VALUES) answers.push(await send(`${filter}=${value}`));
    const statuses = answers.map(({ statusCode }) => statusCode);
    const maySee = seesField(rule, { audience, ownership: 'none' });
    if (maySee) expect([audience, statuses]).toEqual([audience, expect.arrayContaining([200])]);
    else if (SAYS_NOTHING.includes(filter)) {
      const members = answers.map((answer) => answer.json()['hydra:member']);
      expect([audience, members]).toEqual([audience, members.map(() => members[0])]);
    } else {
      const refusal = audience === 'anonymous' ? 401 : 403;
      expect([audience, statuses]).toEqual([audience, expect.arrayContaining([refusal])]);
      expect([audience, statuses]).not.toEqual([audience, expect.arrayContaining([200])]);
    }
  }
});
