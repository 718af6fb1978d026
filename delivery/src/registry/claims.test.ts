import { matchPage, type PageDeclaration } from '@firn/shared-contracts/delivery';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { aPage, aRelease } from '../testing/fixture-release.ts';
import { takenAddresses } from './claims.ts';
import { promotionBreaches, setBreaches, takeoverBreaches } from './gates.ts';

const { release: template } = await aRelease();

const releaseOf = (name: string, pages: readonly Partial<PageDeclaration>[], version = '1.0.0') => ({
  ...template,
  name,
  version,
  manifest: {
    ...template.manifest,
    name,
    pages: pages.map((page, index) => aPage({ id: `page-${index}`, ...page })),
  },
});
const messages = (breaches: readonly { message: string }[]) => breaches.map(({ message }) => message);

const EVENT = { path: '/event/:id/:slug?', yieldsTo: ['/event/:id/buchen'] };
const events = releaseOf('mfe-public', [EVENT]);

test.each([
  ['/event/42', [EVENT], true],
  ['/event/:id/wetter', [EVENT], true],
  ['/event/:id/buchen', [EVENT], false],
  ['/event/:nr/BUCHEN', [EVENT], false],
  ['/event/:id/buchen/:step?', [EVENT], false],
  ['/event/:id/buchen', [{ path: '/event/:id/:slug?' }], true],
  ['/event/:id/buchen', [EVENT, { path: '/:slug1/:slug2?/:slug3?' }], true],
  ['/wetter', [{ path: '/:slug1/:slug2?/:slug3?', yieldsTo: ['*'] }], false],
  ['/wetter/heute', [{ path: '/:slug1/:slug2?/:slug3?' }], true],
  ['/:page/42', [{ path: '/event/:id' }], true],
  ['/wetter/:ort', [{ path: '/event/:id' }], false],
])('a remote with %s beside %j is refused: %s, whichever came first', (path, pages, isRefused) => {
  const narrow = releaseOf('mfe-wetter', [{ path }]);
  const wide = releaseOf('mfe-public', pages);
  expect(promotionBreaches(narrow, [wide]).length > 0).toBe(isRefused);
  expect(promotionBreaches(wide, [narrow])).toEqual(promotionBreaches(narrow, [wide]));
});

test('the refusal names both pages and the remedy', () => {
  expect(promotionBreaches(releaseOf('mfe-wetter', [{ path: '/event/42' }]), [events])).toEqual([
    {
      gate: 'routes',
      message:
        '/event/42 of mfe-wetter@1.0.0 takes addresses of /event/:id/:slug? of mfe-public@1.0.0, which does not yield to it (yieldsTo in its remote.json).',
    },
  ]);
});

test('what has been live since before the rule stays, and holds nobody else up', () => {
  const wide = releaseOf('mfe-public', [{ path: '/:slug1/:slug2?' }]);
  const held = releaseOf('mfe-booking', [{ path: '/profil' }]);
  const next = releaseOf('mfe-booking', [{ path: '/profil' }, { path: '/karte' }], '1.1.0');
  expect(promotionBreaches(releaseOf('mfe-print', []), [wide, held])).toEqual([]);
  expect(messages(promotionBreaches(next, [wide], held))).toEqual([
    expect.stringContaining('/karte of mfe-booking@1.1.0 takes addresses of /:slug1/:slug2?'),
  ]);
});

test('a rollback takes no address that the version before it did not have', () => {
  const before = releaseOf('mfe-wetter', [{ path: '/wetter' }], '1.1.0');
  const ahead = releaseOf('mfe-wetter', [{ path: '/event/42' }]);
  expect(messages(takeoverBreaches([ahead], [ahead, events], [before, events]))).toEqual([
    expect.stringContaining('/event/42 of mfe-wetter@1.0.0 takes addresses'),
  ]);
});

test('a wide page goes back to a version that yields to nobody', () => {
  const booking = releaseOf('mfe-booking', [{ path: '/event/:id/buchen' }]);
  const old = releaseOf('mfe-public', [{ path: '/event/:id/:slug?' }], '0.9.0');
  expect(takeoverBreaches([old], [old, booking], [events, booking])).toEqual([]);
});

const segment = fc.constantFrom('a', 'b', ':x');
const path = fc
  .tuple(fc.array(segment, { maxLength: 3 }), fc.array(fc.constant(':y?'), { maxLength: 2 }))
  .map(([needed, optional]) => `/${[...needed, ...optional].join('/')}`);
const address = fc
  .array(fc.constantFrom('a', 'b', 'z'), { maxLength: 4 })
  .map((segments) => `/${segments.join('/')}`);

test('no page wins an address of a page of another remote that does not yield to it', () => {
  fc.assert(
    fc.property(path, path, fc.option(path), address, (one, other, given, asked) => {
      const yieldsTo = given === null ? [] : [given];
      const remotes = [
        releaseOf('mfe-a', [{ path: one, yieldsTo }]),
        releaseOf('mfe-b', [{ path: other, yieldsTo }]),
      ] as const;
      const pages = remotes.map(({ name, manifest }) => ({ name, pages: manifest.pages }));
      const isContested = pages.every((remote) => matchPage([remote], asked));
      const isGiven = matchPage([{ name: 'given', pages: [aPage({ path: given ?? '/nowhere' })] }], asked);
      if (!isContested || isGiven) return;
      const breaches = [
        ...setBreaches(remotes),
        ...takenAddresses(remotes[0], remotes[1], null),
        ...takenAddresses(remotes[1], remotes[0], null),
      ];
      expect(messages(breaches)).not.toEqual([]);
    }),
    { numRuns: 3000 },
  );
});
