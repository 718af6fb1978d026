import type { ExtensionDeclaration, Release, SlotDeclaration } from '@firn/shared-contracts/delivery';
import { expect, test } from '@jest/globals';
import { anExtension, aPage, aRelease, aSlot } from '../testing/fixture-release.ts';
import { promotionBreaches, takeoverBreaches } from './gates.ts';

const { release: template } = await aRelease();

function releaseOf(name: string, manifest: Partial<Release['manifest']>, version = '1.0.0'): Release {
  const pages = [aPage({ path: `/${name}` })];
  return { ...template, name, version, manifest: { ...template.manifest, name, pages, ...manifest } };
}

const offering = (slot: Partial<SlotDeclaration> | null, version?: string) =>
  releaseOf('mfe-page', slot === null ? {} : { slots: [aSlot(slot)] }, version);
const filling = (name: string, extension: Partial<ExtensionDeclaration> = {}, version?: string) =>
  releaseOf(name, { extensions: [anExtension(extension)] }, version);

const messages = (
  candidate: Release,
  live: readonly Release[],
  predecessor: Release | null = null,
): string[] => promotionBreaches(candidate, live, predecessor).map(({ message }) => message);

test('an extension for a slot that a live page offers passes', () => {
  expect(messages(filling('mfe-a'), [offering({})])).toEqual([]);
});

test.each<[string, Release, Release[]]>([
  [
    'mfe-a/weather (1.0.0) is for the slot «agenda-tools», which no live page offers. Offered: none. Promote the page that offers it first, or both as one set.',
    filling('mfe-a'),
    [offering(null)],
  ],
  [
    'mfe-a/weather (1.0.0) is for the slot «event-facts», which no live page offers. Offered: agenda-tools. Promote the page that offers it first, or both as one set.',
    filling('mfe-a', { slot: 'event-facts' }),
    [offering({})],
  ],
  [
    'mfe-a/weather (1.0.0) is for the slot «agenda-tools», which no live page offers. Offered: none. Promote the page that offers it first, or both as one set.',
    filling('mfe-a'),
    [releaseOf('mfe-page', { pages: [], slots: [aSlot({ page: '*' })] })],
  ],
  [
    'mfe-a/weather (1.0.0) is built for event@1; the slot «agenda-tools» of mfe-page@1.0.0 gives visitor@1. Build it for that.',
    filling('mfe-a', { context: 'event@1' }),
    [offering({})],
  ],
  [
    'mfe-a/weather (1.0.0) is built for the context event@9, which this platform does not serve. Build it for one of: event@1, offer@1, run-event@1, visitor@1.',
    filling('mfe-a', { context: 'event@9' }),
    [offering({})],
  ],
  [
    'mfe-b@1.0.0 offers the slot «agenda-tools», which mfe-page@1.0.0 offers already. Give it another name.',
    releaseOf('mfe-b', { slots: [aSlot()] }),
    [offering({})],
  ],
])('%s', (sentence, candidate, live) => {
  expect(messages(candidate, live)).toEqual([sentence]);
});

test('a slot and what fills it go live as one set', () => {
  const set = [offering({}), filling('mfe-a')];
  for (const candidate of set) {
    expect(
      messages(
        candidate,
        set.filter((one) => one !== candidate),
      ),
    ).toEqual([]);
  }
});

const live = [offering({}), filling('mfe-a'), filling('mfe-b')];

test.each<[string, Release]>([
  ['the slot «agenda-tools» is gone', offering(null, '2.0.0')],
  ['the slot «agenda-tools» gives event@1 instead of visitor@1', offering({ context: 'event@1' }, '2.0.0')],
])('a page that others fill is refused with the names of those: %s', (what, candidate) => {
  expect(messages(candidate, live, offering({}))).toEqual([
    `With mfe-page@2.0.0 ${what}, and live extensions fill it: mfe-a/weather (1.0.0), mfe-b/weather (1.0.0). Offer it as deprecated in one release, and take it away in a later one.`,
  ]);
});

test('a slot that was announced as deprecated may go, and holds nobody up who only keeps its version', () => {
  const announced = offering({ deprecated: true }, '1.1.0');
  expect(messages(announced, live, offering({}))).toEqual([]);
  expect(messages(offering(null, '2.0.0'), live, announced)).toEqual([]);
  expect(messages(releaseOf('mfe-c', {}), [offering(null, '2.0.0'), filling('mfe-a')])).toEqual([]);
});

test('a slot that nobody fills, or that those who fill it leave in the same set, may go', () => {
  expect(messages(offering(null, '2.0.0'), [offering({})], offering({}))).toEqual([]);
  const left = releaseOf('mfe-a', {}, '2.0.0');
  expect(messages(offering(null, '2.0.0'), [left], offering({}))).toEqual([]);
});

const CROWDED =
  'The slot «agenda-tools» of mfe-page@1.0.0 has room for 1, and 2 extensions are for it: mfe-a/weather (1.0.0), mfe-b/weather (1.0.0). Its owner says in «prefers» which come first, or gives it more room.';

test('two extensions where there is room for one: the second is refused, unless the owner says which wins', () => {
  const second = filling('mfe-b');
  expect(messages(second, [offering({ room: 1 }), filling('mfe-a')])).toEqual([CROWDED]);
  const decided = offering({ room: 1, prefers: ['mfe-b/weather'] });
  expect(messages(second, [decided, filling('mfe-a')])).toEqual([]);
  const other = offering({ room: 1, prefers: ['mfe-x/weather'] });
  expect(messages(second, [other, filling('mfe-a')])).toEqual([CROWDED]);
});

test('room for fewer than fill the slot is refused, unless it was announced', () => {
  const narrow = offering({ room: 1 }, '2.0.0');
  expect(messages(narrow, live, offering({}))).toEqual([CROWDED.replace('mfe-page@1.0.0', 'mfe-page@2.0.0')]);
  expect(messages(narrow, live, offering({ deprecated: true }))).toEqual([]);
});

test('a narrowed slot holds nobody up who filled it before', () => {
  const world = [offering({ room: 1 }), filling('mfe-a')];
  const next = filling('mfe-b', {}, '1.1.0');
  expect(messages(next, world, filling('mfe-b'))).toEqual([]);
  expect(messages(next, world, releaseOf('mfe-b', {}))).toHaveLength(1);
});

test('200 extensions stand in one slot, and the next is refused', () => {
  const crowd = Array.from({ length: 200 }, (_, place) => anExtension({ id: `weather-${place}` }));
  const full = releaseOf('mfe-a', { extensions: crowd });
  expect(messages(full, [offering({})])).toEqual([]);
  expect(messages(filling('mfe-b'), [offering({}), full])).toEqual([
    expect.stringContaining('has room for 200, and 201 extensions are for it'),
  ]);
});

test('what takes over when something is taken back is not held up by slots', () => {
  const before = offering(null, '0.9.0');
  expect(messages(before, live, offering({}))).toHaveLength(1);
  expect(takeoverBreaches([before], [before, filling('mfe-a')], live)).toEqual([]);
});

test('an extension is held against its own budget, and weighs on no page', () => {
  const budget = { jsBytes: 0, cssBytes: 0 };
  const release = {
    ...filling('mfe-a', { budget }),
    assets: { '*': { js: [], css: [] }, '+weather': { js: ['page-agenda.js'], css: ['page-agenda.css'] } },
  };
  expect(messages(release, [offering({})])).toEqual([
    expect.stringMatching(
      /^The scripts of mfe-a@1.0.0, extension weather, take \d+ bytes; the budget is 0\.$/,
    ),
    expect.stringMatching(
      /^The stylesheets of mfe-a@1.0.0, extension weather, take \d+ bytes; the budget is 0\.$/,
    ),
  ]);
});
