import { describe, expect, test } from '@jest/globals';
import { aRelease } from '../testing/fixture-release.ts';
import { allow, allowedConnects, connectsBreaches, disallow, setBackend } from './allowances.ts';
import { EMPTY_REGISTRY, NEW_REMOTE, type RegistryDocument } from './registry-document.ts';
import { applyTransitions } from './registry-store.ts';
import type { Transition } from './transitions.ts';
import { unitedConnects } from './united-connects.ts';

const CAUSE = { actor: 'ops', at: '2026-11-24T10:00:00.000Z', reason: 'Wetterdaten' };
const API = 'https://api.wetter.example';
const TILES = 'https://tiles.wetter.example';

function after(
  decide: (document: RegistryDocument) => Transition[],
  document: RegistryDocument = EMPTY_REGISTRY,
): RegistryDocument {
  return applyTransitions(document, decide(document), CAUSE).document;
}

describe('allowing', () => {
  test('comes before the first release, and is done once', () => {
    const document = after((before) => allow(before, 'mfe-wetter', API));
    expect(document.remotes['mfe-wetter']).toEqual({ ...NEW_REMOTE, allowed: [API] });
    expect(allow(document, 'mfe-wetter', API)).toEqual([]);
  });

  test('says in its row which origin, and changes nothing that is live', () => {
    const transitions = allow(EMPTY_REGISTRY, 'mfe-wetter', API);
    expect(applyTransitions(EMPTY_REGISTRY, transitions, CAUSE).audit).toEqual([
      {
        sequence: 1,
        ...CAUSE,
        action: 'allow',
        remote: 'mfe-wetter',
        version: null,
        from: null,
        to: null,
        origin: API,
      },
    ]);
  });

  test('is taken back without a trace in the entry', () => {
    const allowed = after((before) => allow(before, 'mfe-wetter', API));
    const both = after((before) => allow(before, 'mfe-wetter', TILES), allowed);
    const one = after((before) => disallow(before, 'mfe-wetter', API), both);
    expect(one.remotes['mfe-wetter']?.allowed).toEqual([TILES]);
    const none = after((before) => disallow(before, 'mfe-wetter', TILES), one);
    expect(none.remotes['mfe-wetter']).toEqual(NEW_REMOTE);
    expect(disallow(none, 'mfe-wetter', TILES)).toEqual([]);
  });
});

test('a back end is named, changed and taken away', () => {
  const named = after((before) => setBackend(before, 'mfe-wetter', 'http://wetter:8080'));
  expect(named.remotes['mfe-wetter']?.backend).toBe('http://wetter:8080');
  expect(setBackend(named, 'mfe-wetter', 'http://wetter:8080')).toEqual([]);
  const transitions = setBackend(named, 'mfe-wetter', null);
  expect(transitions).toMatchObject([{ action: 'backend', origin: 'http://wetter:8080' }]);
  expect(after(() => transitions, named).remotes['mfe-wetter']).toEqual(NEW_REMOTE);
});

describe('what a release declares', () => {
  const connects = { fetch: [API], images: [API, TILES], frames: [] };

  test('counts only as far as it is allowed', async () => {
    const { release } = await aRelease({ connects });
    expect(allowedConnects(release, { ...NEW_REMOTE, allowed: [API] })).toEqual({
      fetch: [API],
      images: [API],
    });
    expect(allowedConnects(release, null)).toEqual({});
  });

  test('is refused as far as it is not, each origin once with all its uses and the next command', async () => {
    const { release } = await aRelease({ connects });
    expect(connectsBreaches(release, NEW_REMOTE).map(({ message }) => message)).toEqual([
      `mfe-public@1.0.0 connects to ${API} (fetch, images), which is not allowed. An operator allows it: npm run firn -- allow mfe-public ${API} --reason "…".`,
      expect.stringContaining(`connects to ${TILES} (images)`),
    ]);
    expect(connectsBreaches(release, { ...NEW_REMOTE, allowed: [API, TILES] })).toEqual([]);
  });
});

test('each origin stands once, by what it is for', () => {
  expect(
    unitedConnects([{ fetch: [TILES, API] }, {}, { fetch: [API], images: [TILES], frames: [] }]),
  ).toEqual({
    fetch: [API, TILES],
    images: [TILES],
  });
});
