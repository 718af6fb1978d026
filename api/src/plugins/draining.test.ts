import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { draining } from './draining.plugin.ts';
import { problems } from './problems.plugin.ts';

let app: FastifyInstance;
afterEach(() => app.close());

async function anApi(options: { readonly return503OnClosing?: boolean } = {}): Promise<string> {
  app = fastify(options);
  await app.register(problems);
  await app.register(draining);
  app.get('/api/readyz', async () => ({ status: 'ok' }));
  app.get('/api/events', async () => ({}));
  return app.listen({ port: 0, host: '127.0.0.1' });
}

test('from SIGTERM on it is not ready, and answers all the same, each connection for the last time', async () => {
  const origin = await anApi();
  expect((await fetch(`${origin}/api/readyz`)).status).toBe(200);
  const drained = app.drain(0.05);
  const ready = await fetch(`${origin}/api/readyz`);
  const events = await fetch(`${origin}/api/events`);
  expect([ready.status, events.status]).toEqual([503, 200]);
  expect(await ready.json()).toMatchObject({ detail: 'Dieser Prozess wird gerade beendet.' });
  expect(events.headers.get('connection')).toBe('close');
  await drained;
});

/** The answer to a request that has begun when the process is told to end, and arrives whole only afterwards. */
async function answerAcrossTheEnd(origin: string): Promise<string> {
  const caller = connect(Number(new URL(origin).port), '127.0.0.1');
  const accepted = once(app.server, 'connection');
  caller.write('GET /api/events HTTP/1.1\r\nhost: firn.test\r\n');
  await accepted;
  // Read only after what was written before it.
  await fetch(`${origin}/api/events`, { headers: { connection: 'close' } });
  const closed = app.close();
  caller.write('\r\n');
  const answer = await text(caller);
  await closed;
  return answer.split('\r\n')[0] ?? '';
}

test('a request that arrives with the end is answered; as Fastify has it, it gets 503', async () => {
  expect(await answerAcrossTheEnd(await anApi({ return503OnClosing: false }))).toBe('HTTP/1.1 200 OK');
  expect(await answerAcrossTheEnd(await anApi())).toBe('HTTP/1.1 503 Service Unavailable');
});
