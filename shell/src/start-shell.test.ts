import { afterEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { renderFrame } from './server.ts';
import { cleanWindow } from './testing/clean-window.ts';
import { aFakeRemote } from './testing/fake-remote.ts';
import { meOf } from './testing/me.ts';
import { aPage, aPageState, aRemote, aSession } from './testing/page-state.ts';
import { follow, openings, regionText, startPage } from './testing/start-page.ts';
import { stubFetch } from './testing/stub-fetch.ts';

cleanWindow();

const pathname = () => window.location.pathname + window.location.search;

describe('a page view', () => {
  test('the active remote is loaded and mounted inside the frame', async () => {
    const { loads, beacons } = await startPage({ path: '/tours' });
    expect(regionText()).toBe('tours@1.0.0');
    expect(screen.getByRole('banner')).toBeTruthy();
    expect(screen.getByRole('contentinfo')).toBeTruthy();
    expect([loads, beacons()]).toEqual([['tours@1.0.0'], ['tours@1.0.0 load']]);
  });

  test('a link within the remote changes only the address', async () => {
    const tours = aFakeRemote('tours');
    const { loads } = await startPage({ remotes: { 'tours@1.0.0': async () => tours } });
    await follow('/tours/12');
    expect(pathname()).toBe('/tours/12');
    expect([loads.length, tours.mounts.length]).toEqual([1, 1]);
    expect(document.title).toBe('Titel einer Tour – Firn');
  });

  test('a link to another remote brings its layout and title', async () => {
    await startPage({ state: aPageState({ session: aSession(['ROLE_ADMIN']) }) });
    await follow('/office');
    expect(regionText()).toBe('office@1.0.0');
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(screen.getByRole('link', { name: 'Zur Website' })).toBeTruthy();
    expect(document.title).toBe('Büro – Firn');
  });
});

describe('guards on the way', () => {
  test('visitors are sent from an admin page to the start page', async () => {
    const start = aRemote('home', { pages: [aPage('home', '/')] });
    await startPage({ state: aPageState({}, [start]) });
    await follow('/office');
    expect([pathname(), regionText()]).toEqual(['/', 'home@1.0.0']);
  });

  test('visitors are sent from a page for users to the log-in, and their target is kept', async () => {
    const profile = aRemote('profile', { pages: [aPage('profile', '/profil', { guard: 'user' })] });
    await startPage({ state: aPageState({}, [profile]) });
    await follow('/profil?tab=2');
    expect(pathname()).toBe('/login?weiter=%2Fprofil%3Ftab%3D2');
    expect(screen.getByRole('heading', { name: 'Anmelden' })).toBeTruthy();
    expect(regionText()).toBe('');
  });
});

describe('guards after a page view', () => {
  const start = aRemote('home', { pages: [aPage('home', '/')] });
  const print = aRemote('print', {
    pages: [aPage('print', '/print/:id', { layout: 'print', guard: 'admin' })],
  });
  const guide = aRemote('guide', { pages: [aPage('guide', '/guide/events', { guard: 'guide' })] });
  const admin = aSession(['ROLE_ADMIN'], 'admin@firn.example');
  const impersonator = { fullName: 'Ada Amstutz', email: 'admin@firn.example' };

  test.each(['/office', '/print/1', '/guide/events'])(
    'whoever acts as a guest is led from %s, which the gateway opened for the admin, to the start',
    async (path) => {
      localStorage.setItem('switch-user', 'gast@firn.example');
      const network = stubFetch();
      network.answer('GET', '/api/me', 200, meOf({ ...aSession(), impersonator }));
      await startPage({ path, network, state: aPageState({ session: admin }, [start, print, guide]) });
      expect([pathname(), regionText()]).toEqual(['/', 'home@1.0.0']);
      expect(screen.getByText('Du bist aktuell als Gina Gast eingeloggt!')).toBeTruthy();
    },
  );

  test('a page that the guest may see stays', async () => {
    localStorage.setItem('switch-user', 'gast@firn.example');
    const network = stubFetch();
    network.answer('GET', '/api/me', 200, meOf({ ...aSession(), impersonator }));
    await startPage({ path: '/tours?seite=2', network, state: aPageState({ session: admin }) });
    expect([pathname(), regionText()]).toEqual(['/tours?seite=2', 'tours@1.0.0']);
  });
});

describe('the code after the page', () => {
  afterEach(() => {
    Reflect.deleteProperty(document, 'readyState');
  });

  test('listens for rollbacks as soon as the remote is mounted, even if an image never loads', async () => {
    Object.defineProperty(document, 'readyState', { value: 'interactive', configurable: true });
    const { opened, Source } = openings();
    await startPage({ events: Source });
    await waitFor(() => expect(opened).toEqual(['/delivery/events?since=7']));
  });

  test('and when the document is complete, even if the remote hangs', async () => {
    Object.defineProperty(document, 'readyState', { value: 'interactive', configurable: true });
    const { opened, Source } = openings();
    await startPage({ events: Source, remotes: { 'tours@1.0.0': () => new Promise(() => undefined) } });
    expect(opened).toEqual([]);
    window.dispatchEvent(new Event('load'));
    await waitFor(() => expect(opened).toEqual(['/delivery/events?since=7']));
  });
});

describe('after a reload by the shell', () => {
  test('the remote gets back what was typed, once', async () => {
    const restored: unknown[] = [];
    const tours = aFakeRemote('tours', '1.0.0', { restore: (state) => void restored.push(state) });
    const carried = JSON.stringify({ remote: 'tours', state: { name: 'Gina' } });
    sessionStorage.setItem('firn-draft:shell/carried', carried);
    await startPage({ remotes: { 'tours@1.0.0': async () => tours } });
    await waitFor(() => expect(restored).toEqual([{ name: 'Gina' }]));
    expect(sessionStorage.getItem('firn-draft:shell/carried')).toBeNull();
  });
});

describe('a page that does not exist or cannot be shown', () => {
  test('the server’s error page stays without loading a remote, and the next link works', async () => {
    const { loads } = await startPage({ path: '/gibt/es/nicht', state: aPageState({ status: 404 }) });
    expect(screen.getByRole('heading', { name: 'Seite nicht gefunden' })).toBeTruthy();
    expect(screen.getByText(/^Vielleicht ist die Seite umgezogen/)).toBeTruthy();
    expect(loads).toEqual([]);
    await follow('/tours');
    expect([regionText(), screen.queryByText('Seite nicht gefunden')]).toEqual(['tours@1.0.0', null]);
  });

  test('a remote can give its place to the error page, and gets it back at its next page', async () => {
    const tours = aFakeRemote('tours');
    await startPage({ path: '/tours/99', remotes: { 'tours@1.0.0': async () => tours } });
    const head = tours.mounts[0]?.shell.head;
    act(() => head?.setStatus(404, { takeOver: true, message: 'Diese Tour gibt es nicht.' }));
    expect(screen.getByText('Diese Tour gibt es nicht.')).toBeTruthy();
    expect(document.querySelector('#firn-region')?.parentElement?.hidden).toBe(true);
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    await follow('/tours/1');
    expect(screen.queryByText('Diese Tour gibt es nicht.')).toBeNull();
    expect(tours.mounts).toHaveLength(1);
  });

  test('a remote that cannot be mounted leaves header, footer and the phone number', async () => {
    const broken = aFakeRemote('tours', '1.0.0', { mount: () => Promise.reject(new Error('kaputt')) });
    const { beacons } = await startPage({ remotes: { 'tours@1.0.0': async () => broken } });
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('033 854 12 80');
    expect(screen.getByRole('contentinfo')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Noch einmal versuchen' })).toBeTruthy();
    expect(beacons()).toEqual(['tours@1.0.0 mount-failed', 'tours@1.0.0 region-lost']);
  });

  test('an uncaught error is reported under the release whose file it comes from', async () => {
    const { beacons } = await startPage();
    const filename = 'https://firn.example/remotes/guide/3.1.4/page-x.js';
    window.dispatchEvent(new ErrorEvent('error', { message: 'kaputt', filename }));
    window.dispatchEvent(new ErrorEvent('error', { message: 'fremd', filename: 'https://example.org/x.js' }));
    expect(beacons()).toEqual(['tours@1.0.0 load', 'guide@3.1.4 uncaught']);
  });
});

describe('server rendering', () => {
  test('the banner of a preview is hydrated as the server drew it', async () => {
    const overrides = [{ remote: 'tours', version: '2.0.0', expiresAt: '2026-02-14T13:30:00.000Z' }];
    const state = aPageState({ overrides });
    const { html } = renderFrame({ state, url: '/tours', regionHtml: '', headerImage: false });
    expect(html).toContain('bis 14:30.');
    await startPage({ state, frame: html });
    expect(screen.getByRole('link', { name: 'Zurücksetzen' })).toBeTruthy();
  });

  test('whoever was sent home is told so on a page that is hydrated as the server drew it', async () => {
    const state = { ...aPageState(), refused: true as const };
    const { html } = renderFrame({ state, url: '/tours', regionHtml: '', headerImage: false });
    await startPage({ state, frame: html });
    expect(screen.getByRole('region', { name: 'Meldungen' }).textContent).not.toBe('');
  });

  test.each([
    ['/tours', 200, '<p>Touren</p>', false],
    ['/tours', 200, '<p>Touren</p>', true],
    ['/office', 200, '', false],
    ['/login', 200, '', false],
    ['/register', 200, '', false],
    ['/gibt/es/nicht', 404, '', false],
    ['/tours', 503, '', false],
  ])('%s (%d) is hydrated as the server drew it', async (path, status, regionHtml, headerImage) => {
    const region = regionHtml ? { remote: 'tours', version: '1.0.0', data: { a: 1 } } : null;
    const session = path === '/office' ? aSession(['ROLE_ADMIN']) : aPageState().session;
    const state = aPageState({ status, region, session });
    const { html } = renderFrame({ state, url: path, regionHtml, headerImage });
    const tours = aFakeRemote('tours', '1.0.0', { mount: async () => undefined });
    await startPage({ path, state, frame: html, remotes: { 'tours@1.0.0': async () => tours } });
    // A mismatch would have been logged, which fails the test.
    const root = document.querySelector('[data-header-image]');
    expect(root?.getAttribute('data-header-image')).toBe(String(headerImage));
    if (regionHtml) expect(regionText()).toBe('Touren');
  });

  test('the frame carries the region, and the head of the page', () => {
    const state = aPageState();
    const { html, head } = renderFrame({
      state,
      url: '/tours',
      regionHtml: '<p>Hallo</p>',
      headerImage: false,
    });
    expect(html).toContain('<div data-remote="tours"><p>Hallo</p></div>');
    expect(head).toEqual({ title: 'Titel list' });
  });

  test('a region that only the browser draws says so without JavaScript, until its remote is there', async () => {
    const state = aPageState();
    const { html } = renderFrame({ state, url: '/tours', regionHtml: '', headerImage: false });
    const notice = new DOMParser()
      .parseFromString(html, 'text/html')
      .querySelector('#firn-region > noscript');
    expect(notice?.textContent).toContain('033 854 12 80');
    expect(notice?.textContent).toContain('hallo@firn.example');
    await startPage({ state, frame: html });
    expect([regionText(), document.querySelector('#firn-region noscript')]).toEqual(['tours@1.0.0', null]);
  });

  test('an error page is marked noindex', () => {
    const { head } = renderFrame({
      state: aPageState({ status: 503 }),
      url: '/tours',
      regionHtml: '',
      headerImage: true,
    });
    expect(head).toEqual({ title: 'Diese Seite ist gerade nicht verfügbar', robots: 'noindex' });
  });
});
