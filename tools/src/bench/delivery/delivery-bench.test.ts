import type { ResolvedRegistry, ResolvedRemote } from '@firn/shared-contracts/delivery';
import { describe, expect, test } from '@jest/globals';
import { readEvents } from './open-tab.ts';
import { failureOf, underLoad } from './page-load.ts';
import { readPage } from './page-view.ts';
import { withdrawing } from './registry-stage.ts';

const REMOTE = 'mfe-public';
const VERSIONS = { remote: REMOTE, old: '1.0.0', next: '2.0.0' };

/** A page that loads one version, names another as the last known good one, and was rendered by a third. */
function aPage({ loads = '1.0.0', registry = '1.0.0', drawn = '1.0.0' as string | null }) {
  const fallback = { version: '0.9.0', entry: `/remotes/${REMOTE}/0.9.0/remoteEntry.js` };
  const state = {
    registry: { sequence: 4, remotes: { [REMOTE]: { version: registry, fallback } } },
    region: drawn && { remote: REMOTE, version: drawn },
  };
  return [
    `<link rel="modulepreload" href="/remotes/${REMOTE}/${loads}/remoteEntry.js">`,
    `<script type="application/json" id="firn-state">${JSON.stringify(state)}</script>`,
  ].join('');
}

describe('the versions that a page shows', () => {
  test('are one if registry, region and files agree; the fallback does not count', () => {
    const page = { status: 200, versions: ['1.0.0'], isDrawn: true };
    expect(readPage(200, aPage({}), REMOTE)).toEqual(page);
  });

  test.each([{ loads: '2.0.0' }, { registry: '2.0.0' }, { drawn: '2.0.0' }])('are two with %o', (mix) => {
    expect(readPage(200, aPage(mix), REMOTE).versions.toSorted()).toEqual(['1.0.0', '2.0.0']);
  });

  test('are known for a region that is left to the browser', () => {
    expect(readPage(200, aPage({ drawn: null }), REMOTE)).toMatchObject({
      versions: ['1.0.0'],
      isDrawn: false,
    });
  });

  test('are none in a page that is not the shell’s', () => {
    expect(readPage(503, 'Nicht erreichbar', REMOTE)).toEqual({ status: 503, versions: [], isDrawn: false });
  });
});

describe('a page view has failed', () => {
  test.each([
    [200, ['1.0.0'], null],
    [200, ['2.0.0'], null],
    [503, ['1.0.0'], 'status 503'],
    [200, [], 'shows no version'],
    [200, ['3.0.0'], 'shows 3.0.0'],
    [200, ['1.0.0', '2.0.0'], 'mixes 1.0.0 and 2.0.0'],
  ])('status %d with versions %j: %s', (status, versions, failure) => {
    expect(failureOf({ status, versions, isDrawn: true }, VERSIONS)).toBe(failure);
  });

  test('when nobody answers, and the load continues', async () => {
    const load = { url: 'http://127.0.0.1:9', pages: ['/'], connections: 2, versions: VERSIONS };
    const { views, failures } = await underLoad(load, (moreViews) => moreViews(6));
    expect(views).toBeGreaterThanOrEqual(6);
    expect(failures).toHaveLength(views);
  });
});

test('events are read as they arrive, in pieces', () => {
  const event = (sequence: number) => `event: registry\nid: ${sequence}\ndata: {"sequence":${sequence}}\n\n`;
  expect(readEvents(`retry: 3000\n\n${event(7)}${event(8).slice(0, 20)}`)).toEqual({
    sequences: [7],
    rest: event(8).slice(0, 20),
  });
  expect(readEvents(`:\n\n${event(8)}${event(9)}`)).toEqual({ sequences: [8, 9], rest: '' });
});

test('a staged registry withdraws one version of one remote, without a way back to it', () => {
  const live = { name: REMOTE, version: '2.0.0', fallback: { version: '1.0.0' } } as ResolvedRemote;
  const shell = { name: 'shell', version: '1.0.0' } as ResolvedRemote;
  const registry: ResolvedRegistry = { sequence: 4, remotes: { shell, [REMOTE]: live } };
  expect(withdrawing(registry, 5, live, '1.0.0')).toEqual({
    sequence: 5,
    remotes: { shell, [REMOTE]: { ...live, fallback: null, withdrawn: ['1.0.0'] } },
  });
});
