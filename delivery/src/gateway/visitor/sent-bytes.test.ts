import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { sendLines } from '../../testing/raw-request.ts';
import { takeTurns } from './take-turns.ts';

test('a turn ends with the bytes of its answer', async () => {
  const ended = Promise.withResolvers<number>();
  const app = Fastify();
  takeTurns(app, { take: async () => ended.resolve });
  app.get('/list', async () => 'x'.repeat(478_000));
  try {
    const answer = await sendLines(app, ['GET /list HTTP/1.1', 'host: firn.example']);
    expect(await ended.promise).toBe(answer.length);
  } finally {
    await app.close();
  }
});
