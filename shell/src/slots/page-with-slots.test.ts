import type { ResolvedRemote } from '@firn/shared-contracts/delivery';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { anExtension, SLOT } from '../testing/a-slot.ts';
import { cleanWindow } from '../testing/clean-window.ts';
import { aFakeRemote } from '../testing/fake-remote.ts';
import { aPage, aPageState, aRemote } from '../testing/page-state.ts';
import { follow, regionText, startPage } from '../testing/start-page.ts';

cleanWindow();

const { IntersectionObserver: unseeing } = globalThis;
class Seeing {
  readonly #see: () => void;
  constructor(see: (entries: readonly { isIntersecting: boolean }[]) => void) {
    this.#see = () => see([{ isIntersecting: true }]);
  }
  observe() {
    this.#see();
  }
  disconnect() {}
}
beforeEach(() => void Object.assign(globalThis, { IntersectionObserver: Seeing }));
afterEach(() => void Object.assign(globalThis, { IntersectionObserver: unseeing }));

/** A page that offers the slot below its own text. */
const tours = aFakeRemote('tours', '1.0.0', {
  mount: async ({ domElement, shell }) => {
    domElement.innerHTML = '<p>Allalinhorn</p><aside></aside>';
    const host = domElement.querySelector('aside') as HTMLElement;
    shell.slots?.offer(SLOT.name, host, { id: '1' });
  },
});

const withSlot = (...remotes: readonly ResolvedRemote[]) =>
  aPageState({}, [aRemote('tours', { pages: [aPage('list', '/tours')], slots: [SLOT] }), ...remotes]);

test('a page is whole with extensions of others, and they leave with it', async () => {
  const lage = aFakeRemote('lawinen');
  const state = withSlot(aRemote('lawinen', { extensions: [anExtension('lage')] }));
  const remotes = { 'tours@1.0.0': async () => tours, 'lawinen@1.0.0': async () => lage };
  const { beacons } = await startPage({ state, remotes });
  await waitFor(() => expect(regionText()).toBe('Allalinhornlawinen@1.0.0'));
  expect(beacons()).toEqual(['tours@1.0.0 load', 'lawinen@1.0.0 load']);
  await follow('/login');
  await waitFor(() => expect(lage.unmounts).toHaveLength(1));
});

test('an extension that fails is no failure of the page', async () => {
  const state = withSlot(aRemote('lawinen', { extensions: [anExtension('lage')] }));
  const broken = aFakeRemote('lawinen', '1.0.0', { mount: () => Promise.reject(new Error('kaputt')) });
  const remotes = { 'tours@1.0.0': async () => tours, 'lawinen@1.0.0': async () => broken };
  const { beacons } = await startPage({ state, remotes });
  await waitFor(() => expect(beacons()).toContain('lawinen@1.0.0 mount-failed'));
  expect([regionText(), beacons()]).toEqual([
    'Allalinhorn',
    ['tours@1.0.0 load', 'lawinen@1.0.0 mount-failed'],
  ]);
});

test('the frame has places of its own, and nothing of them shows where nobody fills them', async () => {
  const bell = anExtension('bell', { slot: 'header-tools', context: 'visitor@1' });
  const empty = await startPage({ state: withSlot(), remotes: { 'tours@1.0.0': async () => tours } });
  const places = [...document.querySelectorAll('[data-slot]')];
  expect(places.length).toBeGreaterThan(3);
  expect(places.every((place) => place.matches(':empty'))).toBe(true);
  expect(empty.loads).toEqual(['tours@1.0.0']);
  document.body.replaceChildren();
  const state = withSlot(aRemote('bell', { extensions: [bell] }));
  await startPage({ state, remotes: { 'tours@1.0.0': async () => tours } });
  await waitFor(() => expect(screen.getByRole('banner').textContent).toContain('bell@1.0.0'));
});
