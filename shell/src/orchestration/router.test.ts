import type { ResolvedRemote } from '@firn/shared-contracts/delivery';
import { createTestShell } from '@firn/shared-contracts/testing';
import { describe, expect, test } from '@jest/globals';
import { createObservableStore } from '../services/observable-store.ts';
import { viewOf } from '../services/page-view.ts';
import { findPage } from '../services/pages.ts';
import { aPage, aPageState, aRemote } from '../testing/page-state.ts';
import type { Region } from './region.ts';
import { createRouter } from './router.ts';

const UNTIL = '2026-02-14T13:30:00.000Z';

function setUp({ path = '/tours', showing = 'tours', status = 'ready', lacksSecondFactor = false } = {}) {
  const services = createTestShell({ path, lacksSecondFactor });
  const { navigation, session, i18n, head } = services;
  const registry = createObservableStore(aPageState().registry);
  const view = createObservableStore(viewOf(findPage(registry.get(), path)));
  const seen: string[] = [];
  const region = {
    status: { get: () => status },
    isShowing: (name: string) => name === showing,
    show: async ({ remote }: { remote: string }, arrive: () => void) => {
      seen.push(`show ${remote}`);
      arrive();
    },
    clear: () => void seen.push('clear'),
    move: () => undefined,
  } as unknown as Region;
  const scroll = {
    depart: () => undefined,
    arrive: ({ pathname }: { pathname: string }, action: string) => void seen.push(`${action} ${pathname}`),
  };
  const reload = () => void seen.push('reload');
  const clock = { now: new Date('2026-02-14T13:29:59.999Z') };
  const overrides = [{ remote: 'tours', version: '2.0.0', expiresAt: UNTIL }];
  const sayRefused = () => void seen.push('refused');
  const tab = { overrides, now: () => clock.now, sayRefused, reload };
  const router = createRouter({ navigation, session, head, i18n, registry, view, region, scroll, ...tab });
  router.start({ isErrorPage: true });
  const switchPages = (off: readonly string[]) => {
    const { sequence, remotes } = registry.get();
    const tours = aRemote('tours', { ...remotes.tours, off });
    registry.set({ sequence: sequence + 1, remotes: { ...remotes, tours } });
  };
  return { services, registry, view, seen, switchPages, clock };
}

test('a page’s head stays while only its search changes', () => {
  const { services, view, seen } = setUp();
  view.set({ ...view.get(), headerImage: true });
  services.head.set({ title: 'Touren im Wallis' });
  services.navigation.push('/tours?seite=2');
  expect([view.get().headerImage, services.seen.head?.title]).toEqual([true, 'Touren im Wallis']);
  expect(seen).toEqual(['PUSH /tours']);
});

test('another page of the same remote starts with the registry’s title, at the top', () => {
  const { services, view, seen } = setUp();
  services.navigation.push('/tours/12');
  expect([view.get().match?.page.id, services.seen.head?.title, seen]).toEqual([
    'tour',
    'Titel einer Tour',
    ['PUSH /tours/12'],
  ]);
});

test('after an error page from the server, the same page for another record starts from scratch', () => {
  const { services, view, seen } = setUp({ path: '/tours/99', showing: 'nobody' });
  view.set({ ...view.get(), error: { status: 404 } });
  services.navigation.push('/tours/1');
  expect([view.get().error, services.seen.head?.title, seen[0]]).toEqual([
    null,
    'Titel einer Tour',
    'show tours',
  ]);
});

test('an unknown page removes the remote and shows an error page', () => {
  const { services, view, seen } = setUp();
  services.navigation.push('/tours/1/2/3');
  expect([view.get().error, seen[0]]).toEqual([{ status: 404 }, 'clear']);
  expect(services.seen.head).toEqual({ title: 'Seite nicht gefunden', robots: 'noindex' });
});

test('an address of which this tab has no pages is left to the gateway, also where a page would fit', () => {
  const { services, registry, seen } = setUp();
  const remotes = { ...registry.get().remotes, cms: aRemote('cms', { pages: [aPage('page', '/:a/:b?')] }) };
  registry.set({ sequence: 7, remotes });
  services.navigation.push('/admin/kasse');
  registry.set({ sequence: 7, remotes, beyond: ['admin'] });
  services.navigation.push('/Admin/lager');
  expect(seen).toEqual(['show cms', 'PUSH /admin/kasse', 'reload']);
});

test('a new version of the shell itself comes with the next link, as a new document', () => {
  const { services, registry, seen } = setUp();
  const { remotes } = registry.get();
  registry.set({ sequence: 8, remotes: { ...remotes, shell: aRemote('shell', { version: '1.1.0' }) } });
  services.navigation.replace('/tours?seite=2');
  services.navigation.push('/tours/12');
  expect(seen).toEqual(['REPLACE /tours', 'reload']);
});

describe('a remote that went live after this document', () => {
  const setUpWith = (more: Partial<ResolvedRemote>) => {
    const tab = setUp();
    const { remotes } = tab.registry.get();
    const wetter = aRemote('wetter', { pages: [aPage('wetter', '/wetter')], ...more });
    tab.registry.set({ sequence: 8, remotes: { ...remotes, wetter } });
    return tab;
  };

  test('and connects to another origin comes with a new one, whose policy allows it', () => {
    const { services, seen } = setUpWith({ connects: { fetch: ['https://api.wetter.example'] } });
    services.navigation.push('/tours/12');
    services.navigation.push('/wetter');
    expect(seen).toEqual(['PUSH /tours/12', 'reload']);
  });

  test('and connects to none is opened like any other', () => {
    const { services, seen } = setUpWith({});
    services.navigation.push('/wetter');
    expect(seen).toEqual(['show wetter', 'PUSH /wetter']);
  });
});

test('an override expires: the next link brings a new document, but none before', () => {
  const { services, seen, clock } = setUp();
  services.navigation.push('/tours/12');
  expect(seen).toEqual(['PUSH /tours/12']);
  clock.now = new Date(UNTIL);
  services.navigation.push('/tours/13');
  expect(seen).toEqual(['PUSH /tours/12', 'reload']);
});

test('links of a read-only page load documents', () => {
  const { services, seen } = setUp({ showing: 'nobody', status: 'readable' });
  services.navigation.push('/tours/12');
  expect(seen).toEqual(['reload']);
});

test('a page that is switched off shows a calm notice instead of its remote until it is on again', () => {
  const { services, view, seen, switchPages } = setUp({ path: '/login', showing: 'nobody' });
  switchPages(['list']);
  services.navigation.push('/tours');
  expect([view.get().error, view.get().match?.page.id]).toEqual([{ status: 503 }, 'list']);
  expect(services.seen.head).toEqual({ title: 'Diese Seite ist gerade nicht verfügbar', robots: 'noindex' });
  expect(seen).toEqual(['clear', 'PUSH /tours']);
  switchPages([]);
  services.navigation.push('/tours');
  expect([view.get().error, seen[2]]).toEqual([null, 'show tours']);
});

test('an open page that is switched off stays, with its typed text, until the visitor leaves it', () => {
  const { services, view, seen, switchPages } = setUp();
  switchPages(['list']);
  services.navigation.replace('/tours?seite=2');
  expect([view.get().error, ...seen]).toEqual([null, 'REPLACE /tours']);
  services.navigation.push('/tours/12');
  services.navigation.push('/tours');
  expect(view.get().error).toEqual({ status: 503 });
});

test.each([
  ['another thing on the same page', '/tours/12', 'tours', '/tours/13', 'tour'],
  ['a page whose remote is not there', '/tours', 'nobody', '/tours?seite=2', 'list'],
])('%s is not open: when switched off, it says so', (_what, path, showing, to, page) => {
  const { services, view, switchPages } = setUp({ path, showing });
  switchPages([page]);
  services.navigation.replace(to);
  expect(view.get().error).toEqual({ status: 503 });
});

test('an admin without the second factor that is demanded is led on by the gateway', () => {
  const { services, seen } = setUp({ lacksSecondFactor: true });
  services.navigation.push('/office');
  expect([services.navigation.get().location.pathname, seen]).toEqual(['/office', ['reload']]);
});

test('who is sent home by a guard is told so', () => {
  const { services, seen } = setUp();
  services.navigation.push('/office');
  expect([services.navigation.get().location.pathname, seen.includes('refused')]).toEqual(['/', true]);
});
