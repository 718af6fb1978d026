import { createTestShell } from '@firn/shared-contracts/testing';
import { afterEach, expect, jest, test } from '@jest/globals';
import * as singleSpa from 'single-spa';
import { cleanWindow } from '../testing/clean-window.ts';
import { aFakeRemote } from '../testing/fake-remote.ts';

cleanWindow();

/** What single-spa was given, and keeps for as long as the tab lives. */
const kept: object[] = [];

jest.unstable_mockModule('single-spa', () => ({
  ...singleSpa,
  mountRootParcel: (...[config, props]: Parameters<typeof singleSpa.mountRootParcel>) => {
    kept.push(props);
    return singleSpa.mountRootParcel(config, props);
  },
}));

const { mountRemote } = await import('./mount-remote.ts');

afterEach(() => {
  kept.length = 0;
});

function mount(overrides: Parameters<typeof aFakeRemote>[2] = {}) {
  const remote = aFakeRemote('tours', '1.0.0', overrides);
  const domElement = document.createElement('div');
  document.body.append(domElement);
  const shell = createTestShell({ path: '/tours' });
  return {
    remote,
    domElement,
    mounted: mountRemote(remote, { domElement, shell, serverData: null, onError: () => {} }),
  };
}

test('of a remote that is gone nothing is kept, though single-spa never forgets a root parcel', async () => {
  const { remote, domElement, mounted } = mount();
  await mounted.ready;
  expect(kept).toEqual([expect.objectContaining({ domElement })]);
  await mounted.dispose();
  expect(remote.unmounts).toEqual([expect.objectContaining({ domElement })]);
  expect(kept).toEqual([{}]);
});

test('nor of one that never came', async () => {
  const { mounted } = mount({ mount: () => Promise.reject(new Error('kaputt')) });
  await expect(mounted.ready).rejects.toMatchObject({ phase: 'mount-failed' });
  await mounted.dispose();
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  expect(kept).toEqual([{}]);
});
