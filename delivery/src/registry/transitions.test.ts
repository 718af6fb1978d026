import type { Withdrawal } from '@firn/shared-contracts/delivery';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { EMPTY_REGISTRY, NOTHING_LIVE, type RegistryDocument } from './registry-document.ts';
import { applyTransitions } from './registry-store.ts';
import { rollback, withdraw } from './taking-back.ts';
import {
  promote,
  promoteSet,
  publish,
  startCanary,
  switchOff,
  switchOn,
  type Transition,
} from './transitions.ts';

const AT = '2026-11-21T10:00:00.000Z';
const CAUSE = { actor: 'test', at: AT, reason: null };
const A = 'mfe-a';
const B = 'mfe-b';

type Step = (document: RegistryDocument) => readonly Transition[];

function apply(document: RegistryDocument, step: Step): RegistryDocument {
  const transitions = step(document);
  return transitions.length > 0 ? applyTransitions(document, transitions, CAUSE).document : document;
}

const after = (...steps: Step[]): RegistryDocument => steps.reduce(apply, EMPTY_REGISTRY);

const published =
  (remote = A): Step =>
  (document) =>
    publish(document, remote, '1.0.0');
const live =
  (version: string, remote = A): Step =>
  (document) =>
    promote(document, remote, version, AT);
const together =
  (releases: Record<string, string>): Step =>
  (document) =>
    promoteSet(document, releases, AT);
const trial =
  (version: string, percent = 10, since = AT): Step =>
  (document) =>
    startCanary(document, A, { version, percent, staff: false, since });
const back =
  (to: string | null, remote = A): Step =>
  (document) =>
    rollback(document, remote, to, AT);
const ban =
  (version: string, severity: Withdrawal['severity'] = 'normal'): Step =>
  (document) =>
    withdraw(document, A, { version, reason: 'broken', severity }, AT);

describe('promotion', () => {
  test('remembers what was live before as last known good', () => {
    expect(after(published(), live('1.0.0'), live('1.1.0')).remotes[A]).toMatchObject({
      current: '1.1.0',
      lastKnownGood: '1.0.0',
      since: AT,
    });
  });

  test('of the live version changes nothing', () => {
    expect(live('1.0.0')(after(published(), live('1.0.0')))).toEqual([]);
  });

  test('of an unknown remote lists the known ones', () => {
    expect(() => live('1.0.0', 'a')(after(published()))).toThrow('Known: mfe-a');
  });

  test('of a withdrawn version is refused', () => {
    const document = after(published(), live('1.0.0'), live('1.1.0'), ban('1.1.0'));
    expect(() => live('1.1.0')(document)).toThrow('was withdrawn: broken');
  });
});

describe('rollback', () => {
  test('goes to the last known good version, which then has no fallback', () => {
    const document = after(published(), live('1.0.0'), live('1.1.0'), back(null));
    expect(document.remotes[A]).toMatchObject({ current: '1.0.0', lastKnownGood: '1.0.0' });
    expect(() => back(null)(document)).toThrow('no earlier good version');
  });

  test('goes to any named version', () => {
    const document = after(published(), live('1.0.0'), live('1.1.0'), live('1.2.0'), back('1.0.0'));
    expect(document.remotes[A]?.current).toBe('1.0.0');
  });

  test('to what is live changes nothing', () => {
    expect(back('1.0.0')(after(published(), live('1.0.0')))).toEqual([]);
  });
});

describe('a canary', () => {
  const running = after(published(), live('1.0.0'), trial('1.1.0'));

  test('leaves what is live as it is', () => {
    expect(running.remotes[A]).toMatchObject({
      current: '1.0.0',
      canary: { version: '1.1.0', percent: 10, staff: false, since: AT },
    });
  });

  test('keeps its bake time when its share changes, and starts a new one with another version', () => {
    const later = '2026-11-21T11:00:00.000Z';
    expect(apply(running, trial('1.1.0', 50, later)).remotes[A]?.canary).toMatchObject({
      percent: 50,
      since: AT,
    });
    expect(apply(running, trial('1.2.0', 10, later)).remotes[A]?.canary).toMatchObject({ since: later });
    expect(trial('1.1.0')(running)).toEqual([]);
  });

  test.each<[string, Step]>([
    ['promoted', live('1.2.0')],
    ['promoted with a set', together({ [A]: '1.2.0' })],
    ['named in a rollback', back('0.9.0')],
  ])('ends, with a row in the log, when another version is %s', (_what, step) => {
    expect(apply(running, step).remotes[A]?.canary).toBeNull();
    const rows = applyTransitions(running, step(running), CAUSE).audit;
    expect(rows.map(({ action, version, from, to }) => [action, version, from === to])).toEqual([
      [expect.stringMatching(/promote|rollback/), rows[0]?.to, false],
      ['canary-end', '1.1.0', true],
    ]);
  });

  test('ends when the live version is promoted again: everybody should get it', () => {
    expect(apply(running, live('1.0.0')).remotes[A]).toMatchObject({ current: '1.0.0', canary: null });
  });

  test('ends when its version is promoted, rolled back or withdrawn', () => {
    expect(apply(running, live('1.1.0')).remotes[A]).toMatchObject({ current: '1.1.0', canary: null });
    expect(apply(running, back(null)).remotes[A]).toMatchObject({ current: '1.0.0', canary: null });
    expect(apply(running, back('1.0.0')).remotes[A]).toMatchObject({ current: '1.0.0', canary: null });
    expect(apply(running, ban('1.1.0')).remotes[A]).toMatchObject({ current: '1.0.0', canary: null });
  });

  test('needs a live version to compare with', () => {
    expect(() => trial('1.1.0')(after(published()))).toThrow('no live version');
    expect(() => trial('1.0.0')(after(published(), live('1.0.0')))).toThrow('live for everybody');
  });
});

describe('a release set', () => {
  const before = after(published(A), published(B), live('1.0.0', A), live('2.0.0', B));
  const set = apply(before, together({ [A]: '1.1.0', [B]: '2.1.0' }));
  const versions = ({ remotes }: RegistryDocument) => [remotes[A]?.current, remotes[B]?.current];

  test('goes live as one change', () => {
    expect(versions(set)).toEqual(['1.1.0', '2.1.0']);
    expect(set.sequence).toBe(before.sequence + 1);
  });

  test.each([A, B])('goes back as one, whichever member is rolled back (%s)', (remote) => {
    const document = apply(set, back(null, remote));
    expect(versions(document)).toEqual(['1.0.0', '2.0.0']);
    expect(document.sequence).toBe(set.sequence + 1);
  });

  test('goes back as one when a live member is withdrawn', () => {
    expect(versions(apply(set, ban('1.1.0')))).toEqual(['1.0.0', '2.0.0']);
  });

  test('loses a member that has moved on', () => {
    const moved = apply(set, live('1.2.0', A));
    expect(versions(apply(moved, back(null, B)))).toEqual(['1.2.0', '2.0.0']);
    const alone = apply(set, back('1.0.0', A));
    expect(versions(apply(alone, back(null, B)))).toEqual(['1.0.0', '2.0.0']);
  });

  describe('with a remote that is live for the first time', () => {
    const introduced = apply(
      after(published(A), published(B), live('1.0.0', A)),
      together({ [A]: '1.1.0', [B]: '1.0.0' }),
    );
    const gone = { current: null, since: null, lastKnownGood: null, set: null, canary: null };

    test.each([A, B])('goes back as one, the new remote to nothing live (%s)', (remote) => {
      const document = apply(introduced, back(null, remote));
      expect(versions(document)).toEqual(['1.0.0', null]);
      expect(document.remotes[B]).toMatchObject(gone);
      expect(apply(document, live('1.0.0', B)).remotes[B]).toMatchObject({ current: '1.0.0' });
    });

    test('goes back when either member is withdrawn', () => {
      expect(versions(apply(introduced, ban('1.1.0')))).toEqual(['1.0.0', null]);
      const banned: Step = (document) =>
        withdraw(document, B, { version: '1.0.0', reason: 'broken', severity: 'normal' }, AT);
      expect(versions(apply(introduced, banned))).toEqual(['1.0.0', null]);
    });

    test('stays when nothing would be left live', () => {
      const first = after(published(A), published(B), together({ [A]: '1.0.0', [B]: '1.0.0' }));
      expect(() => back(null)(first)).toThrow(
        'mfe-a has no earlier good version. Switch its pages off: npm run firn -- off mfe-a --reason TEXT. Or name one',
      );
    });

    test('stays when the new one is the shell, and names the missing earlier version', () => {
      const shell = after(
        published(A),
        published('shell'),
        live('1.0.0'),
        together({ [A]: '1.1.0', shell: '1.0.0' }),
      );
      expect(() => back(null)(shell)).toThrow(
        'shell has no earlier good version. It is in the release set of mfe-a, which goes back as one. ' +
          'Publish and promote another one. Or name one: npm run firn -- rollback mfe-a --to VERSION.',
      );
    });

    test('stays when only the new remote is left in it: the remote would vanish', () => {
      const moved = apply(introduced, live('1.2.0'));
      expect(() => back(null, B)(moved)).toThrow('mfe-b has no earlier good version.');
    });
  });

  test('leaves out what is already live', () => {
    const [only, ...others] = together({ [A]: '1.0.0', [B]: '2.1.0' })(before);
    expect([only?.remote, others]).toEqual([B, []]);
  });
});

describe('a page', () => {
  const off: Step = (document) => switchOff(document, A, [{ page: 'pay', reason: 'provider down' }]);
  const on: Step = (document) => switchOn(document, A, ['pay']);

  test('is switched off and on, once each', () => {
    const dark = after(published(), live('1.0.0'), off);
    expect(dark.remotes[A]?.off).toEqual([{ page: 'pay', reason: 'provider down' }]);
    expect(off(dark)).toEqual([]);
    expect(applyTransitions(dark, on(dark), CAUSE).audit).toMatchObject([
      { action: 'switch-on', page: 'pay' },
    ]);
    const light = apply(dark, on);
    expect(light.remotes[A]?.off).toEqual([]);
    expect(on(light)).toEqual([]);
  });

  test('stays off over promotions and rollbacks', () => {
    const document = after(published(), live('1.0.0'), off, live('1.1.0'), back(null));
    expect(document.remotes[A]?.off).toHaveLength(1);
  });
});

describe('withdrawal', () => {
  test('of the live version puts the last known good one in its place', () => {
    const document = after(published(), live('1.0.0'), live('1.1.0'), ban('1.1.0'));
    expect(document.remotes[A]).toMatchObject({ current: '1.0.0', lastKnownGood: '1.0.0' });
  });

  test('of the last known good version keeps the live one', () => {
    const document = after(published(), live('1.0.0'), live('1.1.0'), ban('1.0.0'));
    expect(document.remotes[A]).toMatchObject({ current: '1.1.0', lastKnownGood: '1.1.0' });
  });

  test('of the only version is refused', () => {
    expect(() => ban('1.0.0')(after(published(), live('1.0.0')))).toThrow(
      'no other version can take over. Switch its pages off: npm run firn -- off mfe-a --reason TEXT. Or promote one first.',
    );
  });

  test('can become critical later, so that open tabs leave it, but never less severe', () => {
    const document = after(published(), live('1.0.0'), live('1.1.0'), ban('1.0.0'), ban('1.0.0', 'critical'));
    expect(document.remotes[A]?.withdrawn).toMatchObject([{ version: '1.0.0', severity: 'critical' }]);
    expect(ban('1.0.0')(document)).toEqual([]);
  });

  test('twice is the same as once', () => {
    expect(ban('1.0.0')(after(published(), live('1.0.0'), live('1.1.0'), ban('1.0.0')))).toEqual([]);
  });
});

test('whatever is requested in whatever order, a withdrawn version is never live, on trial or a fallback', () => {
  const version = fc.constantFrom('1.0.0', '1.1.0', '1.2.0');
  const step = fc.oneof(
    version.map((one) => live(one)),
    version.map((one) => trial(one)),
    version.map((one) => back(one)),
    version.map(ban),
    version.map((one) => together({ [A]: one, [B]: one })),
    fc.constant(back(null)),
    fc.constant(back(null, B)),
  );
  const tolerant =
    (take: Step): Step =>
    (document) => {
      try {
        return take(document);
      } catch {
        return [];
      }
    };
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const entry = after(published(A), published(B), ...steps.map(tolerant)).remotes[A];
      const banned = entry?.withdrawn.map((withdrawal) => withdrawal.version) ?? [];
      expect(banned).not.toContain(entry?.current);
      expect(banned).not.toContain(entry?.lastKnownGood);
      expect(banned).not.toContain(entry?.canary?.version);
      if (entry?.current === null) expect(entry).toMatchObject(NOTHING_LIVE);
    }),
  );
});
