import { randomUUID } from 'node:crypto';
import { BUILT_IN_COMPANY, SETTINGS_ID } from '@firn/shared-contracts/api';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { aBookingRequest, insertBookableEvent } from '../../../test/bookable-event.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import type { Persona } from '../../../test/personas.ts';
import { FIELD_WRITE_MATRIX } from '../../access/field-matrix.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { contents } from '../contents/contents.table.ts';
import { mediaObjects } from '../media/media.table.ts';
import { settings } from './settings.table.ts';

const LOGO = randomUUID();
const ITEM = `/api/settings/${SETTINGS_ID}`;

let t: TestApp;
let initial: typeof settings.$inferSelect;
beforeAll(async () => {
  t = await buildTestApp();
  const [row] = await t.db.select().from(settings);
  if (!row) throw new Error('The migration inserts the settings.');
  await t.db
    .insert(mediaObjects)
    .values({ id: LOGO, title: 'Logo', encodingFormat: 'image/png', width: 200, height: 80 });
  initial = row;
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.update(settings).set(initial);
});

const patch = async (persona: Persona, payload: object, tag: string | null = '"1"') =>
  (await t.as(persona))({
    method: 'PATCH',
    url: ITEM,
    payload: JSON.stringify(payload),
    headers: { 'content-type': 'application/merge-patch+json', ...(tag && { 'if-match': tag }) },
  });

describe('reading', () => {
  test('the office reads the company and the conditions it began with', async () => {
    const response = await (await t.as('admin'))(ITEM);
    expect(response.headers.etag).toBe('"1"');
    expect(response.json()).toMatchObject({
      ...BUILT_IN_COMPANY,
      sacDiscountPercent: 10,
      paymentTermDays: 30,
      dueBeforeStartDays: 14,
      shortestTermDays: 7,
      registrationDeadlineDays: 14,
      registrationDeadlineDaysDayTour: 3,
      autoConfirm: false,
      autoPublishSpontaneous: false,
      adminSecondFactor: false,
    });
    const list = (await (await t.as('super'))('/api/settings')).json();
    expect([list.totalItems, list['hydra:member'][0].id]).toEqual([1, SETTINGS_ID]);
  });

  test('everybody reads the company and the conditions, and nothing else', async () => {
    const response = await t.anonymous('/api/company');
    expect(response.headers['cache-control']).toBe('public, max-age=5');
    expect(response.json()).toEqual({
      '@context': '/api/contexts/Company',
      '@id': '/api/company',
      '@type': 'Company',
      ...BUILT_IN_COMPANY,
      conditionsText: '',
      glacierGuestsPerGuide: 6,
    });
  });

  test('the page on insurance is told by its slug, wherever it stands, as long as readers get it', async () => {
    const page = { title: 'Versicherung', slug: 'versicherung', completeSlug: 'wissen/versicherung' };
    const [row] = await t.db.insert(contents).values(page).returning({ id: contents.id });
    const told = async () => (await t.anonymous('/api/company')).json().insurancePage;
    const change = (values: Partial<typeof contents.$inferInsert>) =>
      t.db
        .update(contents)
        .set(values)
        .where(eq(contents.id, row?.id ?? ''));
    expect(await told()).toBeUndefined();
    await change({ public: true });
    expect(await told()).toBe('/wissen/versicherung');
    await change({ deletedAt: new Date() });
    expect(await told()).toBeUndefined();
  });

  test.each([
    [null, 401],
    ['gast', 403],
    ['guide', 403],
    ['partner', 403],
  ] as const)('%s does not read or change the settings', async (persona, status) => {
    const send = persona ? await t.as(persona) : t.anonymous;
    const change = { method: 'PATCH', url: ITEM, payload: '{"name":"X"}' } as const;
    const headers = { 'content-type': 'application/merge-patch+json', 'if-match': '"1"' };
    expect((await send(ITEM)).statusCode).toBe(status);
    expect((await send(`${ITEM}/history`)).statusCode).toBe(status);
    expect((await send({ ...change, headers })).statusCode).toBe(status);
  });
});

describe('changing', () => {
  test('an admin changes the company’s texts, everybody reads them at once, and the history knows', async () => {
    const openingHours = [{ days: 'Mo–So', hours: '08:00–18:00' }];
    const response = await patch('admin', { phone: '033 111 22 33', openingHours });
    expect([response.statusCode, response.headers.etag]).toEqual([200, '"2"']);
    expect(response.json()).toMatchObject({
      phone: '033 111 22 33',
      openingHours,
      changedBy: 'Vera Admin',
      changedAt: '2026-02-14T08:00:00.000Z',
    });
    expect((await t.anonymous('/api/company')).json()).toMatchObject({
      phone: '033 111 22 33',
      openingHours,
    });
    const history = (await (await t.as('admin'))(`${ITEM}/history`)).json()['hydra:member'];
    expect(history[0]).toMatchObject({
      action: 'settings.update',
      actor: 'Vera Admin',
      changes: { phone: { from: '033 854 12 80', to: '033 111 22 33' } },
    });
  });

  const VALUES: Readonly<Record<string, unknown>> = {
    senderName: 'Bergschule Nüll',
    senderAddress: 'post@nuell.example',
    replyAddress: 'antwort@nuell.example',
    mailFoot: 'Wir sind draussen.',
    mailLogo: `/api/extended_media_objects/${LOGO}`,
    mailColour: '#1c4530',
    conditionsText: '<p>Neu</p>',
    sacDiscountPercent: 15,
    paymentTermDays: 10,
    dueBeforeStartDays: 7,
    shortestTermDays: 5,
    registrationDeadlineDays: 21,
    registrationDeadlineDaysDayTour: 1,
    materialChangeDays: 3,
    guideContactDays: 2,
    glacierGuestsPerGuide: 5,
    autoConfirm: true,
    autoPublishSpontaneous: true,
    adminSecondFactor: true,
    retentionRuns: true,
    bookingsPerNetworkPerHour: 0,
    bookingsPerEmailPerHour: 5,
    heldBookingsPerNetwork: 20,
    heldBookingsPerEmail: 1,
    waitlistJumpHours: 0,
    iban: 'CH9300762011623852957',
    qrIban: 'CH4431999123000889012',
    vatNumber: 'CHE-123.456.788 MWST',
    vatMethod: 'flat_rate',
    flatRatePercent: 2.1,
    invoiceTiming: 'before_due',
    invoiceDaysBeforeDue: 30,
    depositPercent: 20,
    depositTermDays: 5,
    twintOffered: false,
    cardOffered: false,
    firstReminderDays: 5,
    secondReminderDays: 20,
    reminderFee: 2000,
    voucherYears: 10,
    dayRates: [{ level: 'guide1', rate: 62_000 }],
  };

  test.each(Object.keys(FIELD_WRITE_MATRIX['settings.update'] ?? {}))(
    '%s is a super admin’s to change; an admin is refused by name',
    async (field) => {
      const body = { [field]: VALUES[field] };
      const refused = await patch('admin', { ...body, street: 'Dorfstrasse 1' });
      expect(refused.statusCode).toBe(403);
      expect(refused.json()).toMatchObject({
        type: '/problems/forbidden-fields',
        violations: [{ propertyPath: field, message: 'Dieses Feld darfst du nicht ändern.' }],
      });
      expect((await t.anonymous('/api/company')).json().street).toBe('Bahnhofstrasse 12');
      expect((await patch('super', body)).json()).toMatchObject({ ...body, version: 2 });
    },
  );

  test.each([
    [{ phone: '12' }, 'phone', 'Bitte gib eine gültige Telefonnummer an.'],
    [{ name: ' ' }, 'name', 'Bitte fülle dieses Feld aus.'],
    [
      { email: 'hallo' },
      'email',
      'Bitte gib eine vollständige E-Mail-Adresse an, zum Beispiel name@firma.ch.',
    ],
    [
      { senderAddress: 'buchung' },
      'senderAddress',
      'Bitte gib eine vollständige E-Mail-Adresse an, zum Beispiel name@firma.ch.',
    ],
    [
      { replyAddress: 'buchung@' },
      'replyAddress',
      'Bitte gib eine vollständige E-Mail-Adresse an, zum Beispiel name@firma.ch.',
    ],
    [{ sacDiscountPercent: 101 }, 'sacDiscountPercent', 'Bitte gib höchstens 100 an.'],
    [{ heldBookingsPerNetwork: 0 }, 'heldBookingsPerNetwork', 'Bitte gib mindestens 1 an.'],
    [{ waitlistJumpHours: -1 }, 'waitlistJumpHours', 'Bitte gib mindestens 0 an.'],
    [{ bookingsPerEmailPerHour: 1001 }, 'bookingsPerEmailPerHour', 'Bitte gib höchstens 1000 an.'],
    [{ partners: [{ name: '', url: null }] }, 'partners[0].name', 'Bitte fülle dieses Feld aus.'],
    [
      {
        openingHours: [
          { days: 'Mo', hours: '8–12' },
          { hours: '8–12', days: 'Mo' },
        ],
      },
      'openingHours[1].days',
      'Das steht schon weiter oben.',
    ],
    [{ iban: 'CH9300762011623852958' }, 'iban', 'Diese IBAN gibt es nicht: bitte prüfe die Ziffern.'],
    [
      { iban: 'DE89370400440532013000' },
      'iban',
      'Bitte gib eine IBAN aus der Schweiz oder Liechtenstein an, 21 Zeichen ohne Leerschläge.',
    ],
    [
      { iban: 'CH4431999123000889012' },
      'iban',
      'Das ist eine QR-IBAN: bitte gib sie beim Feld «QR-IBAN» an.',
    ],
    [
      { qrIban: 'CH9300762011623852957' },
      'qrIban',
      'Das ist keine QR-IBAN: bitte gib sie beim Feld «IBAN» an.',
    ],
    [{ qrIban: 'CH4431999123000889013' }, 'qrIban', 'Diese IBAN gibt es nicht: bitte prüfe die Ziffern.'],
    [{ vatNumber: 'CHE-123' }, 'vatNumber', 'Bitte gib die Nummer so an: CHE-123.456.788 MWST.'],
    [{ flatRatePercent: 2.125 }, 'flatRatePercent', 'Bitte gib höchstens zwei Stellen nach dem Komma an.'],
    [
      { firstReminderDays: 17 },
      'secondReminderDays',
      'Die zweite Mahnung kommt nach der ersten: bitte gib mehr Tage an.',
    ],
    [
      { reminderFee: 1999 },
      'reminderFee',
      'Bitte runde den Betrag auf 5 Rappen, zum Beispiel 12.50 oder 12.55.',
    ],
    [{ reminderFee: 20_005 }, 'reminderFee', 'Bitte gib höchstens CHF 200.– an.'],
    [
      {
        dayRates: [
          { level: 'guide1', rate: 62_000 },
          { level: 'guide1', rate: 60_000 },
        ],
      },
      'dayRates[1].level',
      'Das steht schon weiter oben.',
    ],
    [{ connections: [] }, 'connections', 'Diese Angabe wird hier nicht erwartet.'],
  ])('%j is refused by field', async (payload, propertyPath, message) => {
    const response = await patch('super', payload);
    expect(response.statusCode).toBe(422);
    expect(response.json().violations).toContainEqual({ propertyPath, message });
  });

  test('needs the version it was made from, and tells who was first', async () => {
    expect((await patch('admin', { city: 'Thun' }, null)).statusCode).toBe(428);
    await patch('admin', { city: 'Thun' });
    const stale = await patch('super', { city: 'Bern' });
    expect(stale.statusCode).toBe(412);
    expect(stale.json()).toMatchObject({ current: { city: 'Thun', version: 2 }, changedBy: 'Vera Admin' });
  });

  test('formatted conditions are cleaned', async () => {
    const conditionsText = '<p>Gut<script>böse()</script><img src=x onerror=böse()></p>';
    expect((await patch('super', { conditionsText })).json().conditionsText).toBe('<p>Gut</p>');
  });

  test('the settings cannot be removed', async () => {
    const remove = { method: 'DELETE', url: ITEM, headers: { 'if-match': '"1"' } } as const;
    expect((await (await t.as('super'))(remove)).statusCode).toBe(405);
  });
});

describe('the SAC discount', () => {
  const quote = (event: string) => ({
    method: 'POST' as const,
    url: '/api/price-quotes',
    payload: { event, bookingPersons: [{ sac: true }] },
  });

  test('is that of the settings at every place at once, and a booking keeps its price', async () => {
    const event = await insertBookableEvent(t.db);
    const read = async () => ({
      quoted: (await t.anonymous(quote(event.iri))).json().total,
      shown: (await t.anonymous(event.iri)).json(),
    });
    const book = async (expectedTotal: number, key: string) => {
      const request = aBookingRequest(event.iri);
      const [person] = request.bookingPersons;
      const payload = { ...request, expectedTotal, bookingPersons: [{ ...person, sac: true }] };
      const headers = { 'idempotency-key': key };
      return t.anonymous({ method: 'POST', url: '/api/bookings', payload, headers });
    };
    const before = await read();
    const booked = await book(before.quoted, 'booked-before');
    expect(booked.statusCode).toBe(201);

    await patch('super', { sacDiscountPercent: 50, paymentTermDays: 5 });
    const after = await read();
    expect(after.quoted).toBeLessThan(before.quoted);
    expect(after.shown.sacDiscountPercent).toBe(50);
    expect(after.shown.priceFromSac).toBeLessThan(before.shown.priceFromSac);
    expect((await book(before.quoted, 'booked-too-late')).json().type).toBe('/problems/price-changed');
    const { id, total } = booked.json();
    const kept = (await (await t.as('admin'))(`/api/bookings/${id}`)).json();
    expect([kept.total, kept.dueDate]).toEqual([total, booked.json().dueDate]);
    const next = (await book(after.quoted, 'booked-after')).json();
    expect([next.total, next.dueDate]).toEqual([after.quoted, '2026-02-19']);
    expect((await t.anonymous(quote(event.iri))).json().dueDate).toBe('2026-02-19');
  });

  test('of an event that states its own stays', async () => {
    const event = await insertBookableEvent(t.db, { sacDiscountPercent: 20 });
    const before = (await t.anonymous(quote(event.iri))).json().total;
    await patch('super', { sacDiscountPercent: 50 });
    expect((await t.anonymous(quote(event.iri))).json().total).toBe(before);
  });
});

describe('secrets of the environment', () => {
  const SECRETS = {
    FIRN_SECRET: 'ein-geheimnis-von-mehr-als-32-zeichen',
    SMTP_URL: 'smtp://mail-konto:mail-geheim@mail.example:587',
    S3_ENDPOINT: 'https://s3.example',
    S3_BUCKET: 'firn-bilder',
    S3_ACCESS_KEY_ID: 'schluessel-kennung',
    S3_SECRET_ACCESS_KEY: 'schluessel-geheim',
  };
  const HIDDEN = [
    SECRETS.FIRN_SECRET,
    ...['mail-konto', 'mail-geheim', 'schluessel-kennung', 'schluessel-geheim'],
  ];

  test('are in no answer and in no entry of the log', async () => {
    const app = await buildTestApp(SECRETS);
    try {
      const send = await app.as('super');
      const headers = { 'content-type': 'application/merge-patch+json', 'if-match': '"1"' };
      const change = { method: 'PATCH', url: ITEM, payload: '{"city":"Thun"}', headers } as const;
      const answers = [
        await send(ITEM),
        await send('/api/settings'),
        await send(change),
        await send(change),
        await send(`${ITEM}/history`),
        await send('/api/company'),
        await send('/api/docs.jsonld'),
        await send('/api/healthz'),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 412, 200, 200, 200, 200]);
      const said = answers.map(({ body, headers: told }) => body + JSON.stringify(told)).join('\n');
      const logged = JSON.stringify(await app.db.select().from(auditEntries));
      for (const secret of HIDDEN)
        expect([secret, (said + logged).includes(secret)]).toEqual([secret, false]);
      expect(answers[0]?.json().connections).toEqual([
        { name: 'database', address: null },
        { name: 'mail', address: 'smtp://•••@mail.example:587' },
        { name: 'files', address: 'https://s3.example/firn-bilder' },
      ]);
      expect(logged).toContain('settings.update');
    } finally {
      await app.close();
    }
  });
});
