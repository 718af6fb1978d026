import { expect, test } from '@jest/globals';
import { aPage } from '../testing/fixture-release.ts';
import { checkPage } from './check-page.ts';
import type { Verifier } from './tab.ts';

const VISIT = { remote: 'mfe-public', page: aPage(), address: '/agenda' };
const BASELINE = { browserGlobals: [], globals: [], styles: [], reactCopies: 1, messages: [] };

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

/** A tab on a page of the shell, which the gateway serves as asked. */
function aShellTab(globals: readonly string[], remotes: number) {
  const registry = { remotes: { shell: { version: '1.1.0' } } };
  const tab = {
    evaluate: async ({ name }: { name: string }) => (name === 'readGlobals' ? globals : { registry }),
    locator: () => ({ count: async () => remotes }),
    ...Object.fromEntries(
      ['setDefaultTimeout', 'on', 'route', 'goto', 'waitForLoadState', 'close'].map((name) => [
        name,
        async () => undefined,
      ]),
    ),
  };
  return { newPage: async () => tab } as unknown as Verifier['context'];
}

test.each([
  [0, ['showNotice', 'singleSpaNavigate']],
  [1, ['singleSpaNavigate']],
])(
  'the shell is judged by an empty page, but not for the %s remotes it leads to',
  async (remotes, globals) => {
    const context = aShellTab(['document', 'singleSpaNavigate', 'showNotice'], remotes);
    const candidate = { remote: 'shell', version: '1.1.0' };
    const verifier = { context, origin: 'https://firn.example', token: 'token', candidate };
    const visit = { remote: 'shell', page: aPage(), address: '/login' };
    const baseline = {
      ...BASELINE,
      browserGlobals: ['document'],
      globals: ['document', 'singleSpaNavigate'],
    };
    expect(await checkPage(verifier, visit, baseline)).toEqual({ messages: [], globals });
  },
);
