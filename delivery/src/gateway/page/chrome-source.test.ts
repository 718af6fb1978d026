import { BUILT_IN_COMPANY, NEW_COMPANY } from '@firn/shared-contracts/api';
import { expect, test } from '@jest/globals';
import type { ApiGateway } from '../http/api-gateway.ts';
import { createChromeSource } from './chrome-source.ts';

const NUMBERS = ['033 111 22 33', '033 999 88 77'] as const;
const aCompany = (phone: string): object => ({
  '@context': '/api/contexts/Company',
  '@id': '/api/company',
  '@type': 'Company',
  ...BUILT_IN_COMPANY,
  phone,
  conditionsText: '<p>Lang</p>',
  insurancePage: '/gut-zu-wissen/versicherung',
});

/** A source whose API answers for the company what `answer` says; undefined means that it does not answer. */
function aSource() {
  const world = { answer: undefined as object | undefined, now: new Date('2026-11-21T10:00:00Z') };
  const problems: unknown[] = [];
  const get = async (path: string) => {
    if (path !== '/api/company') return { body: { 'hydra:member': [] }, setCookie: [] };
    if (!world.answer) throw new Error('no answer');
    return { body: world.answer, setCookie: [] };
  };
  const source = createChromeSource(
    { get } as unknown as ApiGateway,
    () => world.now,
    (problem) => problems.push(problem),
  );
  return { world, problems, source, phone: async () => (await source.get()).company.phone };
}

test.each([
  ['does not answer', undefined],
  ['answers something else', { name: 7 }],
])('where the API %s, the company has no words yet', async (_case, answer) => {
  const { world, problems, source } = aSource();
  world.answer = answer;
  expect((await source.get()).company).toEqual(NEW_COMPANY);
  expect(source.company()).toEqual(NEW_COMPANY);
  expect(problems).toHaveLength(1);
});

test('the company follows the settings within five seconds, and stays as last known without the API', async () => {
  const { world, source, phone } = aSource();
  world.answer = aCompany(NUMBERS[0]);
  expect(await source.get()).toEqual({
    navigation: [],
    footerImage: null,
    company: { ...BUILT_IN_COMPANY, phone: NUMBERS[0] },
    insurancePage: '/gut-zu-wissen/versicherung',
  });
  world.answer = aCompany(NUMBERS[1]);
  world.now = new Date('2026-11-21T10:00:05Z');
  expect(await phone()).toBe(NUMBERS[0]);
  world.now = new Date('2026-11-21T10:00:05.001Z');
  expect(await phone()).toBe(NUMBERS[1]);
  world.answer = { ...aCompany(NUMBERS[1]), insurancePage: undefined };
  world.now = new Date('2026-11-21T10:30:00Z');
  expect(await source.get()).not.toHaveProperty('insurancePage');
  world.answer = undefined;
  world.now = new Date('2026-11-21T11:00:00Z');
  expect(await phone()).toBe(NUMBERS[1]);
  expect(source.company().phone).toBe(NUMBERS[1]);
});
