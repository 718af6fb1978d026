import { expect, test } from '@jest/globals';
import { extensionWeights, pageBudget, pageWeights } from './page-weight.ts';
import type { Release } from './release.ts';

const BYTES = {
  'remoteEntry.js': 5000,
  'lifecycles.js': 20_000,
  'agenda.js': 3000,
  'map.js': 60_000,
  'base.css': 400,
  'agenda.css': 200,
  'map.css': 900,
};

function aBuild(pages: readonly string[], assets: Release['assets']) {
  const files = Object.entries(BYTES).map(
    ([name, brotliBytes]) => [`client/${name}`, { sha384: '', bytes: 0, brotliBytes }] as const,
  );
  const manifest = { pages: pages.map((id) => ({ id })) } as unknown as Release['manifest'];
  return { entry: 'remoteEntry.js', assets, manifest, files: Object.fromEntries(files) };
}

const COMMON = { js: ['remoteEntry.js', 'lifecycles.js'], css: ['base.css'] };
const AGENDA = { js: [...COMMON.js, 'agenda.js'], css: [...COMMON.css, 'agenda.css'] };

test('a page weighs what it loads: the entry, what all pages share and its own, each once', () => {
  const build = aBuild(['agenda', 'home'], { '*': COMMON, agenda: AGENDA });
  expect(pageWeights(build)).toEqual([
    { page: 'agenda', jsBytes: 28_000, cssBytes: 600 },
    { page: 'home', jsBytes: 25_000, cssBytes: 400 },
  ]);
});

test('a chunk that no page names does not count: it comes later, or never', () => {
  const weights = pageWeights(aBuild(['agenda'], { '*': COMMON, agenda: AGENDA }));
  expect(weights).toHaveLength(1);
  expect(weights[0]?.jsBytes).toBeLessThan(BYTES['map.js']);
});

test('a release that leaves by declaring no page still has an entry', () => {
  expect(pageWeights(aBuild([], {}))).toEqual([{ page: '*', jsBytes: 5000, cssBytes: 0 }]);
});

test('a page may be called as Object calls its members', () => {
  expect(pageWeights(aBuild(['constructor'], { '*': COMMON }))).toEqual([
    { page: 'constructor', jsBytes: 25_000, cssBytes: 400 },
  ]);
  expect(pageBudget({ jsBytes: 1, cssBytes: 2, pages: {} }, 'constructor')).toEqual({
    jsBytes: 1,
    cssBytes: 2,
  });
});

test('a page has its own figures before those of all pages', () => {
  const budgets = { jsBytes: 30_000, cssBytes: 500, pages: { map: { jsBytes: 90_000 } } };
  expect(pageBudget(budgets, 'map')).toEqual({ jsBytes: 90_000, cssBytes: 500 });
  expect(pageBudget(budgets, 'agenda')).toEqual({ jsBytes: 30_000, cssBytes: 500 });
  expect(pageBudget({ jsBytes: 1, cssBytes: 2, globals: 1 }, 'agenda')).toEqual({ jsBytes: 1, cssBytes: 2 });
});

test('an extension weighs the entry and its own files, and is no page', () => {
  const build = aBuild(['agenda'], { '*': COMMON, '+tip': { js: ['remoteEntry.js', 'agenda.js'], css: [] } });
  const budget = { jsBytes: 9000, cssBytes: 0 };
  const manifest = {
    ...build.manifest,
    extensions: [{ id: 'tip', budget }],
  } as unknown as Release['manifest'];
  expect(extensionWeights({ ...build, manifest })).toEqual([
    { id: 'tip', budget, jsBytes: 8000, cssBytes: 0 },
  ]);
  expect(pageWeights({ ...build, manifest }).map(({ page }) => page)).toEqual(['agenda']);
});
