import { expect, test } from '@jest/globals';
import { aPage } from '../testing/fixture-release.ts';
import { checkPage } from './check-page.ts';

const VISIT = { remote: 'mfe-public', page: aPage(), address: '/agenda' };
const BASELINE = { globals: [], styles: [], messages: [] };

test('a crashed browser is a finding of this page and loses no findings of others', async () => {
  const context = {
    newPage: async () => {
      throw new Error('Target page, context or browser has been closed');
    },
  };
  const candidate = { remote: 'mfe-public', version: '1.1.0' };
  const verifier = { context, origin: 'https://firn.example', token: 'token', candidate };
  expect(await checkPage(verifier, VISIT, BASELINE)).toEqual({
    messages: ['Target page, context or browser has been closed'],
    globals: [],
  });
});
