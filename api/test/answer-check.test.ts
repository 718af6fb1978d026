import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { Type } from 'typebox';
import { defineRoute, type RouteDefinition } from '../src/lib/define-route.ts';
import { checkAnswers, createWatch } from './watch-app.ts';

const Hut = Type.Object({ '@id': Type.String(), title: Type.String(), beds: Type.Integer() }, { $id: 'Hut' });
const hut = { '@id': '/api/huts/1', title: 'Fridolinshütte', beds: 30 };

type Handler = RouteDefinition<never, never>['handler'];

/** An app with one route that answers as given; gives what a test gets of it. */
async function ask(handler: Handler, url = '/api/huts/1', response: object = { 200: Hut, 204: null }) {
  const watch = createWatch();
  const app = Fastify();
  watch.start(app);
  checkAnswers(app, watch);
  defineRoute(app, {
    method: 'GET',
    url: '/api/huts/1',
    summary: 'Hütte',
    access: 'accommodations.read',
    response: response as RouteDefinition<never, never>['response'],
    errors: [404],
    handler,
  });
  app.setSerializerCompiler(() => JSON.stringify);
  return (await app.inject(url)).statusCode;
}

test('an answer as it was declared passes', async () => {
  expect(await ask(async () => ({ '@context': '/api/contexts/Hut', ...hut }))).toBe(200);
  expect(await ask(async (_request, reply) => reply.code(204).send())).toBe(204);
});

test.each<[string, Handler, string]>([
  [
    'a field of another type',
    async () => ({ ...hut, beds: 'dreissig' }),
    '200 otherwise than it declares: /beds',
  ],
  ['a field that is missing', async () => ({ ...hut, title: undefined }), "required property 'title'"],
  ['a field nobody declared', async () => ({ ...hut, keyCode: '4711' }), 'additional properties (keyCode)'],
  ['a status nobody declared', async (_request, reply) => reply.code(202).send(hut), 'answers 202, which'],
  [
    'a problem that is none',
    async (_request, reply) => reply.code(404).send({ oops: 1 }),
    'answers 404 otherwise',
  ],
])('%s fails the test that asked', async (_title, handler, sentence) => {
  await expect(ask(handler)).rejects.toThrow(`GET /api/huts/1 answers`);
  await expect(ask(handler)).rejects.toThrow(sentence);
});

test('a body where none was declared fails', async () => {
  await expect(ask(async () => hut, '/api/huts/1', { 200: null })).rejects.toThrow('with a body');
});

test('a narrowed answer is checked for the fields it has', async () => {
  const narrowed = '/api/huts/1?properties=title';
  expect(await ask(async () => ({ '@id': hut['@id'], title: hut.title }), narrowed)).toBe(200);
  await expect(ask(async () => ({ '@id': hut['@id'], title: 1 }), narrowed)).rejects.toThrow('/title');
});
