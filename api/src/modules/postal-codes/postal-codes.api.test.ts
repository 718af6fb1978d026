import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const placesOf = async (code: string) => {
  const answer = await t.anonymous(`/api/postal_codes?code=${code}`);
  expect(answer.statusCode).toBe(200);
  return answer
    .json()
    ['hydra:member'].map((place: { code: string; city: string; canton: string }) =>
      [place.code, place.city, place.canton].join(' '),
    );
};

test('a whole code stands for its places, by name', async () => {
  expect(await placesOf('3818')).toEqual(['3818 Grindelwald BE']);
  expect(await placesOf('3900')).toEqual(['3900 Brig VS', '3900 Brigerbad VS', '3900 Gamsen VS']);
});

test('the beginning of a code, for those that begin so', async () => {
  const places = await placesOf('39');
  expect(places).toEqual(expect.arrayContaining(['3900 Brig VS', '3920 Zermatt VS']));
  expect(places.filter((place: string) => !place.startsWith('39'))).toEqual([]);
  expect(places.length).toBeLessThan(200);
});

test('no place is told twice, and none for a code that is none', async () => {
  expect(new Set(await placesOf('3961')).size).toBe((await placesOf('3961')).length);
  expect(await placesOf('9490')).toEqual([]);
  expect(await placesOf('0000')).toEqual([]);
});

test.each(['', '?code=3', '?code=39000', '?code=Brig', '?code=-1', '?code[]=39'])(
  'is 400 with «%s», which names the parameter',
  async (search) => {
    const answer = await t.anonymous(`/api/postal_codes${search}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().detail).toContain('«code»');
  },
);

test('is the same for everybody, and kept for a day', async () => {
  const { headers } = await t.anonymous('/api/postal_codes?code=39');
  expect(headers).toMatchObject({ 'cache-control': 'public, max-age=86400', vary: 'Accept' });
});
