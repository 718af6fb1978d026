import type { APIRequestContext } from '@playwright/test';
import { firn } from '../support/firn.ts';
import { expect, test } from '../support/test.ts';
import { publishVariant } from '../support/variant.ts';

/** Two small pages, so that a verification is quick; its stylesheet and entry are what a team might break. */
const REMOTE = 'mfe-print';

interface Registry {
  readonly remotes: Readonly<Record<string, { readonly version: string } | undefined>>;
}

interface Verified {
  readonly verification: { readonly pages: readonly string[]; readonly breaches: readonly unknown[] };
}

interface Candidate {
  readonly version: string;
  readonly changes: Parameters<typeof publishVariant>[2];
  readonly says: RegExp;
}

const inEntry = (code: string) => ({
  file: 'src/index.ts',
  edit: (source: string) => `${source}\n${code}\n`,
});

/** Not by the name that is shared with the shell. */
const OWN_REACT = '../../../node_modules/react-dom/cjs/react-dom-client.production.js';

const CANDIDATES: Readonly<Record<string, Candidate>> = {
  'exports no unmount': {
    version: '7.0.5',
    changes: ['src/index.ts', 'src/extensions/office-tile/index.ts'].map((file) => ({
      file,
      edit: (source) => source.replace(/\bunmount, /, ''),
    })),
    says: /Extension office-tile: \.\/office-tile does not export unmount\. Export all[\s\S]*\.\/lifecycles does not export unmount/,
  },
  'brings React of its own': {
    version: '7.0.6',
    changes: [
      inEntry(`import { version as own } from '${OWN_REACT}';\nexport const ownReact = own;`),
      { file: 'remote.json', edit: (source) => source.replace(/"jsBytes": \d+/g, '"jsBytes": 200000') },
    ],
    says: /brings React DOM 19\.\d+\.\d+ of its own: take it from the shell/,
  },
  'throws while mounting': {
    version: '7.0.1',
    changes: [
      {
        file: 'src/index.ts',
        edit: (source) => {
          const without = source.replace(/\bmount,\s*/, '');
          return `${without}\nexport const mount = async () => { throw new Error('mount fails'); };\n`;
        },
      },
    ],
    says: /mount-failed of mfe-print@7\.0\.1: .*mount fails/,
  },
  'leaves a global variable, and overwrites one of the shell': {
    version: '7.0.2',
    changes: [inEntry('Object.assign(window, { printHelper: 1, singleSpaNavigate: () => undefined });')],
    says: /global variables, the budget is 1: .*printHelper[\s\S]*Overwrites global variables that are not its own: singleSpaNavigate\./,
  },
  'styles the whole page': {
    version: '7.0.3',
    changes: [
      {
        file: 'src/features/participant-lists/lists.module.css',
        edit: (source) => `${source}\nbody { background: pink; }\n`,
      },
    ],
    says: /CSS leaks out of the region: «body» sets background/,
  },
  'writes an error to the console': {
    version: '7.0.4',
    changes: [inEntry("console.error('something is wrong');")],
    says: /writes an error to the console: something is wrong/,
  },
};

async function liveVersion(request: APIRequestContext) {
  const { remotes } = (await (await request.get('/delivery/registry')).json()) as Registry;
  return remotes[REMOTE]?.version;
}

test('a clean candidate passes in a browser and goes live', async ({ page }) => {
  await publishVariant(REMOTE, '7.1.0', [inEntry("export const edition = 'clean';")]);
  const before = await liveVersion(page.request);
  const { verification } = (await firn('promote', `${REMOTE}@7.1.0`, '--verify')) as Verified;
  expect(verification).toMatchObject({ pages: ['events', 'labels'], breaches: [] });
  expect(await liveVersion(page.request)).toBe('7.1.0');
  await firn('rollback', REMOTE, '--reason', 'journey: back to the release of the house');
  expect(await liveVersion(page.request)).toBe(before);
});

for (const [what, candidate] of Object.entries(CANDIDATES)) {
  test(`a candidate that ${what} is refused and does not go live`, async ({ page }) => {
    const before = await liveVersion(page.request);
    await publishVariant(REMOTE, candidate.version, candidate.changes);
    await expect(firn('promote', `${REMOTE}@${candidate.version}`, '--verify')).rejects.toThrow(
      candidate.says,
    );
    expect(await liveVersion(page.request)).toBe(before);
  });
}
