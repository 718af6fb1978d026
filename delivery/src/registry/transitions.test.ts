import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { EMPTY_REGISTRY, type RegistryDocument } from './registry-document.ts';
import { applyTransition } from './registry-store.ts';
import { promote, publish, rollback, type Transition, withdraw } from './transitions.ts';

const CAUSE = { actor: 'test', at: '2026-11-21T10:00:00.000Z', reason: null };
const A = 'mfe-a';

function after(...steps: ((document: RegistryDocument) => Transition | null)[]): RegistryDocument {
  let document = EMPTY_REGISTRY;
  for (const step of steps) {
    const transition = step(document);
    if (transition) ({ document } = applyTransition(document, transition, CAUSE));
  }
  return document;
}

const published = (document: RegistryDocument) => publish(document, A, '1.0.0');
const live = (version: string) => (document: RegistryDocument) => promote(document, A, version);
const back = (to: string | null) => (document: RegistryDocument) => rollback(document, A, to);
const ban = (version: string) => (document: RegistryDocument) =>
  withdraw(document, A, { version, reason: 'broken', severity: 'normal' });

describe('promotion', () => {
  test('remembers what was live before as last known good', () => {
    expect(after(published, live('1.0.0'), live('1.1.0')).remotes[A]).toMatchObject({
      current: '1.1.0',
      lastKnownGood: '1.0.0',
    });
  });

  test('of what is live changes nothing', () => {
    expect(promote(after(published, live('1.0.0')), A, '1.0.0')).toBeNull();
  });

  test('of an unknown remote lists the known ones', () => {
    expect(() => promote(after(published), 'a', '1.0.0')).toThrow('Known: mfe-a');
  });

  test('of a withdrawn version is refused', () => {
    const document = after(published, live('1.0.0'), live('1.1.0'), ban('1.1.0'));
    expect(() => promote(document, A, '1.1.0')).toThrow('was withdrawn: broken');
  });
});

describe('rollback', () => {
  test('goes to the last known good version, which then has no better one behind it', () => {
    const document = after(published, live('1.0.0'), live('1.1.0'), back(null));
    expect(document.remotes[A]).toMatchObject({ current: '1.0.0', lastKnownGood: '1.0.0' });
    expect(() => rollback(document, A, null)).toThrow('no earlier good version');
  });

  test('goes to any version that is named', () => {
    const document = after(published, live('1.0.0'), live('1.1.0'), live('1.2.0'), back('1.0.0'));
    expect(document.remotes[A]?.current).toBe('1.0.0');
  });

  test('to what is live changes nothing', () => {
    expect(rollback(after(published, live('1.0.0')), A, '1.0.0')).toBeNull();
  });
});

describe('withdrawal', () => {
  test('of the live version puts the last known good one in its place', () => {
    const document = after(published, live('1.0.0'), live('1.1.0'), ban('1.1.0'));
    expect(document.remotes[A]).toMatchObject({ current: '1.0.0', lastKnownGood: '1.0.0' });
  });

  test('of the last known good version keeps the live one', () => {
    const document = after(published, live('1.0.0'), live('1.1.0'), ban('1.0.0'));
    expect(document.remotes[A]).toMatchObject({ current: '1.1.0', lastKnownGood: '1.1.0' });
  });

  test('of the only version is refused', () => {
    expect(() => ban('1.0.0')(after(published, live('1.0.0')))).toThrow('Promote one first');
  });

  test('twice is the same as once', () => {
    expect(ban('1.0.0')(after(published, live('1.0.0'), live('1.1.0'), ban('1.0.0')))).toBeNull();
  });
});

test('whatever is asked in whatever order, nothing withdrawn is ever live or a fallback', () => {
  const version = fc.constantFrom('1.0.0', '1.1.0', '1.2.0');
  const step = fc.oneof(version.map(live), version.map(back), version.map(ban), fc.constant(back(null)));
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const tolerant = steps.map((take) => (document: RegistryDocument) => {
        try {
          return take(document);
        } catch {
          return null;
        }
      });
      const entry = after(published, ...tolerant).remotes[A];
      const banned = entry?.withdrawn.map((withdrawal) => withdrawal.version) ?? [];
      expect(banned).not.toContain(entry?.current);
      expect(banned).not.toContain(entry?.lastKnownGood);
    }),
  );
});
