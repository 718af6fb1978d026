import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { GUARDS, NO_PERMISSIONS } from '../domain/permissions.ts';
import type { SessionState } from '../shell/services.ts';
import type { ResolvedRegistry, ResolvedRemote } from './registry.ts';
import { compareExtensions, extensionKey, extensionsOf, findSlot, isMeantFor } from './slot-extensions.ts';
import type { ExtensionDeclaration, SlotDeclaration } from './slots.ts';

const SLOT: SlotDeclaration = { name: 'event-aside', page: 'event', context: 'event@1', place: 'aside' };

const anExtension = (over: Partial<ExtensionDeclaration> = {}): ExtensionDeclaration => ({
  id: 'box',
  slot: 'event-aside',
  context: 'event@1',
  module: './box',
  order: 10,
  guard: 'none',
  render: 'server',
  budget: { jsBytes: 1, cssBytes: 1 },
  ...over,
});

const registryOf = (
  byRemote: Readonly<Record<string, readonly ExtensionDeclaration[]>>,
  off: readonly string[] = [],
): ResolvedRegistry => ({
  sequence: 1,
  remotes: Object.fromEntries(
    Object.entries(byRemote).map(([name, extensions]) => [
      name,
      {
        name,
        extensions,
        slots: name === 'mfe-a' ? [SLOT] : [],
        offExtensions: off,
      } as unknown as ResolvedRemote,
    ]),
  ),
});

const STRANGER: SessionState = { user: null, permissions: NO_PERMISSIONS, impersonator: null };
const OFFICE: SessionState = {
  ...STRANGER,
  user: { id: '1' } as SessionState['user'],
  permissions: { ...NO_PERMISSIONS, isAdmin: true },
};

const keysOf = (registry: ResolvedRegistry, slot = SLOT, session = STRANGER, context: unknown = {}) =>
  extensionsOf(registry, slot, context, session).map(({ key }) => key);

describe('the extensions of a slot', () => {
  test('come by order, then remote, then id, however the registry lists them', () => {
    const first = registryOf({
      'mfe-b': [anExtension({ id: 'z' }), anExtension({ id: 'a' })],
      'mfe-a': [anExtension(), anExtension({ id: 'early', order: 1 })],
    });
    const wanted = ['mfe-a/early', 'mfe-a/box', 'mfe-b/a', 'mfe-b/z'];
    expect(keysOf(first)).toEqual(wanted);
    const { remotes } = first;
    const turned = Object.fromEntries(Object.entries(remotes).toReversed());
    expect(keysOf({ ...first, remotes: turned })).toEqual(wanted);
  });

  test('are those whose guard and permission let the visitor in', () => {
    const registry = registryOf({
      'mfe-a': [
        anExtension({ id: 'all' }),
        anExtension({ id: 'edit', guard: 'admin' }),
        anExtension({ id: 'boss', guard: 'admin', permission: 'isSuperAdmin' }),
      ],
    });
    expect(keysOf(registry)).toEqual(['mfe-a/all']);
    expect(keysOf(registry, SLOT, OFFICE)).toEqual(['mfe-a/all', 'mfe-a/edit']);
  });

  test('lack what is switched off, and what was built for another context', () => {
    const extensions = [anExtension({ id: 'old', context: 'event@0' }), anExtension({ id: 'off' })];
    expect(keysOf(registryOf({ 'mfe-a': extensions }, ['off']))).toEqual([]);
  });

  test('are the preferred ones where there is not room for all, in the usual order', () => {
    const registry = registryOf({ 'mfe-a': ['a', 'b', 'c'].map((id) => anExtension({ id })) });
    expect(keysOf(registry, { ...SLOT, room: 1 })).toEqual(['mfe-a/a']);
    expect(keysOf(registry, { ...SLOT, room: 2, prefers: ['mfe-a/c', 'mfe-a/b'] })).toEqual([
      'mfe-a/b',
      'mfe-a/c',
    ]);
  });
});

test.each([
  ['nothing is asked', {}, true],
  ['the value is equal', { type: 'tour' }, true],
  ['the value is another', { type: 'course' }, false],
  ['the value is one of those', { type: ['course', 'tour'] }, true],
  ['a list has it', { 'activities.0.slug': 'ski', tags: 'winter' }, true],
  ['the context lacks it', { 'place.canton': 'UR' }, false],
  ['only the prototype has it', { constructor: 'x' }, false],
  ['one of two does not hold', { type: 'tour', tags: 'summer' }, false],
])('isMeantFor: %s', (_case, when, expected) => {
  const context = { type: 'tour', tags: ['winter', 'snow'], activities: [{ slug: 'ski' }] };
  expect(isMeantFor(anExtension({ when }), context)).toBe(expected);
});

describe('whatever remotes declare,', () => {
  const extension = fc.record(
    {
      id: fc.constantFrom('a', 'b', 'c', 'a-b'),
      order: fc.constantFrom(0, 10),
      guard: fc.constantFrom(...GUARDS),
      permission: fc.constantFrom('isAdmin' as const, 'isSuperAdmin' as const),
      when: fc.dictionary(
        fc.constantFrom('type', 'place.canton', 'gone', '__proto__'),
        fc.constantFrom('tour', 'UR', null),
      ),
    },
    { requiredKeys: ['id', 'order', 'guard', 'when'] },
  );
  const ofRemote = fc.uniqueArray(extension, { selector: ({ id }) => id, maxLength: 4 });
  /** The same remotes with the same extensions, each time listed in another order. */
  const shuffled = fc
    .dictionary(fc.constantFrom('mfe-a', 'mfe-b', 'mfe-a-b', 'mfe-z'), ofRemote)
    .chain((remotes) => {
      const lists = Object.entries(remotes).map(([name, all]) =>
        fc.shuffledSubarray(all, { minLength: all.length }).map((list) => [name, list] as const),
      );
      const load = fc
        .tuple(...lists)
        .chain((each) => fc.shuffledSubarray(each, { minLength: each.length }))
        .map((each) =>
          Object.fromEntries(each.map(([name, list]) => [name, list.map((one) => anExtension(one))])),
        );
      return fc.tuple(load, load);
    });

  test('two loads show the same extensions in the same order, with room for all and for few', () => {
    fc.assert(
      fc.property(shuffled, fc.integer({ min: 1, max: 5 }), ([one, other], room) => {
        for (const slot of [SLOT, { ...SLOT, room, prefers: ['mfe-z/c', 'mfe-a/a'] }]) {
          const keys = keysOf(registryOf(one), slot, OFFICE, { type: 'tour' });
          expect(keysOf(registryOf(other), slot, OFFICE, { type: 'tour' })).toEqual(keys);
          expect(new Set(keys).size).toBe(keys.length);
        }
      }),
    );
  });

  test('the order compares any two as it compares them the other way round, and none as equal', () => {
    fc.assert(
      fc.property(shuffled, ([remotes]) => {
        const placed = Object.entries(remotes).flatMap(([remote, all]) =>
          all.map((one) => ({ key: extensionKey(remote, one.id), remote, extension: one })),
        );
        for (const [index, a] of placed.entries()) {
          for (const b of placed.slice(index + 1)) {
            const sign = Math.sign(compareExtensions(a, b));
            expect([sign === 0, Math.sign(compareExtensions(b, a))]).toEqual([false, -sign]);
          }
        }
      }),
    );
  });

  test('a stranger sees none that asks for more than a visitor, nor for what the context lacks', () => {
    fc.assert(
      fc.property(shuffled, ([remotes]) => {
        const shown = keysOf(registryOf(remotes), SLOT, STRANGER, { type: 'tour' });
        for (const [remote, all] of Object.entries(remotes)) {
          for (const { id, guard, permission, when = {} } of all) {
            const asksMore = guard !== 'none' || permission !== undefined;
            const lacks = Object.entries(when).some(([path, value]) => path !== 'type' || value !== 'tour');
            if (asksMore || lacks) expect(shown).not.toContain(extensionKey(remote, id));
          }
        }
      }),
    );
  });
});

test('findSlot names the slot that a live remote offers', () => {
  expect(findSlot(registryOf({ 'mfe-a': [] }), 'event-aside')).toEqual(SLOT);
  expect(findSlot(registryOf({ 'mfe-b': [] }), 'event-aside')).toBeNull();
});
