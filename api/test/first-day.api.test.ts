import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FastifyInstance, InjectOptions } from 'fastify';
import sharp from 'sharp';
import { buildApp } from '../src/app.ts';
import { type Config, readConfig } from '../src/config/config.ts';
import type { Database } from '../src/db/client.ts';
import type { CommandInput } from '../src/firn-api/command.ts';
import { setup } from '../src/firn-api/commands/setup.ts';
import { aBookingRequest } from './bookable-event.ts';
import { NOW, TEST_SECRET } from './build-test-app.ts';
import { cloneDatabase } from './database-template.ts';
import { multipart } from './multipart.ts';
import { browser, type Inject } from './personas.ts';
import { aRegistration, NEW_PASSWORD } from './registration.ts';

const ADMIN = 'chef@nuell.example';

let database: Database;
let config: Config;
let app: FastifyInstance;
beforeAll(async () => {
  database = await cloneDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'firn-first-day-'));
  config = readConfig({ FIRN_SECRET: TEST_SECRET, FIRN_DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  app = await buildApp({ db: database.db, config, clock: () => NOW });
});
afterAll(async () => {
  await app.close();
  await database.close();
  await rm(config.dataDir, { recursive: true });
});

const setUp = (changes: Partial<CommandInput> = {}) =>
  setup.run({
    positionals: [],
    options: {
      ...{ company: 'Bergschule Nüll', email: 'hallo@nuell.example', admin: ADMIN, starter: true },
      ...{ 'first-booking': '1208', 'first-offer': '300' },
    },
    config,
    clock: () => NOW,
    openDatabase: async () => database,
    say: () => undefined,
    ask: null,
    ...changes,
  });

/** Sends what has to succeed, and resolves to the answer. */
async function sent(send: Inject, request: InjectOptions) {
  const response = await send(request);
  if (response.statusCode >= 300) throw new Error(`${request.url}: ${response.body}`);
  return response.body === '' ? null : response.json();
}

/** Opens the account by the link of the setup and logs in. */
async function openAccount(invitation: string): Promise<Inject> {
  const secret = invitation.split('/').at(-1) ?? '';
  const send = await browser(app);
  const payload = await aRegistration(ADMIN, { invitation: secret, firstName: 'Lea', lastName: 'Nüll' });
  await sent(send, { method: 'POST', url: '/api/users', payload });
  const admin = await browser(app);
  const credentials = { email: ADMIN, password: NEW_PASSWORD };
  await sent(admin, { method: 'POST', url: '/api/login', payload: credentials });
  return admin;
}

const step = (send: Inject, iri: string, to: string, version: number, more: object = {}) =>
  sent(send, {
    method: 'POST',
    url: `${iri}/transition`,
    payload: { to, ...more },
    headers: { 'if-match': `"${version}"` },
  });

async function firstOf(send: Inject, url: string): Promise<string> {
  return (await sent(send, { url }))['hydra:member'][0]['@id'];
}

/** Records a guide; nobody changes roles of their own. */
async function aGuide(admin: Inject): Promise<string> {
  const payload = { email: 'guide@nuell.example', firstName: 'Reto', lastName: 'Caduff', notify: true };
  const guide = await sent(admin, { method: 'POST', url: '/api/invitations', payload });
  await sent(admin, {
    method: 'PATCH',
    url: guide['@id'],
    payload: JSON.stringify({ roles: ['ROLE_GUIDE'], guideLevel: 'guide1' }),
    headers: { 'content-type': 'application/merge-patch+json', 'if-match': `"${guide.version}"` },
  });
  return guide['@id'];
}

async function publishedOffer(admin: Inject): Promise<string> {
  const picture = sharp({ create: { width: 1200, height: 800, channels: 3, background: '#357' } }).jpeg();
  const form = await multipart({
    title: 'Grat',
    alt: 'Ein Grat',
    file: [await picture.toBuffer(), 'grat.jpg'],
  });
  const media = await sent(admin, { method: 'POST', url: '/api/extended_media_objects', ...form });
  const rates = (await sent(admin, { url: '/api/vat_rates' }))['hydra:member'];
  const vatRate = rates.find((rate: { title: string }) => rate.title === 'Normalsatz')['@id'];
  const payload = {
    ...{ title: 'Skitour auf den Calanda', type: 'tour', leadText: 'Ein Tag im Schnee.' },
    activities: [await firstOf(admin, '/api/activities?slug=skitouren')],
    level: await firstOf(admin, '/api/levels'),
    headImage: media['@id'],
    guides: [await aGuide(admin)],
    priceComponents: [
      {
        ...{ title: 'Anteil Tour', grossPrice: 18_000, vatRate },
        ...{ eligibleForSacDiscount: true, accommodationCost: false },
      },
    ],
  };
  const offer = await sent(admin, { method: 'POST', url: '/api/offers', payload });
  await step(admin, offer['@id'], 'published', offer.version);
  return offer['@id'];
}

async function openEvent(admin: Inject, offer: string) {
  const payload = { offer, start: '2026-03-14T06:00:00.000Z', end: '2026-03-14T15:00:00.000Z' };
  const event = await sent(admin, { method: 'POST', url: '/api/events', payload });
  const prepared = await step(admin, event['@id'], 'prepared', event.version);
  await step(admin, event['@id'], 'open', prepared.version, { reason: 'Der erste Tag.' });
  return event;
}

test('an empty database becomes a company that sells its first tour', async () => {
  const { data } = await setUp();
  const { invitation } = data as { invitation: string };
  const admin = await openAccount(invitation);
  const { '@id': iri, code } = await openEvent(admin, await publishedOffer(admin));
  expect(code).toBe('E-300-1');
  const guest = await browser(app);
  await sent(guest, {
    method: 'POST',
    url: '/api/bookings',
    payload: aBookingRequest(iri, { expectedTotal: 18_000 }),
    headers: { 'idempotency-key': 'the-first-booking' },
  });
  const list = await sent(admin, { url: '/api/bookings' });
  expect(list['hydra:member']).toMatchObject([{ bookingNumber: 'B-2026-01208', total: 18_000 }]);
  expect((await setUp()).data).toEqual({ done: [], invitation: null });
});

test('the demo is no company to set up, and a wrong answer is named by its field', async () => {
  await expect(setUp({ config: { ...config, demo: true } })).rejects.toThrow(/FIRN_DEMO=0/);
  const options = { company: 'Nüll', email: 'hallo', admin: ADMIN };
  await expect(setUp({ options })).rejects.toThrow(/^email: Bitte gib eine vollständige E-Mail-Adresse/);
  await expect(setUp({ options: { company: 'Nüll', email: 'a@nuell.example' } })).rejects.toThrow(
    '--admin is missing.',
  );
  await expect(setUp({ options: { ...options, 'first-guest': 'G-5' } })).rejects.toThrow(/--first-guest/);
});

test('on a terminal, what was left out is asked for', async () => {
  const asked: string[] = [];
  const ask = async (question: string) => {
    asked.push(question);
    return question.startsWith('E-mail of the company') ? 'kein-mail' : '';
  };
  const options = { company: 'Nüll', admin: ADMIN };
  await expect(setUp({ options, ask })).rejects.toThrow(/^email: /);
  expect(asked).toHaveLength(7);
});
