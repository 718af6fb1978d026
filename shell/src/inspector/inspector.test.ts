import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { createServices } from '../services/create-services.ts';
import { settle } from '../testing/a-region.ts';
import { cleanWindow } from '../testing/clean-window.ts';
import { aPageState, aSession } from '../testing/page-state.ts';
import { stubFetch } from '../testing/stub-fetch.ts';
import { listenForInspector } from './inspector-key.ts';

cleanWindow();

/** A tab at /tours with an extension of another team, which somebody of these roles looks at. */
function aTab(roles: readonly string[]) {
  const network = stubFetch();
  window.fetch = network.fetch;
  performance.getEntriesByType = () => [];
  window.history.replaceState(null, '', '/tours');
  document.body.innerHTML =
    '<div id="firn-region">Touren<div data-extension="tours/light">Ampel</div><div data-extension="tours/empty"></div></div>';
  const state = aPageState({ session: aSession(roles) });
  const parts = createServices({ window, state, nonce: '', headerImage: null });
  listenForInspector(window, parts);
  const press = () =>
    window.dispatchEvent(new KeyboardEvent('keydown', { ctrlKey: true, altKey: true, code: 'KeyI' }));
  return { press, parts, asked: () => network.requests.map(({ url }) => url.pathname) };
}

const frames = () => screen.queryByRole('complementary', { name: 'Was hier von wem kommt' });

test('the office sees what comes from whom, and by the same key it is gone', async () => {
  const { press } = aTab(['ROLE_ADMIN']);
  press();
  await waitFor(() => expect(frames()).toBeTruthy());
  expect([...(frames()?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^tours 1\.0\.0im Browser gezeichnet0\.0 kBDateien dieser Version$/),
    expect.stringMatching(/^tours\/light 1\.0\.0/),
  ]);
  press();
  await waitFor(() => expect(frames()).toBeNull());
});

test('it goes with the page', async () => {
  const { press, parts } = aTab(['ROLE_ADMIN']);
  press();
  await waitFor(() => expect(frames()).toBeTruthy());
  parts.services.navigation.push('/tours/7');
  await waitFor(() => expect(frames()).toBeNull());
});

test('guests and guides press the key for nothing: nothing is asked, nothing is shown', async () => {
  const guide = aTab(['ROLE_GUIDE']);
  guide.press();
  await import('./inspector.ts');
  await settle();
  expect([frames(), guide.asked()]).toEqual([null, []]);
});

test.each([
  ['ROLE_ADMIN', []],
  ['ROLE_SUPER_ADMIN', ['/delivery/remotes']],
])('what visitors get is asked of the gateway for those alone whom it tells: %s', async (role, asked) => {
  const office = aTab([role]);
  office.press();
  await waitFor(() => expect(frames()).toBeTruthy());
  expect(office.asked()).toEqual(asked);
});
