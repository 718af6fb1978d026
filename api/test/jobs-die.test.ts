import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BookingResponse, ContentBlockInput } from '@firn/shared-contracts/api';
import { aRecipient } from '@firn/shared-contracts/testing';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { eq, inArray, like } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../src/db/client.ts';
import { createJobs, type Job } from '../src/jobs/jobs.ts';
import { createFolderStore } from '../src/lib/file-store.ts';
import { addressImports } from '../src/modules/address-import/address-import.table.ts';
import { stateChanges } from '../src/modules/audit/audit.table.ts';
import { bookingDrafts } from '../src/modules/booking-drafts/booking-drafts.table.ts';
import { bookingOrigins, bookingPersons, bookings } from '../src/modules/bookings/bookings.table.ts';
import { contents, contentVersions } from '../src/modules/contents/contents.table.ts';
import { dunningSteps } from '../src/modules/dunning/dunning.table.ts';
import { events } from '../src/modules/events/events.table.ts';
import { dataExports, exportPlans } from '../src/modules/exports/exports.table.ts';
import { makePlannedExports } from '../src/modules/exports/index.ts';
import { feedbacks } from '../src/modules/feedbacks/feedbacks.table.ts';
import { idempotencyKeys } from '../src/modules/idempotency-keys/idempotency-keys.table.ts';
import { invoices } from '../src/modules/invoices/invoices.table.ts';
import { messageRules } from '../src/modules/message-rules/message-rules.table.ts';
import { outboxMails } from '../src/modules/outbox/outbox.table.ts';
import { reminders } from '../src/modules/outbox/reminders.table.ts';
import { pinboardPosts } from '../src/modules/pinboard/pinboard.table.ts';
import { rememberedEvents } from '../src/modules/remembered-events/remembered-events.table.ts';
import { settings } from '../src/modules/settings/settings.table.ts';
import { makeTasks } from '../src/modules/tasks/index.ts';
import { tasks } from '../src/modules/tasks/tasks.table.ts';
import { createFolderProvider } from '../src/modules/text-messages/folder-provider.ts';
import { textRecipients } from '../src/modules/text-messages/text-messages.table.ts';
import { users } from '../src/modules/users/users.table.ts';
import { startList } from './address-lists.ts';
import { insertBookableEvent, PRICE } from './bookable-event.ts';
import { bookAs } from './booking-changes.ts';
import { insertDrafts } from './booking-drafts.ts';
import { buildTestApp, NOW, type TestApp } from './build-test-app.ts';
import { aTextBlock } from './contents.ts';
import { billBy } from './issue-invoices.ts';
import { insertIssued } from './issued-invoice.ts';
import { dieAll, withoutTransactions } from './statements.ts';
import { insertEvent, insertOffer } from './tours.ts';
import { bookFor, joined } from './waitlist.ts';

const DAY_MS = 24 * 3_600_000;
const origin = 'https://firn.example';
const mailer = { send: async () => {}, close: () => {} };
const texts = createFolderProvider(join(tmpdir(), 'firn-no-texts'));
const files = createFolderStore(join(tmpdir(), 'firn-no-documents'));

let t: TestApp;
beforeEach(async () => {
  t = await buildTestApp();
});
afterEach(() => t.close());

const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
const count = (table: PgTable) => t.db.$count(table);

/** Three bookings of guests without an account, on an event that ends three weeks from now. */
async function bookThree(): Promise<BookingResponse[]> {
  const { iri } = await insertBookableEvent(t.db, { end: inDays(22) });
  const made: BookingResponse[] = [];
  for (const name of ['eins', 'zwei', 'drei'])
    made.push((await bookFor(t.anonymous, iri, `${name}@firn.example`)).json());
  return made;
}

/** A person who was at an event that is over. */
async function bookedAndOver(): Promise<void> {
  const { id, iri } = await insertBookableEvent(t.db);
  await bookAs(t.anonymous, iri);
  const times = { start: inDays(-3), end: inDays(-2), registrationDeadline: inDays(-4) };
  await t.db.update(events).set(times).where(eq(events.id, id));
}

async function templatesOf(...templates: string[]): Promise<string[]> {
  const mails = await t.db.select().from(outboxMails).where(inArray(outboxMails.template, templates));
  return mails.map(({ template, recipient }) => `${template} ${recipient}`).toSorted();
}

async function stepsTo(...states: string[]): Promise<string[]> {
  const steps = await t.db.select().from(stateChanges).where(inArray(stateChanges.to, states));
  return steps.map(({ from, to }) => `${from} ${to}`).toSorted();
}

/** Two full events; on each a place was held and is free by now, and somebody waits for it. */
async function heldPlaces(): Promise<void> {
  for (const name of ['eins', 'zwei']) {
    const { iri } = await insertBookableEvent(t.db, { minimumParticipants: 1, maximumParticipants: 1 });
    const held = await bookAs(t.anonymous, iri);
    await joined(t.anonymous, iri, name);
    await t.db
      .update(bookings)
      .set({ state: 'held', expiresAt: inDays(0) })
      .where(eq(bookings.id, held.id));
  }
}

async function anyTokenHash(): Promise<string> {
  const [row] = await t.db.select().from(feedbacks).limit(1);
  return row?.tokenHash ?? '';
}

const MONDAY = new Date('2026-02-16T08:00:00Z');

async function planTwo(): Promise<void> {
  await bookThree();
  const plan = { kind: 'bookings', format: 'csv', filters: {}, columns: ['bookingNumber'] } as const;
  const due = { weekday: 1, nextOn: '2026-02-16', createdById: t.users.admin.id };
  for (const format of ['csv', 'xlsx'] as const)
    await t.db.insert(exportPlans).values({ ...plan, ...due, columns: [...plan.columns], format });
}

interface Work {
  readonly prepare: () => Promise<unknown>;
  readonly at: Date;
  /** The change that happens before the next worker comes; none unless given. */
  readonly meanwhile?: () => Promise<unknown>;
  readonly facts: () => Promise<unknown>;
  readonly before: unknown;
  readonly after: unknown;
}

const WORK: Readonly<Record<string, Work>> = {
  'forget-health-data': {
    prepare: bookThree,
    at: inDays(150),
    facts: async () =>
      (await t.db.select().from(bookingPersons)).map(
        ({ firstName, allergiesText, contactPhone, version }) =>
          `${firstName} ${allergiesText} ${contactPhone} ${version}`,
      ),
    before: Array(3).fill('Nina Nüsse +41797654321 1'),
    // Each once: the version was raised by one.
    after: Array(3).fill('Nina null  2'),
  },
  'forget-booking-drafts': {
    prepare: () => insertDrafts(t.db, t.users.gast.id, [inDays(-8), inDays(-8), inDays(-6)]),
    at: NOW,
    facts: () => count(bookingDrafts),
    before: 3,
    after: 1,
  },
  'forget-pinboard-posts': {
    prepare: async () => {
      const over = await insertBookableEvent(t.db);
      const later = await insertBookableEvent(t.db, { end: inDays(140) });
      for (const { id: eventId } of [over, over, over, later])
        await t.db.insert(pinboardPosts).values({ eventId, userId: t.users.gast.id, text: 'Wer fährt?' });
    },
    at: inDays(150),
    facts: async () => [await count(pinboardPosts), await count(events)],
    before: [4, 2],
    after: [1, 2],
  },
  'forget-booking-origins': {
    prepare: bookThree,
    at: inDays(40),
    facts: async () => [await count(bookingOrigins), await count(bookings)],
    before: [3, 3],
    after: [0, 3],
  },
  'forget-idempotency-keys': {
    prepare: bookThree,
    at: inDays(2),
    facts: async () => [await count(idempotencyKeys), await count(bookings)],
    before: [3, 3],
    after: [0, 3],
  },
  'forget-old-data': {
    prepare: async () => {
      await bookThree();
      const long = { createdAt: new Date('2019-05-01T10:00:00Z') };
      await t.db.update(bookings).set({ ...long, state: 'cancelled', total: 0 });
      // The personas were here on the day of the run.
      await t.db.update(users).set({ lastSeenAt: inDays(5 * 365) });
      await t.db
        .update(users)
        .set({ ...long, lastSeenAt: null })
        .where(eq(users.state, 'guest'));
      await t.db.update(settings).set({ retentionRuns: true });
    },
    at: inDays(5 * 365),
    facts: async () => [
      (await t.db.select().from(bookings)).map(({ lastName }) => lastName),
      await t.db.$count(users, eq(users.state, 'guest')),
      await stepsTo('deleted'),
    ],
    before: [['Käser', 'Käser', 'Käser'], 3, []],
    after: [['Person', 'Person', 'Person'], 0, Array(3).fill('guest deleted')],
  },
  'expire-bookings': {
    prepare: heldPlaces,
    at: inDays(1),
    facts: async () => [await stepsTo('expired', 'offered'), await templatesOf('booking_offered')],
    before: [[], []],
    after: [
      ['held expired', 'held expired', 'waitlisted offered', 'waitlisted offered'],
      ['booking_offered eins@firn.example', 'booking_offered zwei@firn.example'],
    ],
  },
  'address-imports': {
    prepare: async () => {
      const undone = await startList(t, ['alt-eins', 'alt-zwei']);
      await jobNamed('address-imports', t.db, NOW).run();
      await t.db
        .update(addressImports)
        .set({ state: 'undoing', done: 0 })
        .where(eq(addressImports.id, undone));
      await startList(t, ['neu-eins', 'alt-zwei', 'neu-eins']);
    },
    at: inDays(1),
    facts: async () => [
      (await t.db.select().from(users).where(like(users.email, '%@liste.example')))
        .map(({ email }) => email)
        .toSorted(),
      (await t.db.select().from(addressImports).orderBy(addressImports.state)).map(
        ({ state, done, created, unchanged, removed }) =>
          `${state} ${done} ${created} ${unchanged} ${removed}`,
      ),
    ],
    before: [
      ['alt-eins@liste.example', 'alt-zwei@liste.example'],
      ['running 0 0 0 0', 'undoing 0 2 0 0'],
    ],
    after: [
      ['alt-zwei@liste.example', 'neu-eins@liste.example'],
      ['done 3 2 1 0', 'undone 2 2 0 2'],
    ],
  },
  'issue-invoices': {
    prepare: async () => {
      await billBy(t.db);
      await bookThree();
    },
    at: inDays(1),
    facts: async () => [
      (await t.db.select().from(invoices)).map(({ number }) => number).toSorted(),
      await stepsTo('issued'),
      await templatesOf('invoice'),
    ],
    before: [[], [], []],
    after: [
      ['R-2026-00001', 'R-2026-00002', 'R-2026-00003'],
      Array(3).fill('draft issued'),
      ['drei', 'eins', 'zwei'].map((name) => `invoice ${name}@firn.example`),
    ],
  },
  'offer-seats': {
    prepare: async () => {
      await heldPlaces();
      await t.db.update(bookings).set({ state: 'expired' }).where(eq(bookings.state, 'held'));
    },
    at: inDays(1),
    facts: async () => [await stepsTo('offered'), await templatesOf('booking_offered')],
    before: [[], []],
    after: [
      ['waitlisted offered', 'waitlisted offered'],
      ['booking_offered eins@firn.example', 'booking_offered zwei@firn.example'],
    ],
  },
  'make-tasks': {
    prepare: async () => {
      const offer = await insertOffer(t.db);
      const toCheck = { state: 'prepared', published: false } as const;
      for (const code of ['E-1-1', 'E-1-2', 'E-1-3']) await insertEvent(t.db, offer, { ...toCheck, code });
      await makeTasks({ db: t.db, clock: () => NOW });
      await insertEvent(t.db, offer, { ...toCheck, code: 'E-1-4' });
      await t.db
        .update(events)
        .set({ published: true })
        .where(inArray(events.code, ['E-1-1', 'E-1-2']));
    },
    at: inDays(0),
    facts: async () => [
      (await t.db.select().from(tasks))
        .filter(({ kind }) => kind === 'events-to-check')
        .map(({ state, version }) => `${state} ${version}`)
        .toSorted(),
      await stepsTo('done'),
    ],
    before: [['open 1', 'open 1', 'open 1'], []],
    after: [
      ['done 2', 'done 2', 'open 1', 'open 1'],
      ['open done', 'open done'],
    ],
  },
  'advance-pages': {
    prepare: async () => {
      const due = { publishAt: inDays(1), updatedAt: NOW };
      const text = { metaDescription: '', metaKeywords: '', metaIndex: true };
      const page = (title: string, blocks: ContentBlockInput[]) => ({
        ...{ title, slug: title, completeSlug: title, ...due },
        draft: { title, slug: title, ...text, blocks },
      });
      await t.db
        .insert(contents)
        .values([page('a', [aTextBlock('')]), page('b', [aTextBlock('<p>B</p>')]), page('c', [])]);
    },
    at: inDays(2),
    facts: async () => [
      (await t.db.select().from(contents).orderBy(contents.slug)).map(
        ({ slug, version, public: isPublic }) => `${slug} ${version} ${isPublic}`,
      ),
      await count(contentVersions),
      await stepsTo('published'),
    ],
    before: [['a 1 false', 'b 1 false', 'c 1 false'], 0, []],
    after: [['a 2 false', 'b 2 true', 'c 2 true'], 2, ['hidden published', 'hidden published']],
  },
  'empty-bin': {
    prepare: async () => {
      const binned = (slug: string) => ({ title: slug, slug, completeSlug: slug, deletedAt: NOW });
      const [above] = await t.db.insert(contents).values(binned('a')).returning();
      await t.db.insert(contents).values([{ ...binned('a/b'), parentId: above?.id }, binned('c')]);
      const { id = '' } = above ?? {};
      const document = { title: 'a', slug: 'a', metaDescription: '', metaKeywords: '', metaIndex: true };
      const version = { contentId: id, number: 1, at: NOW, document: { ...document, blocks: [] } };
      await t.db.insert(contentVersions).values(version);
    },
    at: inDays(31),
    facts: async () => [await count(contents), await count(contentVersions)],
    before: [3, 1],
    after: [0, 0],
  },
  'remind-payers': {
    prepare: async () => {
      await t.db.update(settings).set({ reminderFee: 2_000 });
      for (const { id, booker } of await bookThree()) {
        const recipient = aRecipient({ email: booker.email });
        const { id: invoiceId } = await insertIssued(t.db, id, { recipient, dueDate: '2026-03-01' });
        await t.db.insert(dunningSteps).values({ invoiceId, level: 1, open: PRICE, createdAt: NOW });
      }
    },
    at: inDays(40),
    facts: async () => [
      await count(dunningSteps),
      (await t.db.select().from(bookings)).map(({ total }) => total),
      await templatesOf('reminder_2'),
    ],
    before: [3, Array(3).fill(PRICE), []],
    after: [
      6,
      Array(3).fill(PRICE + 2_000),
      ['drei', 'eins', 'zwei'].map((name) => `reminder_2 ${name}@firn.example`),
    ],
  },
  'forget-feedback': {
    prepare: async () => {
      for (const {
        bookingPersons: [person],
        event,
      } of await bookThree())
        await t.db.insert(feedbacks).values({
          bookingPersonId: person?.id ?? '',
          eventId: event['@id'].slice('/api/events/'.length),
          tokenHash: person?.id ?? '',
          closesAt: inDays(60),
        });
      const answered = { answeredAt: NOW, content: 5, level: 5, organisation: 5, comment: 'Danke' };
      await t.db
        .update(feedbacks)
        .set(answered)
        .where(eq(feedbacks.tokenHash, await anyTokenHash()));
    },
    at: inDays(3 * 366),
    facts: async () =>
      (await t.db.select().from(feedbacks))
        .map(({ comment, tokenHash }) => `${comment} ${tokenHash === null}`)
        .toSorted(),
    before: [' false', ' false', 'Danke false'],
    // The words go by the retention.
    after: ['Danke true'],
  },
  'plan-exports': {
    prepare: planTwo,
    at: MONDAY,
    facts: async () => [
      await count(dataExports),
      (await t.db.select().from(exportPlans)).map(({ nextOn }) => nextOn),
    ],
    before: [0, ['2026-02-16', '2026-02-16']],
    after: [2, ['2026-02-23', '2026-02-23']],
  },
  'make-exports': {
    prepare: async () => {
      await planTwo();
      await makePlannedExports({ db: t.db, clock: () => MONDAY });
    },
    at: MONDAY,
    // Its time is over, and it was not one of those who die three times.
    meanwhile: () => t.db.update(dataExports).set({ claimedUntil: inDays(0), attempts: 0 }),
    facts: async () => [
      (await t.db.select().from(dataExports)).map(({ state }) => state),
      await templatesOf('export_ready'),
    ],
    before: [['queued', 'queued'], []],
    after: [['done', 'done'], Array(2).fill('export_ready admin@firn.example')],
  },
  'message-rules': {
    prepare: async () => {
      const { id: eventId, iri } = await insertBookableEvent(t.db, { organized: true }, [t.users.guide.id]);
      await bookAs(await t.as('gast'), iri);
      for (const userId of [t.users.admin.id, t.users.guide.id])
        await t.db.insert(pinboardPosts).values({ eventId, userId, text: 'Neu', createdAt: NOW });
      const seen = await insertBookableEvent(t.db, { minimumParticipants: 1, maximumParticipants: 3 });
      await t.db.insert(rememberedEvents).values({ eventId: seen.id, userId: t.users.gast.id, mails: true });
      await bookedAndOver();
      const soon = { active: true, days: 30, audience: 'persons' } as const;
      await t.db.update(messageRules).set(soon).where(eq(messageRules.template, 'last_info'));
      await t.db
        .update(messageRules)
        .set({ ...soon, channel: 'sms', text: 'Pack bitte.' })
        .where(eq(messageRules.template, 'packing_list'));
    },
    at: new Date('2026-02-14T18:00:00Z'),
    facts: async () => [
      await templatesOf(
        'feedback_request',
        'guide_8_weeks',
        'last_info',
        'pinboard_digest',
        'remembered_few_seats',
      ),
      await count(reminders),
      await count(feedbacks),
      (await t.db.select().from(textRecipients)).map(({ text }) => text),
    ],
    before: [[], 0, 0, []],
    after: [
      [
        'feedback_request nina@firn.example',
        'guide_8_weeks guide@firn.example',
        'last_info nina@firn.example',
        'pinboard_digest gast@firn.example',
        'pinboard_digest guide@firn.example',
        'remembered_few_seats gast@firn.example',
      ],
      7,
      1,
      ['Pack bitte.'],
    ],
  },
};

/** Each has a database of its own, and the embedded one takes seconds to begin: there these tell. */
const EMBEDDED: readonly string[] = ['forget-health-data', 'expire-bookings'];
const isTriedHere = (name: string) => Boolean(process.env.TEST_DATABASE_URL) || EMBEDDED.includes(name);

function jobNamed(name: string, db: Db, at: Date): Job {
  const jobs = createJobs({ db, clock: () => at, mailer, files, pictures: files, origin, texts });
  const job = jobs.find((each) => each.name === name);
  if (!job) throw new Error(`no job ${name}`);
  return job;
}

test.each(Object.entries(WORK).filter(([name]) => isTriedHere(name)))(
  '%s that dies before any of its statements loses and doubles nothing',
  async (name, { prepare, at, meanwhile, facts, before, after }) => {
    await prepare();
    expect(await facts()).toEqual(before);
    const job = jobNamed(name, t.db, at);
    expect(await dieAll(t.db, job, meanwhile)).toBeGreaterThan(0);
    expect(await facts()).toEqual(after);
    await Promise.all([job.run(), job.run()]);
    expect(await facts()).toEqual(after);
  },
);

test.each(
  [
    'expire-bookings',
    'address-imports',
    'issue-invoices',
    'offer-seats',
    'remind-payers',
    'plan-exports',
    'make-exports',
    'message-rules',
    'forget-old-data',
  ].filter(isTriedHere),
)('%s would, without its transactions', async (name) => {
  const { prepare, at, meanwhile, facts, after } = WORK[name] as Work;
  await prepare();
  await dieAll(t.db, jobNamed(name, withoutTransactions(t.db), at), meanwhile).catch(() => undefined);
  expect(await facts()).not.toEqual(after);
});
