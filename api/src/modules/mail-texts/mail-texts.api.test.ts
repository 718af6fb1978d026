import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type MailTextResponse, SETTINGS_ID } from '@firn/shared-contracts/api';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { aBookingRequest, insertBookableEvent } from '../../../test/bookable-event.ts';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import type { Persona } from '../../../test/personas.ts';
import { createFolderStore } from '../../lib/file-store.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { mailFiles } from '../documents/index.ts';
import { mailLogo, storeMedia } from '../media/index.ts';
import { sendDueMails } from '../outbox/index.ts';
import type { Dispatch } from '../outbox/mail/mailer.ts';
import { outboxMails } from '../outbox/outbox.table.ts';
import { mailTexts } from './mail-texts.table.ts';

const ITEM = '/api/mail_texts/booking_confirmed';
const DRAFT = {
  subject: 'Gebucht: {event}',
  opening: 'Schön, dass du mitkommst, {vorname}!\n\n<script>alert(1)</script>',
  closing: '',
};

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.delete(mailTexts);
  await t.db.delete(outboxMails);
});

const patch = async (who: Persona, payload: object, tag = '"1"', url = ITEM) =>
  (await t.as(who))({
    method: 'PATCH',
    url,
    payload: JSON.stringify(payload),
    headers: { 'content-type': 'application/merge-patch+json', 'if-match': tag },
  });
const post = async (who: Persona, step: 'preview' | 'test_mail', payload: object = DRAFT, url = ITEM) =>
  (await t.as(who))({ method: 'POST', url: `${url}/${step}`, payload });
const bookAsGuest = async () => {
  const { iri } = await insertBookableEvent(t.db);
  const booked = await t.anonymous({
    method: 'POST',
    url: '/api/bookings',
    payload: aBookingRequest(iri),
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect(booked.statusCode).toBe(201);
  return t.db.select().from(outboxMails).where(eq(outboxMails.template, 'booking_confirmed'));
};

describe('reading', () => {
  test('the list has every text; an item its default, placeholders and version', async () => {
    const list = (await (await t.as('admin'))('/api/mail_texts')).json();
    expect(list.totalItems).toBeGreaterThan(30);
    const response = await (await t.as('admin'))(ITEM);
    expect(response.headers.etag).toBe('"1"');
    expect(response.json()).toMatchObject({
      '@id': ITEM,
      '@type': 'MailText',
      id: 'booking_confirmed',
      group: 'bookings',
      subject: null,
      changedBy: null,
      defaults: { subject: 'Deine Buchung {nummer}: {event}' },
      placeholders: [
        { name: 'vorname', sample: 'Nina', needed: false },
        { name: 'event' },
        { name: 'nummer' },
      ],
    });
    expect((await (await t.as('admin'))('/api/mail_texts/event_message')).statusCode).toBe(404);
  });

  test.each(['gast', 'guide', 'partner'] as const)('%s neither reads nor tries one', async (persona) => {
    expect((await (await t.as(persona))(ITEM)).statusCode).toBe(403);
    expect((await post(persona, 'preview')).statusCode).toBe(403);
    expect((await post(persona, 'test_mail')).statusCode).toBe(403);
  });
});

describe('changing', () => {
  test('is a super admin’s, and the next mail has the new words; what waits to be sent keeps its own', async () => {
    expect((await patch('admin', DRAFT)).statusCode).toBe(403);
    const [before] = await bookAsGuest();
    const changed = await patch('super', DRAFT);
    expect([changed.statusCode, changed.headers.etag]).toEqual([200, '"2"']);
    expect(changed.json()).toMatchObject({ ...DRAFT, version: 2, changedAt: NOW.toISOString() });
    const list = (await (await t.as('admin'))('/api/mail_texts')).json();
    const told = list['hydra:member'].filter(({ changedAt }: MailTextResponse) => changedAt !== null);
    const { '@context': _context, ...item } = (await (await t.as('admin'))(ITEM)).json();
    expect(told).toEqual([item]);
    const mails = await bookAsGuest();
    expect(mails.find(({ id }) => id === before?.id)?.subject).toMatch(/^Deine Buchung /);
    const after = mails.find(({ id }) => id !== before?.id);
    expect(after?.subject).toBe('Gebucht: Skitour Piz Buin');
    expect(after?.text).toContain(
      'Schön, dass du mitkommst, Nina!\n\n<script>alert(1)</script>\n\nBuchungsnummer',
    );
    expect(after?.text).toContain('findet ab');
    expect(after?.html).not.toContain('<script>');
    expect(after?.text).not.toContain('Dein Firn-Team');
  });

  test('null goes back to the default, and so does what reads like it', async () => {
    await patch('super', DRAFT);
    const [{ subject }, closing] = [DRAFT, 'Wir freuen uns auf dich.\r\n\r\nDein Firn-Team\n'];
    const back = await patch('super', { opening: null, closing }, '"2"');
    expect(back.json()).toMatchObject({ subject, opening: null, closing: null, version: 3 });
    const [entry] = await t.db.select().from(auditEntries).where(eq(auditEntries.action, 'mail_text.update'));
    expect(entry).toMatchObject({ entityId: 'booking_confirmed', label: 'Buchung bestätigt' });
  });

  test('an old version is refused, also of two first changes at once', async () => {
    const answers = await Promise.all([
      patch('super', { subject: 'Eins' }),
      patch('super', { subject: 'Zwei' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412]);
    const stale = answers.find(({ statusCode }) => statusCode === 412)?.json();
    expect(stale.current.version).toBe(2);
    expect(await t.db.select().from(mailTexts)).toMatchObject([{ version: 2 }]);
  });

  test.each([
    [
      { opening: 'Hallo {vornamen}' },
      'opening',
      '«{vornamen}» ist kein Platzhalter, den wir hier ersetzen können. Möglich sind: {vorname}, {event}, {nummer}.',
    ],
    [{ subject: 'Hallo {' }, 'subject', /^«\{» ist kein Platzhalter/],
    [{ subject: ' ' }, 'subject', /./],
    [{ subject: 'Hallo\nBcc: a@b.ch' }, 'subject', /./],
    [{ closing: 'x'.repeat(4001) }, 'closing', /./],
    [{ greeting: 'Hoi' }, 'greeting', /./],
  ])('%j is refused by name', async (body, propertyPath, message) => {
    const refused = await patch('super', body);
    expect(refused.statusCode).toBe(422);
    const [violation] = refused.json().violations;
    expect(violation.propertyPath).toBe(propertyPath);
    expect(violation.message).toEqual(typeof message === 'string' ? message : expect.stringMatching(message));
    expect(await t.db.$count(mailTexts)).toBe(0);
  });

  test('what must be known stays in the text', async () => {
    const url = '/api/mail_texts/password_reset';
    const refused = await patch('super', { opening: 'Wähle ein neues.' }, '"1"', url);
    expect(refused.json().violations).toEqual([
      {
        propertyPath: 'opening',
        message: 'Bitte lass {frist} im Text: Sonst fehlt darin etwas, was man wissen muss.',
      },
    ]);
  });
});

describe('trying', () => {
  test('a preview has the samples, and saves and sends nothing', async () => {
    const preview = await post('admin', 'preview');
    expect(preview.statusCode).toBe(200);
    expect(preview.json()).toMatchObject({ '@type': 'MailPreview', subject: 'Gebucht: Skitour Piz Buin' });
    expect(preview.json().text).toContain('mitkommst, Nina!');
    expect(preview.json().html).not.toContain('<script>');
    expect((await post('admin', 'preview', { ...DRAFT, closing: '{x}' })).statusCode).toBe(422);
    expect([await t.db.$count(mailTexts), await t.db.$count(outboxMails)]).toEqual([0, 0]);
  });

  test('a test mail goes to whoever asks, marked as one, thirty an hour', async () => {
    expect((await post('admin', 'test_mail')).statusCode).toBe(202);
    expect(await t.db.select().from(outboxMails)).toMatchObject([
      {
        template: 'mail_text_test',
        recipient: 'admin@firn.example',
        subject: 'Test: Gebucht: Skitour Piz Buin',
        about: ITEM,
      },
    ]);
    const more = await Promise.all(Array.from({ length: 31 }, () => post('admin', 'test_mail')));
    expect(more.filter(({ statusCode }) => statusCode === 202)).toHaveLength(29);
    const refused = more.find(({ statusCode }) => statusCode === 429);
    expect(refused?.headers['retry-after']).toBe('3600');
    expect(await t.db.$count(outboxMails)).toBe(30);
  });

  test('behind an impersonation it goes to the admin', async () => {
    const url = `${ITEM}/test_mail?_switch_user=admin@firn.example`;
    const send = await t.as('super');
    expect((await send({ method: 'POST', url, payload: DRAFT })).statusCode).toBe(202);
    const [mail] = await t.db.select().from(outboxMails);
    expect(mail?.recipient).toBe('super@firn.example');
  });
});

test('the logo of the settings travels with a mail, a browser has an address for it, and one that is gone leaves its name', async () => {
  const store = createFolderStore(join(t.dataDir, 'media'));
  const id = crypto.randomUUID();
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="20"><rect width="60" height="20"/></svg>';
  const drawn = {
    id,
    title: 'Logo',
    alt: null,
    encodingFormat: 'image/jpeg',
    width: 60,
    height: 20,
  } as const;
  await storeMedia({ db: t.db, store }, { ...drawn, svg });
  const payload = JSON.stringify({ mailLogo: `/api/extended_media_objects/${id}`, mailColour: '#c4301c' });
  const headers = { 'content-type': 'application/merge-patch+json', 'if-match': '"1"' };
  const change = { method: 'PATCH', url: `/api/settings/${SETTINGS_ID}`, payload, headers } as const;
  expect((await (await t.as('admin'))(change)).statusCode).toBe(403);
  expect((await (await t.as('super'))(change)).statusCode).toBe(200);

  const { html } = (await post('admin', 'preview')).json();
  expect(html).toContain(`src="/api/media/${id}.jpg?width=640"`);
  expect(html).toContain('#c4301c');
  await post('super', 'test_mail');
  const sent: Dispatch[] = [];
  const mailer = { send: async (dispatch: Dispatch) => void sent.push(dispatch), close: () => undefined };
  const readFile = mailFiles({ db: t.db, store, makers: { logo: mailLogo(store) } });
  const sendAll = () => sendDueMails({ db: t.db, mailer, clock: () => NOW, readFile });
  await sendAll();
  expect(sent[0]?.mail.html).toContain(`cid:${sent[0]?.files[0]?.cid}`);
  expect(sent[0]?.files).toMatchObject([{ contentType: 'image/png', filename: 'logo.png' }]);

  await post('super', 'test_mail');
  await rm(join(t.dataDir, 'media'), { recursive: true });
  await sendAll();
  expect(sent[1]?.files).toEqual([]);
  expect(sent[1]?.mail.html).not.toMatch(/<img|cid:/);
  expect(sent[1]?.mail.html).toContain('>Firn');
});
