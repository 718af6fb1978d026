import { createHash } from 'node:crypto';
import { MATERIAL_ORDER_STATES, zurichDate } from '@firn/shared-contracts/domain';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { count, eq, like, sql } from 'drizzle-orm';
import { cloneDatabase } from '../../test/database-template.ts';
import type { Database } from '../db/client.ts';
import { verifyPassword } from '../modules/auth/secrets.ts';
import { tryStatement } from '../modules/bank-statements/import-statement.ts';
import { readCamt } from '../modules/bank-statements/read-camt.ts';
import { policyInForce } from '../modules/cancellation-policies/index.ts';
import { catalogueFindings } from '../modules/catalogue-findings/index.ts';
import { contentRedirects, contents, contentVersions } from '../modules/contents/contents.table.ts';
import { events, priceComponents } from '../modules/events/events.table.ts';
import { closedPeriods } from '../modules/finance/finance.table.ts';
import { issueInvoices } from '../modules/invoices/index.ts';
import { mediaObjects } from '../modules/media/media.table.ts';
import { offers } from '../modules/offers/offers.table.ts';
import { settings } from '../modules/settings/settings.table.ts';
import { users } from '../modules/users/users.table.ts';
import { CANCELLATION, TERMS } from './content/facts.ts';
import { bankFileToTry, seedDemo, seedEvents, seedOffers } from './index.ts';
import type { KeepPicture } from './insert/media.ts';
import { DEMO_PASSWORD } from './insert/users.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const TABLES = [
  'offers',
  'events',
  'event_guides',
  'guide_assignments',
  'guide_calendars',
  'guide_days',
  'bookings',
  'booking_persons',
  'booking_price_lines',
  'invoices',
  'invoice_lines',
  'state_changes',
  'contents',
  'content_versions',
  'content_media',
  'navigation_entries',
  'newsletter_subscriptions',
  'renting_material_orders',
  'price_components',
];

/** Keeps the row without drawing the picture: `drawings.test.ts` tests those. */
const rowOnly: KeepPicture = async (db, { draw: _, ...media }) => {
  await db.insert(mediaObjects).values(media);
};

async function seeded(): Promise<Database> {
  const database = await cloneDatabase();
  await seedDemo({ db: database.db, now: NOW, keepPicture: rowOnly });
  return database;
}

async function fingerprint(database: Database): Promise<Record<string, string>> {
  const prints: Record<string, string> = {};
  for (const table of TABLES) {
    const { rows } = await database.db.execute<{ row: string }>(
      sql`select t::text as row from ${sql.identifier(table)} t order by t::text`,
    );
    prints[table] = createHash('sha256').update(JSON.stringify(rows)).digest('hex');
  }
  return prints;
}

let first: Database;

beforeAll(async () => {
  first = await seeded();
}, 60_000);

afterAll(async () => {
  await first.close();
});

describe('the demo in a database', () => {
  test('is the same, row by row, in a second database', async () => {
    const second = await seeded();
    expect(await fingerprint(second)).toEqual(await fingerprint(first));
    await second.close();
  }, 60_000);

  test('has the demo accounts with their password', async () => {
    const accounts = ['super', 'admin', 'guide', 'guide-basic', 'partner', 'partner-basic', 'gast'];
    for (const name of accounts) {
      const [row] = await first.db
        .select()
        .from(users)
        .where(eq(users.email, `${name}@firn.example`));
      expect(await verifyPassword(row?.passwordHash ?? null, DEMO_PASSWORD)).toBe(true);
    }
  });

  test('has one closed quarter, the one before the last', async () => {
    const closed = await first.db.select().from(closedPeriods);
    expect(closed).toMatchObject([
      { firstDay: '2026-04-01', lastDay: '2026-06-30', figures: { figures: { from: '2026-04-01' } } },
    ]);
  });

  test('has documents that add up to what every booking owes, and none is left to issue', async () => {
    const { rows } = await first.db.execute<{ number: string }>(sql`
      select b.number from bookings b
      left join (select booking_id, sum(total) as total from invoices group by booking_id) billed on billed.booking_id = b.id
      where b.state in ('confirmed', 'completed', 'cancelled', 'annulled')
        and coalesce(billed.total, 0) <> case when b.state = 'annulled' then 0 else b.total end
    `);
    expect(rows).toEqual([]);
    expect(await issueInvoices({ db: first.db, clock: () => NOW, origin: 'https://firn.example' })).toBe(0);
  });

  test('has rented material in every state, of several kinds and sizes', async () => {
    const { rows } = await first.db.execute<Record<string, string>>(sql`
      select s.state, o.title, o.values #>> '{0,value}' as size, o.packed_at is not null as packed
      from renting_material_standings s join renting_material_orders o on o.id = s.id
    `);
    const found = (name: string) => [...new Set(rows.map((row) => row[name]))].sort();
    expect(found('state')).toEqual([...MATERIAL_ORDER_STATES].sort());
    expect(found('title')).toEqual(['Kletterhelm', 'LVS-Gerät', 'Lawinenschaufel', 'Lawinensonde']);
    expect(found('size')).toEqual(['L', 'M', 'S', null]);
    const packed = rows.filter(({ state }) => state === 'reserved').map((row) => row.packed);
    expect(new Set(packed)).toEqual(new Set([true, false]));
  });

  test('has a catalogue in which nothing contradicts itself', async () => {
    expect(await catalogueFindings(first.db, { offerId: null, eventId: null }, NOW)).toEqual([]);
  });

  test('has a head image for every offer', async () => {
    const without = await first.db
      .select({ code: offers.code })
      .from(offers)
      .leftJoin(mediaObjects, eq(mediaObjects.id, offers.headImageId))
      .where(sql`${mediaObjects.id} is null`);
    expect(without).toEqual([]);
  });

  test.each(['startseite', 'uber-uns', 'impressum', 'agb', 'datenschutzerklarung'])(
    'has the page %s',
    async (slug) => {
      const [page] = await first.db.select().from(contents).where(eq(contents.completeSlug, slug));
      expect(page?.public).toBe(true);
    },
  );

  test('has pages that say the terms of the settings', async () => {
    const [terms] = await first.db.select().from(settings);
    expect(terms).toMatchObject(TERMS);
    for (const [preset, durationDays] of [
      ['with_nights', 2],
      ['day_tour', 1],
    ] as const) {
      const { tiers } = await policyInForce(first.db, { durationDays }, zurichDate(NOW));
      expect(tiers).toEqual(CANCELLATION[preset]);
    }
  });

  test('shows the office a page that is hidden, planned, changed, published before, and moved', async () => {
    const pages = await first.db.select().from(contents);
    expect(pages.filter((page) => !page.public && !page.publishAt)).toHaveLength(1);
    expect(pages.filter((page) => !page.public && page.publishAt && page.publishAt > NOW)).toHaveLength(1);
    expect(pages.filter((page) => page.public && page.draft)).toHaveLength(1);
    const again = await first.db.select().from(contentVersions).where(eq(contentVersions.number, 2));
    expect(again.length).toBeGreaterThan(0);
    expect((await first.db.select().from(contentRedirects)).length).toBeGreaterThan(0);
  });

  test('has a file of the bank that pays open invoices, and leaves something to put to a booking by hand', async () => {
    const file = await readCamt(await bankFileToTry(first.db, NOW));
    const [clerk] = await first.db.select().from(users).where(eq(users.email, 'admin@firn.example'));
    const author = { actor: { userId: clerk?.id ?? '', impersonatorId: null, ip: '' }, now: NOW };
    const bank = { ...file, fileName: 'bankdatei.xml', sha256: '0'.repeat(64) };
    const seen = await tryStatement(first.db, bank, author, async (_tx, { fresh, bookingOf }) => [
      fresh.size,
      bookingOf.size,
    ]);
    expect(seen).toEqual([7, 5]);
  });

  test('grows to a given number of offers, with what belongs to them', async () => {
    const { db } = first;
    await seedOffers({ db, now: NOW }, 100);
    const listed = await db.select({ title: offers.title }).from(offers).where(like(offers.code, '1____'));
    const [all] = await db.select({ total: count() }).from(offers);
    expect(all?.total).toBe(100);
    const priced = await db
      .selectDistinct({ id: priceComponents.offerId })
      .from(priceComponents)
      .innerJoin(offers, eq(offers.id, priceComponents.offerId))
      .where(like(offers.code, '1____'));
    expect(listed.length).toBeGreaterThan(0);
    expect(priced).toHaveLength(listed.length);
  });

  test('grows to a given number of events, once', async () => {
    const { db } = first;
    for (const size of [400, 400, 450]) {
      await seedEvents({ db, now: NOW }, size);
      const [row] = await db.select({ total: count() }).from(events);
      expect(row?.total).toBe(size);
    }
  });
});
