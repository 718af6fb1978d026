import type { Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aGateway, anApi, type TestGateway } from '../../testing/a-gateway.ts';

let api: Server;
let gateway: TestGateway;
const waiting: (() => void)[] = [];

beforeAll(async () => {
  const { origin, server } = await anApi(({ url }, response) => {
    response.writeHead(url === '/api/refused' ? 429 : 404).end();
  });
  api = server;
  const pause = () => new Promise<void>((resolve) => waiting.push(resolve));
  gateway = await aGateway({ apiUrl: origin }, { pause });
});
afterAll(async () => {
  await gateway.app.close();
  api.close();
});

test('a refusal of the API waits for the pause, other answers do not', async () => {
  const answered: number[] = [];
  const ask = async (url: string) => answered.push((await gateway.app.inject(url)).statusCode);
  const refused = ask('/api/refused');
  await ask('/api/unknown');
  while (waiting.length === 0) await new Promise(setImmediate);
  await ask('/api/unknown');
  expect(answered).toEqual([404, 404]);
  for (const resolve of waiting) resolve();
  await refused;
  expect(answered).toEqual([404, 404, 429]);
});
