import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { loggedRequest } from './logged-request.ts';

/** The log of one request. */
async function logOf(url: string, serializers = { req: loggedRequest }): Promise<string> {
  const stream = new PassThrough();
  const app = Fastify({ logger: { level: 'info', stream, serializers } });
  app.get('/api/bookings/:id', async () => 'ok');
  app.get('/api/guide-feeds/:name', async () => 'ok');
  app.get('/api/:collection/:secret', async () => 'ok');
  app.get('/api/:collection/:secret/:step', async () => 'ok');
  await app.inject(url);
  await app.close();
  stream.end();
  return text(stream);
}

test.each([
  '?token=geheim7',
  '?a=1&token=geheim7&b=2',
  '?%74oken=geheim7',
  '?token=x&token=geheim7',
  '?token[]=geheim7',
  '?Token=geheim7',
])('the token of a booking is not logged: %s', async (query) => {
  const log = await logOf(`/api/bookings/1${query}`);
  expect(log).toContain('/api/bookings/1?');
  expect(log).not.toContain('geheim7');
});

test.each([
  '?_switch_user=geheim7@firn.example',
  '?_switch_user=geheim7%40firn.example&a=1',
  '?a=1&%5Fswitch_user=geheim7',
  '?_SWITCH_USER=geheim7',
  '?_switch_user[]=geheim7',
  '?search=geheim7%40firn.example',
])('whose address an address has is not logged: %s', async (query) => {
  const log = await logOf(`/api/bookings/1${query}`);
  expect(log).toContain('/api/bookings/1?');
  expect(log).toContain('redacted');
  expect(log).not.toContain('geheim7');
});

test.each(['/api/guide-feeds/geheim7.ics?a=1', '/api/guide%2Dfeeds/geheim7.ics?a=1'])(
  'the secret of a calendar feed is not logged: %s',
  async (url) => {
    const log = await logOf(url);
    expect(log).toContain('/api/guide-feeds/[redacted]?a=1');
    expect(log).not.toContain('geheim7');
  },
);

test.each([
  '/api/private_offers/geheim7/decline',
  '/api/waitlist_entries/geheim7/accept',
  '/api/waitlist%5Fentries/geheim7/accept',
  '/api/password-reset/geheim7',
  '/api/invitations/geheim7',
  '/api/newsletter_subscriptions/geheim7?a=1',
])('the secret of a link of a mail is not logged: %s', async (url) => {
  const log = await logOf(url);
  expect(log).toContain('/[redacted]');
  expect(log).not.toContain('geheim7');
});

test('the id of an entry of the waiting list is logged', async () => {
  const entry = '/api/waitlist_entries/0b4c1f5e-6f0a-4d0e-9a53-2f8d3c1b7a10';
  expect(await logOf(`${entry}/offer`)).toContain(`"${entry}/offer"`);
  expect(await logOf(entry)).toContain(`"${entry}"`);
});

test('Fastify itself would log it', async () => {
  expect(await logOf('/api/bookings/1?token=geheim7', {} as never)).toContain('geheim7');
});

test('any other address is logged as it came', async () => {
  expect(await logOf('/api/bookings/1?q=Dent%20Blanche')).toContain('"/api/bookings/1?q=Dent%20Blanche"');
});
