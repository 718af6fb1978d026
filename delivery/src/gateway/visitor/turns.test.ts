import { expect, test } from '@jest/globals';
import { openTurns } from './turns.ts';

const ONE = ['http://127.0.0.1:4001'];
const TWO = [...ONE, 'http://127.0.0.1:4002'];
const SERVER = 'postgres://firn@127.0.0.1/firn';

test.each([
  ['on the embedded database apart from pages', null, ONE, false],
  ['on a server with them', SERVER, ONE, true],
  ['of several addresses with them, since those share a server', null, TWO, true],
])('reads of an API %s', (_title, databaseUrl, apiUrls, isShared) => {
  const { pages, api } = openTurns({ databaseUrl, apiUrls });
  expect(api === pages).toBe(isShared);
});
