import { expect, test } from '@jest/globals';
import { buildReport, isOverBudget } from './build-report.ts';

const file = (brotliBytes: number) => ({ sha384: '', bytes: 0, brotliBytes });
const page = (id: string) =>
  ({ id, path: `/${id}`, layout: 'admin', guard: 'admin', title: id, render: 'client' }) as const;

const RELEASE = {
  entry: 'entry.js',
  assets: {
    '*': { js: ['entry.js'], css: [] },
    list: { js: ['entry.js', 'list.js'], css: ['list.css'] },
    map: { js: ['entry.js', 'map.js'], css: [] },
  },
  files: {
    'client/entry.js': file(20_000),
    'client/list.js': file(10_000),
    'client/list.css': file(1500),
    'client/map.js': file(60_000),
  },
  manifest: {
    name: 'mfe-sample',
    title: 'Muster',
    contract: '^1.0.0',
    pages: [page('list'), page('map')],
    navigation: [],
    permissions: [],
  },
};
const report = (budgets: Parameters<typeof buildReport>[0]['manifest']['budgets']) =>
  buildReport({ ...RELEASE, manifest: { ...RELEASE.manifest, budgets } });

test('names the page that is nearest to its own budget, not the largest', () => {
  expect(report({ jsBytes: 31_000, cssBytes: 2000, pages: { map: { jsBytes: 90_000 } } })).toBe(
    'scripts: 30.0 of 31.0 kB (list) · stylesheets: 1.5 of 2.0 kB (list)',
  );
});

test('says which page the gate will refuse', () => {
  expect(report({ jsBytes: 31_000, cssBytes: 2000 })).toBe(
    'scripts: 80.0 OVER its budget of 31.0 kB (map) · stylesheets: 1.5 of 2.0 kB (list)',
  );
});

test('an extension has a budget of its own', () => {
  const extension = (jsBytes: number) => ({
    ...({ id: 'tip', slot: 'event-aside', context: 'event@1', module: './tip', order: 1 } as const),
    ...({ guard: 'none', render: 'client', budget: { jsBytes, cssBytes: 0 } } as const),
  });
  const releaseWith = (jsBytes: number) => ({
    ...RELEASE,
    assets: { ...RELEASE.assets, '+tip': { js: ['entry.js', 'list.js'], css: [] } },
    manifest: {
      ...RELEASE.manifest,
      budgets: { jsBytes: 90_000, cssBytes: 9000 },
      extensions: [extension(jsBytes)],
    },
  });
  expect(isOverBudget(releaseWith(30_000))).toBe(false);
  expect(isOverBudget(releaseWith(29_999))).toBe(true);
  expect(buildReport(releaseWith(29_000))).toContain('scripts: 30.0 OVER its budget of 29.0 kB (+tip)');
});
