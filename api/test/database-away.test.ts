import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, expect, test } from '@jest/globals';
import { buildApp } from '../src/app.ts';
import { readConfig } from '../src/config/config.ts';
import { postgresDatabase } from '../src/db/client.ts';
import { PASSWORD } from './personas.ts';

/** Nobody listens on this port. */
const AWAY = 'postgres://firn@127.0.0.1:1/firn';
const database = postgresDatabase(AWAY);
const config = readConfig({
  FIRN_SECRET: 'a-secret-of-the-tests-with-32-characters',
  FIRN_DATA_DIR: '/nowhere',
  LOG_LEVEL: 'silent',
});
const app = await buildApp({ db: database.db, config, clock: () => new Date() });
afterAll(async () => {
  await app.close();
  await database.close();
});

async function logIn() {
  const me = await app.inject('/api/me');
  const cookies = Object.fromEntries(me.cookies.map(({ name, value }) => [name, value]));
  const payload = { email: 'gast@firn.example', password: PASSWORD };
  const headers = { 'x-csrf-token': me.json().csrfToken };
  return app.inject({ method: 'POST', url: '/api/login', payload, headers, cookies });
}

test('content and login answer 503 and say when to come again', async () => {
  for (const response of [await app.inject('/api/levels'), await app.inject('/api/events'), await logIn()]) {
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5']);
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect(response.json()).toMatchObject({
      title: 'Vorübergehend nicht verfügbar',
      detail: 'Unsere Daten sind gerade nicht erreichbar. Bitte versuche es gleich noch einmal.',
    });
  }
});

test('the process says that it lives and is not ready', async () => {
  expect((await app.inject('/api/healthz')).statusCode).toBe(200);
  expect((await app.inject('/api/readyz')).statusCode).toBe(503);
});

test('a database that accepts connections and says nothing is not ready either, and nobody waits for it', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const hanging = postgresDatabase(`postgres://firn@127.0.0.1:${port}/firn`);
  const waiting = await buildApp({ db: hanging.db, config, clock: () => new Date() });
  expect((await waiting.inject('/api/readyz')).statusCode).toBe(503);
  await waiting.close();
  await hanging.close();
  silent.close();
});
