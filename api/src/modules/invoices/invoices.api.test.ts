import type { InvoiceResponse } from '@firn/shared-contracts/api';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { and, desc, eq } from 'drizzle-orm';
import { insertBookableEvent, PRICE } from '../../../test/bookable-event.ts';
import { type Booked, bookAs } from '../../../test/booking-changes.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { billBy, issueAll } from '../../../test/issue-invoices.ts';
import { pay } from '../../../test/payments.ts';
import type { Persona } from '../../../test/personas.ts';
import { wordsOf } from '../../../test/read-pdf.ts';
import { untilSomebodyWaits } from '../../../test/until-somebody-waits.ts';
import { auditEntries, stateChanges } from '../audit/audit.table.ts';
import { bookings } from '../bookings/bookings.table.ts';
import { appendLines, findPriceLines, reminderFeeLine } from '../bookings/index.ts';
import { outboxMails } from '../outbox/outbox.table.ts';
import { invoices } from './invoices.table.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
  await billBy(t.db);
});
afterAll(() => t.close());

const booked = async (persona: Persona | null = 'gast'): Promise<Booked> => {
  const { iri } = await insertBookableEvent(t.db);
  return bookAs(persona ? await t.as(persona) : t.anonymous, iri);
};

const send = async (
  method: 'POST' | 'PATCH' | 'DELETE',
  url: string,
  payload: object = {},
  { as = 'admin', tag = '*' }: { readonly as?: Persona; readonly tag?: string } = {},
) =>
  (await t.as(as))({
    method,
    url,
    ...(method !== 'DELETE' && { payload: JSON.stringify(payload) }),
    headers: {
      'if-match': tag,
      ...(method !== 'DELETE' && {
        'content-type': method === 'PATCH' ? 'application/merge-patch+json' : 'application/json',
      }),
    },
  });

const drafted = async (booking: Booked): Promise<InvoiceResponse> => {
  const answer = await send('POST', '/api/invoices', { booking: booking['@id'] });
  expect([answer.statusCode, answer.json().violations]).toEqual([201, undefined]);
  return answer.json();
};
const step = (invoice: Pick<InvoiceResponse, '@id'>, body: object, as: Persona = 'admin') =>
  send('POST', `${invoice['@id']}/transition`, body, { as });
const issued = async (booking: Booked): Promise<InvoiceResponse> => {
  const answer = await step(await drafted(booking), { to: 'issued' });
  expect([answer.statusCode, answer.json().detail]).toEqual([200, undefined]);
  return answer.json();
};
const listed = async (query: string, persona: Persona = 'admin'): Promise<InvoiceResponse[]> =>
  (await (await t.as(persona))(`/api/invoices?${query}`)).json()['hydra:member'];
const addFee = ({ id }: Booked, amount: number) =>
  t.db.transaction(async (tx) =>
    appendLines(tx, id, [reminderFeeLine(await findPriceLines(tx, id), amount)]),
  );
const of = ({ '@id': iri }: Booked) => `booking=${iri}`;

describe('a draft', () => {
  test('bills what the booking owes, to who booked', async () => {
    const booking = await booked();
    const draft = await drafted(booking);
    expect(draft).toMatchObject({
      '@type': 'Invoice',
      kind: 'invoice',
      state: 'draft',
      standing: 'draft',
      number: null,
      total: PRICE,
      open: 0,
      recipient: { name: 'Nina Käser', street: 'Bergweg', houseNumber: '7' },
    });
    expect(draft.lines.map(({ total }) => total)).toEqual([39_500, 8_500]);
    const second = await send('POST', '/api/invoices', { booking: booking['@id'] });
    expect(second.json().violations).toMatchObject([{ propertyPath: 'booking' }]);
  });

  test('goes to another payer, and so does what comes after it', async () => {
    const draft = await drafted(await booked());
    const recipient = {
      ...draft.recipient,
      company: 'Alpen AG',
      name: 'Buchhaltung',
      reference: 'PO 4711',
      email: 'rechnung@alpen.example',
    };
    const patched = await send('PATCH', draft['@id'], { recipient });
    expect(patched.json().recipient).toEqual(recipient);
    const invoice: InvoiceResponse = (await step(draft, { to: 'issued' })).json();
    expect(invoice.qrPayload).toContain('\nAlpen AG\n');
    const [mail] = await t.db
      .select()
      .from(outboxMails)
      .where(eq(outboxMails.recipient, 'rechnung@alpen.example'));
    // The page of the booking lets its reader change it: another payer gets no link.
    expect(mail?.text).not.toContain('/profil/');
    await step(invoice, { to: 'credited', reason: 'Falscher Betrag' });
    const [again] = await listed(`booking=${invoice.booking['@id']}&standing=draft`);
    expect(again?.recipient).toEqual(recipient);
  });

  test.each([
    ['recipient.name', { name: '' }],
    ['recipient.city', { city: 'x'.repeat(36) }],
    ['recipient.country', { country: 'XX' }],
    ['recipient.email', { email: 'keine' }],
  ])('is refused by its %s', async (propertyPath, changes) => {
    const draft = await drafted(await booked());
    const answer = await send('PATCH', draft['@id'], { recipient: { ...draft.recipient, ...changes } });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().violations).toContainEqual(expect.objectContaining({ propertyPath }));
  });

  test('is discarded; what is issued stays', async () => {
    const booking = await booked();
    const draft = await drafted(booking);
    expect((await send('DELETE', draft['@id'])).statusCode).toBe(204);
    const invoice = await issued(booking);
    expect((await send('DELETE', invoice['@id'])).statusCode).toBe(409);
    const patched = await send('PATCH', invoice['@id'], { recipient: { ...invoice.recipient, name: 'Urs' } });
    expect(patched.json().violations).toMatchObject([{ propertyPath: 'recipient' }]);
  });

  test('without an account of the company is not issued, and says so', async () => {
    const draft = await drafted(await booked());
    await billBy(t.db, { iban: null });
    try {
      const answer = await step(draft, { to: 'issued' });
      expect(answer.statusCode).toBe(409);
      expect(answer.json().missing).toMatchObject([{ propertyPath: 'iban' }]);
    } finally {
      await billBy(t.db);
    }
  });
});

describe('a draft beside an issued invoice', () => {
  /** A booking with an invoice, and a draft of a fee that came later. */
  async function billedTwice() {
    const booking = await booked();
    const invoice = await issued(booking);
    await addFee(booking, 2_000);
    return { booking, invoice, draft: await drafted(booking) };
  }
  const callOff = ({ id }: Booked) =>
    t.db.update(bookings).set({ state: 'annulled' }).where(eq(bookings.id, id));
  const totalsOf = async (booking: Booked) =>
    (await listed(of(booking))).map(({ kind, state, total }) => `${kind} ${state} ${total}`);

  test('stays as somebody credits the invoice', async () => {
    const { booking, invoice, draft } = await billedTwice();
    const answer = await step(invoice, { to: 'credited', reason: 'Falsche Adresse' });
    expect([answer.statusCode, answer.json().total]).toEqual([200, -PRICE]);
    expect((await step(draft, { to: 'issued' })).json().total).toBe(PRICE + 2_000);
    expect(await listed(`${of(booking)}&standing=draft`)).toEqual([]);
  });

  test('names its fee by what it is for', async () => {
    const { draft } = await billedTwice();
    const invoice: InvoiceResponse = (await step(draft, { to: 'issued' })).json();
    const pdf = await (await t.as('admin'))(`${invoice['@id']}/invoice.pdf`);
    const [words] = await wordsOf(pdf.rawPayload);
    expect(words).toContain('Mahngebühr: Schadenersatz, ohne MWST');
    expect(words).not.toContain('Annullationskosten');
  });

  test('does not keep the job from crediting what a booking owes no more', async () => {
    const { booking } = await billedTwice();
    await callOff(booking);
    await issueAll(t.db);
    expect(await totalsOf(booking)).toEqual([
      'invoice draft 2000',
      `credit_note issued ${-PRICE}`,
      `invoice credited ${PRICE}`,
    ]);
  });

  test('is not issued where less is owed by now: an invoice of less than nothing is none', async () => {
    const { booking, draft } = await billedTwice();
    await callOff(booking);
    const answer = await step(draft, { to: 'issued' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().missing).toMatchObject([{ propertyPath: 'total' }]);
    expect(await totalsOf(booking)).toEqual(['invoice draft 2000', `invoice issued ${PRICE}`]);
  });
});

describe('an issued invoice', () => {
  test('says how it stands by what was paid', async () => {
    const booking = await booked();
    await issued(booking);
    const standingOf = async () => (await listed(of(booking))).map(({ standing, open }) => [standing, open]);
    expect(await standingOf()).toEqual([['open', PRICE]]);
    await pay(t.db, booking.id, 10_000);
    expect(await standingOf()).toEqual([['partial', PRICE - 10_000]]);
    t.setNow(new Date('2026-02-23T08:00:00Z'));
    expect(await standingOf()).toEqual([['overdue', PRICE - 10_000]]);
    expect(await listed(`${of(booking)}&standing=overdue`)).toHaveLength(1);
    expect(await listed(`${of(booking)}&standing[]=open&standing[]=paid`)).toHaveLength(0);
    t.setNow(new Date('2026-02-14T08:00:00Z'));
    await pay(t.db, booking.id, PRICE - 10_000);
    expect(await standingOf()).toEqual([['paid', 0]]);
  });

  test('is credited with a reason; what the booking owes becomes a draft that the job leaves alone', async () => {
    const booking = await booked();
    const invoice = await issued(booking);
    expect((await step(invoice, { to: 'credited' })).json().missing).toMatchObject([
      { propertyPath: 'reason' },
    ]);
    const answer = await step(invoice, { to: 'credited', reason: 'Falsche Adresse' });
    expect(answer.json()).toMatchObject({
      kind: 'credit_note',
      total: -PRICE,
      creditNoteOf: invoice['@id'],
      creditNoteOfNumber: invoice.number,
      reason: 'Falsche Adresse',
      standing: null,
      iban: null,
    });
    expect((await listed(of(booking))).map(({ standing }) => standing)).toEqual(['draft', null, 'credited']);
    await issueAll(t.db);
    expect(await listed(of(booking))).toHaveLength(3);
    const steps = await t.db.select().from(stateChanges).where(eq(stateChanges.entityId, invoice.id));
    expect(steps.map(({ from, to, reason }) => [from, to, reason])).toEqual([
      ['draft', 'issued', null],
      ['issued', 'credited', 'Falsche Adresse'],
    ]);
    const audited = await t.db.select().from(auditEntries).where(eq(auditEntries.entityId, invoice.id));
    expect(JSON.stringify(audited.map(({ diff }) => diff))).not.toContain('Käser');
  });

  test('that two people credit at once is credited once', async () => {
    const booking = await booked();
    const invoice = await issued(booking);
    const answers = await Promise.all(
      (['admin', 'super'] as const).map((who) => step(invoice, { to: 'credited', reason: 'Doppelt' }, who)),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await listed(`${of(booking)}&kind=credit_note`)).toHaveLength(1);
  });

  test('is looked at before it is credited: the document and its mail, and nothing is written', async () => {
    const booking = await booked();
    const invoice = await issued(booking);
    const preview = await step(invoice, { to: 'credited', reason: 'Probe', dryRun: true });
    expect(preview.json()).toMatchObject({
      '@type': 'InvoiceStepPreview',
      document: { kind: 'credit_note', total: -PRICE },
      mails: [{ template: 'credit_note' }],
    });
    expect(await listed(of(booking))).toHaveLength(1);
  });

  test('is mailed once more', async () => {
    const booking = await booked();
    const invoice = await issued(booking);
    const looked = await send('POST', `${invoice['@id']}/mail?dryRun=1`);
    expect(looked.json().mails).toMatchObject([{ template: 'invoice', to: 'nina@firn.example' }]);
    expect((await send('POST', `${invoice['@id']}/mail`)).statusCode).toBe(200);
    const mails = await t.db.select().from(outboxMails).where(eq(outboxMails.about, booking['@id']));
    expect(
      mails.filter(({ template }) => template === 'invoice').map(({ attachments }) => attachments),
    ).toEqual(
      Array(2).fill([
        { documentId: invoice.id, fileName: `Rechnung-${invoice.number}.pdf`, made: 'invoice' },
      ]),
    );
    const draft = await drafted(await booked());
    expect((await send('POST', `${draft['@id']}/mail`)).statusCode).toBe(409);
  });

  test('asks in a mail for what is open of it, and for nothing that was credited', async () => {
    const booking = await booked();
    const invoice = await issued(booking);
    const mailed = async () => {
      await send('POST', `${invoice['@id']}/mail`);
      const mails = await t.db
        .select({ text: outboxMails.text })
        .from(outboxMails)
        .where(and(eq(outboxMails.about, booking['@id']), eq(outboxMails.template, 'invoice')))
        .orderBy(desc(outboxMails.createdAt), desc(outboxMails.id));
      return mails.map(({ text }) => text).join();
    };
    expect(await mailed()).not.toContain('offen sind noch');
    await addFee(booking, -3_000);
    await issueAll(t.db);
    await pay(t.db, booking.id, 10_000);
    expect(await mailed()).toContain(
      'Davon sind CHF 100.– schon bezahlt und CHF 30.– gutgeschrieben; offen sind noch CHF 350.–.',
    );
    await pay(t.db, booking.id, PRICE - 13_000);
    expect(await mailed()).toContain('Diese Rechnung ist schon bezahlt.');
    await step(invoice, { to: 'credited', reason: 'Doppelt' });
    expect(await mailed()).toContain('Diese Rechnung ist ganz gutgeschrieben.');
  });
});

describe('who reads', () => {
  test('a guest reads and downloads the own ones, without drafts', async () => {
    const booking = await booked();
    await drafted(booking);
    expect(await listed(of(booking), 'gast')).toEqual([]);
    const [draft] = await listed(of(booking));
    const invoice: InvoiceResponse = (await step(draft as InvoiceResponse, { to: 'issued' })).json();
    expect(await listed(of(booking), 'gast')).toMatchObject([{ number: invoice.number, standing: 'open' }]);
    const pdf = await (await t.as('gast'))(`${invoice['@id']}/invoice.pdf`);
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
    const [words] = await wordsOf(pdf.rawPayload);
    for (const word of [
      `Rechnung ${invoice.number}`,
      'Nina Käser',
      booking.bookingNumber,
      'CHE-123.456.788 MWST',
      'Empfangsschein',
    ])
      expect(words).toContain(word);
  });

  test('a guest without an account reads by the token of the booking, and nobody else does', async () => {
    const booking = await booked(null);
    const invoice = await issued(booking);
    const token = `token=${booking.accessToken}`;
    expect((await t.anonymous(`${invoice['@id']}?${token}`)).statusCode).toBe(200);
    expect((await t.anonymous(`${invoice['@id']}/invoice.pdf?${token}`)).statusCode).toBe(200);
    expect((await t.anonymous(`/api/invoices?${token}`)).json().totalItems).toBe(1);
    for (const persona of ['gast', 'guide', 'partner'] as const) {
      expect((await (await t.as(persona))(invoice['@id'])).statusCode).toBe(404);
      expect((await (await t.as(persona))(`${invoice['@id']}/invoice.pdf`)).statusCode).toBe(404);
    }
    expect((await t.anonymous(`${invoice['@id']}/invoice.pdf`)).statusCode).toBe(404);
    expect((await t.anonymous('/api/invoices')).json().totalItems).toBe(0);
  });

  test.each(['gast', 'guide', 'partner'] as const)('%s writes none', async (as) => {
    const booking = await booked();
    const invoice = await issued(booking);
    const post = (url: string, body: object = {}) => send('POST', url, body, { as });
    expect((await post('/api/invoices', { booking: booking['@id'] })).statusCode).toBe(403);
    expect((await post(`${invoice['@id']}/transition`, { to: 'credited', reason: 'x' })).statusCode).toBe(
      403,
    );
    expect((await post(`${invoice['@id']}/mail`)).statusCode).toBe(403);
  });

  test('the office finds them by number, name and day', async () => {
    const booking = await booked();
    const invoice = await issued(booking);
    for (const query of [
      `freequery=${invoice.number}`,
      `freequery=${booking.bookingNumber}`,
      `freequery=kaser&${of(booking)}`,
      `${of(booking)}&issuedOn[after]=2026-02-14&issuedOn[before]=2026-02-14`,
      `${of(booking)}&kind=invoice&order[total]=desc`,
    ])
      expect((await listed(query)).map(({ id }) => id)).toContain(invoice.id);
    expect(await listed(`${of(booking)}&issuedOn[before]=2026-02-13`)).toEqual([]);
  });
});

/** PGlite has one connection: what another one writes meanwhile is there on a server alone. */
const onServer = process.env.TEST_DATABASE_URL ? [{ engine: 'PostgreSQL' }] : [];

for (const { engine } of onServer)
  test(`a draft that is being changed while it is issued keeps the change (${engine})`, async () => {
    const draft = await drafted(await booked());
    const recipient = { ...draft.recipient, company: 'Alpen AG' };
    const steps: ReturnType<typeof step>[] = [];
    await t.db.transaction(async (tx) => {
      await tx.update(invoices).set({ recipient }).where(eq(invoices.id, draft.id));
      steps.push(step(draft, { to: 'issued' }));
      await untilSomebodyWaits(tx);
    });
    expect((await steps[0])?.json().recipient).toEqual(recipient);
  });
