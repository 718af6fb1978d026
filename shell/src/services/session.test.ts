import type { ResolvedRemote } from '@firn/shared-contracts/delivery';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { cleanWindow } from '../testing/clean-window.ts';
import { meOf } from '../testing/me.ts';
import { ANONYMOUS, aPageState, aSession } from '../testing/page-state.ts';
import { type StubbedFetch, stubFetch } from '../testing/stub-fetch.ts';
import { createServices } from './create-services.ts';
import { forgetOfEndedSession } from './forget-of-ended-session.ts';

cleanWindow();

const admin = aSession(['ROLE_ADMIN'], 'admin@firn.example');
const guest = aSession();
const impersonated = { ...guest, impersonator: { fullName: 'Ada Amstutz', email: 'admin@firn.example' } };

let network: StubbedFetch;

beforeEach(() => {
  network = stubFetch();
  window.fetch = network.fetch;
});

function services(session = admin) {
  return createServices({ window, state: aPageState({ session }), nonce: '', headerImage: false });
}

describe('logging in and out', () => {
  test('brings the user and a new token', async () => {
    const { session, services: shell } = services(ANONYMOUS);
    network.answer('POST', '/api/login', 204);
    network.answer('GET', '/api/me', 200, meOf(guest));
    network.answer('POST', '/api/bookings', 201);
    await session.logIn({ email: 'gast@firn.example', password: 'Gipfel-2026!' });
    expect(session.get().user?.email).toBe('gast@firn.example');
    await shell.api.post('/api/bookings', {});
    expect(network.requests.at(-1)?.headers['x-csrf-token']).toBe('token-2');
  });

  test('brings the pages that a stranger’s page left out, before anybody sees who is there', async () => {
    const state = aPageState({ session: ANONYMOUS });
    const { shell, office } = state.registry.remotes as Record<string, ResolvedRemote>;
    const strangers = { sequence: 7, remotes: { shell: shell as ResolvedRemote }, beyond: ['office'] };
    const tab = createServices({
      window,
      state: { ...state, registry: strangers },
      nonce: '',
      headerImage: false,
    });
    network.answer('POST', '/api/login', 204);
    network.answer('GET', '/api/me', 200, meOf(admin));
    network.answer('GET', '/delivery/registry', 200, state.registry);
    const seen: unknown[] = [];
    tab.session.subscribe(() => seen.push(tab.registry.get().remotes.office, tab.registry.get().beyond));
    await tab.session.logIn({ email: 'admin@firn.example', password: 'Gipfel-2026!' });
    expect(seen).toEqual([office, undefined]);
    await tab.session.reload();
    expect(network.requests.filter(({ url }) => url.pathname === '/delivery/registry')).toHaveLength(1);
  });

  test('logs in all the same when they do not come', async () => {
    const { registry } = aPageState();
    const state = aPageState({ session: ANONYMOUS, registry: { ...registry, beyond: ['office'] } });
    const { session } = createServices({ window, state, nonce: '', headerImage: false });
    network.answer('POST', '/api/login', 204);
    network.answer('GET', '/api/me', 200, meOf(admin));
    network.answer('GET', '/delivery/registry', 503, {});
    await session.logIn({ email: 'admin@firn.example', password: 'Gipfel-2026!' });
    expect(session.get().user?.email).toBe('admin@firn.example');
  });

  test('an admin without the second factor that is demanded is known as such', async () => {
    const { session } = services(ANONYMOUS);
    network.answer('POST', '/api/login', 204);
    network.answer('GET', '/api/me', 200, { ...meOf(guest), lacksSecondFactor: true });
    await session.logIn({ email: 'gast@firn.example', password: 'Gipfel-2026!' });
    expect(session.get().lacksSecondFactor).toBe(true);
  });

  test('a refused log-in leaves the visitor anonymous', async () => {
    const { session } = services(ANONYMOUS);
    network.answer('POST', '/api/login', 401, { title: 'Nein' });
    await expect(session.logIn({ email: 'gast@firn.example', password: 'falsch' })).rejects.toMatchObject({
      status: 401,
    });
    expect(session.get().user).toBeNull();
  });

  test('logging out ends an impersonation too', async () => {
    localStorage.setItem('switch-user', 'gast@firn.example');
    const { session } = services();
    network.answer('POST', '/api/logout', 204);
    network.answer('GET', '/api/me', 200, meOf(ANONYMOUS));
    await session.logOut();
    expect(session.get().user).toBeNull();
    expect(localStorage.getItem('switch-user')).toBeNull();
  });
});

describe('impersonation', () => {
  test('acts as the other user from the next request on and leads to the start page', async () => {
    const { session, services: shell } = services();
    network.answer('GET', '/api/me', 200, meOf(impersonated));
    await session.impersonate('gast@firn.example');
    expect(network.requests[0]?.url.searchParams.get('_switch_user')).toBe('gast@firn.example');
    expect(session.get().impersonator?.fullName).toBe('Ada Amstutz');
    expect(shell.navigation.get().location.pathname).toBe('/');
  });

  test('a refusal changes nothing', async () => {
    const { session } = services();
    network.answer('GET', '/api/me', 403, { title: 'Nein' });
    await expect(session.impersonate('super@firn.example')).rejects.toMatchObject({ status: 403 });
    expect(localStorage.getItem('switch-user')).toBeNull();
    expect(session.get().user?.email).toBe('admin@firn.example');
  });

  test('ending it brings the admin back to the administration', async () => {
    localStorage.setItem('switch-user', 'gast@firn.example');
    const { session, services: shell } = services(impersonated);
    network.answer('GET', '/api/me', 200, meOf(admin));
    await session.endImpersonation();
    expect(network.requests[0]?.url.search).toBe('');
    expect(session.get().impersonator).toBeNull();
    expect(shell.navigation.get().location.pathname).toBe('/admin');
  });

  test('an entry without the permission for it is forgotten at the first refusal', async () => {
    localStorage.setItem('switch-user', 'gast@firn.example');
    const { session } = services(guest);
    network.answer('GET', '/api/me', 403, { title: 'Nein' });
    network.answer('GET', '/api/me', 200, meOf(guest));
    await session.reload();
    expect(localStorage.getItem('switch-user')).toBeNull();
    expect(session.get().user?.email).toBe('gast@firn.example');
  });

  test('a visitor who is not logged in does not send a leftover entry', async () => {
    localStorage.setItem('switch-user', 'gast@firn.example');
    const { services: shell } = services(ANONYMOUS);
    network.answer('GET', '/api/events', 200);
    await shell.api.get('/api/events');
    expect(network.requests[0]?.url.search).toBe('');
  });
});

test.each(['logIn', 'logInByPasskey', 'logOut'] as const)(
  '%s ends what was kept for a time without network',
  async (step) => {
    const stores = new Set(['firn-offline', 'other']);
    Object.assign(globalThis, { caches: { delete: async (name: string) => stores.delete(name) } });
    const { session } = services(guest);
    const paths = { logIn: '/api/login', logInByPasskey: '/api/passkey-login', logOut: '/api/logout' };
    network.answer('POST', paths[step], 200);
    network.answer('GET', '/api/me', 200, meOf(guest));
    await session[step]({ email: 'gast@firn.example', password: 'x' });
    expect([...stores]).toEqual(['other']);
    Reflect.deleteProperty(globalThis, 'caches');
  },
);

describe('a session that has expired', () => {
  function keptOffline() {
    const stores = new Set(['firn-offline', 'other']);
    Object.assign(globalThis, {
      caches: {
        has: async (name: string) => stores.has(name),
        delete: async (name: string) => stores.delete(name),
      },
    });
    return stores;
  }
  afterEach(() => void Reflect.deleteProperty(globalThis, 'caches'));

  test('ends what was kept for a time without network, once a call says so; another refusal does not', async () => {
    const stores = keptOffline();
    const { services: shell } = services(guest);
    network.answer('GET', '/api/events', 403, {});
    network.answer('GET', '/api/bookings', 401, {});
    await expect(shell.api.get('/api/events')).rejects.toMatchObject({ status: 403 });
    expect(stores.has('firn-offline')).toBe(true);
    await expect(shell.api.get('/api/bookings')).rejects.toMatchObject({ status: 401 });
    expect([...stores]).toEqual(['other']);
  });

  test.each([
    ['says that nobody is signed in', ANONYMOUS, ['other']],
    ['says who is', guest, ['firn-offline', 'other']],
    ['is away', null, ['firn-offline', 'other']],
  ])('a page for nobody asks the API, which %s', async (_what, me, left) => {
    const stores = keptOffline();
    const { session } = services(ANONYMOUS);
    network.answer('GET', '/api/me', me ? 200 : 503, me ? meOf(me) : {});
    await forgetOfEndedSession(session).catch(() => undefined);
    expect(network.requests.map(({ url }) => url.pathname)).toEqual(['/api/me']);
    expect([...stores]).toEqual(left);
  });

  test('without anything kept, or somebody signed in, nothing is asked', async () => {
    const stores = keptOffline();
    await forgetOfEndedSession(services(guest).session);
    stores.delete('firn-offline');
    await forgetOfEndedSession(services(ANONYMOUS).session);
    Reflect.deleteProperty(globalThis, 'caches');
    await forgetOfEndedSession(services(ANONYMOUS).session);
    expect(network.requests).toEqual([]);
  });
});

describe('failed calls', () => {
  test('admins see the server’s description, or a general sentence', async () => {
    const { services: shell } = services();
    network.answer('GET', '/api/events', 500, { description: 'Die Datenbank macht Pause.' });
    await expect(shell.api.get('/api/events')).rejects.toMatchObject({ status: 500 });
    await expect(shell.api.get('/api/nowhere')).rejects.toMatchObject({ status: 404 });
    expect(shell.toasts.get()).toEqual([
      { variant: 'error', text: 'Die Datenbank macht Pause.' },
      { variant: 'error', text: 'Das hat nicht geklappt. Bitte versuche es noch einmal.' },
    ]);
  });

  test('others see no toast', async () => {
    const { services: shell } = services(guest);
    await expect(shell.api.get('/api/nowhere')).rejects.toMatchObject({ status: 404 });
    expect(shell.toasts.get()).toEqual([]);
  });
});
