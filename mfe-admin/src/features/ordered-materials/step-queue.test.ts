import { testProblem } from '@firn/shared-contracts/testing';
import { beforeEach, expect, test } from '@jest/globals';
import type { Queue, QueuedStep } from './step-queue.logic.ts';
import { createStepQueue } from './step-queue.ts';

const BOOTS = '/api/renting_material_orders/boots';
const SKIS = '/api/renting_material_orders/skis';

let kept: unknown;
let sent: QueuedStep[];
beforeEach(() => {
  kept = null;
  sent = [];
});

/** Structured as the tab’s storage keeps it: as text. */
const place = {
  load: () => JSON.parse(JSON.stringify(kept)) as unknown,
  save: (queue: Queue) => {
    kept = queue;
  },
};

const DATA = 'data:image/jpeg;base64,eA==';

type Answer = (step: QueuedStep) => number;

/** A queue whose server answers with the version that the order has then, or fails. */
const queueWith = (answer: Answer, sendPicture = async (data: string) => `/api/documents/${data.length}`) =>
  createStepQueue({
    place,
    sendPicture,
    send: async (step) => {
      sent.push(step);
      return { order: step.order, version: answer(step) };
    },
  });

const pack = (order: string, version = 1) => ({
  order,
  version,
  name: `Nora Käser: ${order}`,
  body: { transition: 'pack' } as const,
});
const handOut = (order: string, version = 1) => ({
  ...pack(order, version),
  body: { transition: 'hand_out' } as const,
});
const failing = (status: number, problem = {}): never => {
  throw testProblem(status, problem);
};
const next: Answer = ({ version }) => version + 1;

test('sends one step after the other, each from what the order has become, and keeps none that is done', async () => {
  const queue = queueWith(next);
  queue.add(pack(BOOTS));
  queue.add(handOut(BOOTS));
  queue.add(pack(SKIS, 7));
  await queue.run();
  expect(sent.map(({ order, version }) => [order, version])).toEqual([
    [BOOTS, 1],
    [BOOTS, 2],
    [SKIS, 7],
  ]);
  expect([queue.get(), kept]).toEqual([[], []]);
});

test('what was done without network is there after a reload, in its order, and goes out under the same key', async () => {
  const cut = queueWith(() => failing(0));
  cut.add(pack(BOOTS));
  cut.add(handOut(BOOTS));
  await cut.run();
  expect(sent.map(({ body }) => body.transition)).toEqual(['pack']);
  const again = queueWith(next);
  expect(again.get().map(({ body }) => body.transition)).toEqual(['pack', 'hand_out']);
  await again.run();
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
  expect(again.get()).toEqual([]);
});

test('a picture is sent up once, though the step is tried again under its key', async () => {
  const pictures: string[] = [];
  const sendPicture = async (data: string) => `/api/documents/${pictures.push(data)}`;
  const damage = { ...pack(BOOTS), body: { transition: 'damage', note: 'Riss' } as const, picture: DATA };
  const cut = queueWith(() => failing(0), sendPicture);
  cut.add(damage);
  await cut.run();
  await queueWith(next, sendPicture).run();
  expect(pictures).toEqual([DATA]);
  expect(sent.map(({ body, key }) => [body.picture, key])).toEqual([
    ['/api/documents/1', sent[0]?.key],
    ['/api/documents/1', sent[0]?.key],
  ]);
});

test.each([401, 429, 500, 503])('waits after an answer %s', async (status) => {
  const queue = queueWith(() => failing(status));
  queue.add(pack(BOOTS));
  await queue.run();
  expect(queue.get()).toMatchObject([{ refusal: null }]);
});

test('waits while somebody else holds the material', async () => {
  const queue = queueWith(() => failing(409, { type: '/problems/lock-timeout' }));
  queue.add(pack(BOOTS));
  await queue.run();
  expect(queue.get()).toMatchObject([{ refusal: null }]);
});

test('a refused step says why, holds what was built on it, and lets the others pass', async () => {
  const detail = 'Anna Admin hat diese Schuhe schon ausgegeben.';
  const queue = queueWith((step) => (step.order === BOOTS ? failing(409, { detail }) : 2));
  queue.add(pack(BOOTS));
  queue.add(handOut(BOOTS));
  queue.add(pack(SKIS));
  await queue.run();
  expect(queue.get().map(({ refusal }) => refusal)).toEqual([detail, null]);
  queue.remove(queue.get()[0]?.key ?? '');
  expect(queue.get()).toEqual([]);
});

test.each([null, 'x', { steps: [] }, [{ key: 1 }, null]])('a tab that has kept %j has no steps', (other) => {
  kept = other;
  expect(queueWith(next).get()).toEqual([]);
});
