import { describe, expect, test } from '@jest/globals';
import { NO_PERMISSIONS } from '../domain/permissions.ts';
import type { SessionState } from '../shell/services.ts';
import type { ResolvedRegistry, ResolvedRemote } from './registry.ts';
import { extensionsOf, findSlot, isMeantFor } from './slot-extensions.ts';
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

test('findSlot names the slot that a live remote offers', () => {
  expect(findSlot(registryOf({ 'mfe-a': [] }), 'event-aside')).toEqual(SLOT);
  expect(findSlot(registryOf({ 'mfe-b': [] }), 'event-aside')).toBeNull();
});
