import { BUILT_IN_COMPANY, NEW_COMPANY } from '@firn/shared-contracts/api';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { cleanWindow } from '../testing/clean-window.ts';
import { meOf } from '../testing/me.ts';
import { aPage, aPageState, aRemote, aSession } from '../testing/page-state.ts';
import { renderFrame } from '../testing/render-frame.tsx';

cleanWindow();
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const admin = aSession(['ROLE_ADMIN'], 'admin@firn.example');

describe('consent', () => {
  test('is asked for once, kept as text, and can be changed from the footer', async () => {
    const { user } = renderFrame();
    expect(screen.getByRole('link', { name: 'Mehr in der Datenschutzerklärung' }).getAttribute('href')).toBe(
      '/datenschutzerklarung',
    );
    await user.click(screen.getByRole('button', { name: 'Ablehnen' }));
    expect(localStorage.getItem('cookie-consent')).toBe('false');
    expect(screen.queryByRole('button', { name: 'Ablehnen' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Cookie-Einstellungen' }));
    await user.click(screen.getByRole('button', { name: 'Einverstanden' }));
    expect(localStorage.getItem('cookie-consent')).toBe('true');
  });

  test('is what the keyboard meets first, right after the way to the content', async () => {
    const { user } = renderFrame();
    const stops: (string | null | undefined)[] = [];
    for (let stop = 0; stop < 4; stop += 1) {
      await user.tab();
      stops.push(document.activeElement?.textContent);
    }
    expect(stops).toEqual([
      'Zum Inhalt springen',
      'Mehr in der Datenschutzerklärung',
      'Ablehnen',
      'Einverstanden',
    ]);
  });

  test('without it no tag manager is loaded; with it page views follow after 250 ms', async () => {
    jest.useFakeTimers();
    const settings = { ...aPageState().settings, gtmId: 'GTM-TEST' };
    const { consent, services } = renderFrame({ state: aPageState({ settings }) });
    const scripts = () => [...document.querySelectorAll('script[src]')].map((one) => one.getAttribute('src'));
    act(() => services.navigation.push('/tours/1'));
    await act(() => jest.advanceTimersByTimeAsync(300));
    expect(scripts()).toEqual([]);
    act(() => consent.set(true));
    expect(scripts()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST']);
    act(() => services.navigation.push('/tours/2'));
    await act(() => jest.advanceTimersByTimeAsync(249));
    const sent = () => (window as { dataLayer?: object[] }).dataLayer?.slice(1);
    expect(sent()).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(sent()).toMatchObject([{ event: 'page_view', page_path: '/tours/2' }]);
  });
});

test('the keyboard meets the consent before the header', () => {
  renderFrame();
  const refuse = screen.getByRole('button', { name: 'Ablehnen' });
  const follows = (node: Node) => refuse.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING;
  expect(follows(screen.getByRole('banner'))).toBeTruthy();
});

describe('toasts', () => {
  test('messages disappear by themselves, what went wrong later, and nothing while somebody reads it', async () => {
    jest.useFakeTimers();
    const { services } = renderFrame();
    const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    act(() => services.toasts.add({ variant: 'success', text: 'Gespeichert' }));
    act(() => services.toasts.add({ variant: 'error', text: 'Nicht gespeichert' }));
    await wait(10_000);
    expect(screen.queryByText('Gespeichert')).toBeNull();
    const wrong = screen.getByText('Nicht gespeichert');
    fireEvent.pointerEnter(wrong.parentElement as HTMLElement);
    await wait(60_000);
    expect(wrong.isConnected).toBe(true);
    fireEvent.pointerLeave(wrong.parentElement as HTMLElement);
    await wait(20_000);
    expect(wrong.isConnected).toBe(false);
  });

  test('one is closed by hand', () => {
    const { services } = renderFrame();
    act(() => services.toasts.add({ variant: 'error', text: 'Nicht gespeichert' }));
    act(() => screen.getByRole('button', { name: 'Meldung schliessen' }).click());
    expect(screen.queryByText('Nicht gespeichert')).toBeNull();
  });

  test('one that comes again stays as long as a new one', async () => {
    jest.useFakeTimers();
    const { services } = renderFrame();
    const saved = () => act(() => services.toasts.add({ variant: 'success', text: 'Gespeichert' }));
    const wait = () => act(() => jest.advanceTimersByTimeAsync(5000));
    saved();
    await wait();
    saved();
    await wait();
    expect(screen.getAllByText('Gespeichert')).toHaveLength(1);
    await wait();
    expect(screen.queryByText('Gespeichert')).toBeNull();
  });

  test('are announced to screen readers', () => {
    renderFrame();
    expect(screen.getByRole('region', { name: 'Meldungen' }).getAttribute('aria-live')).toBe('polite');
  });
});

describe('impersonation', () => {
  test('the banner names the user and leads back to the administration', async () => {
    const impersonator = { fullName: 'Ada Amstutz', email: 'admin@firn.example' };
    localStorage.setItem('switch-user', 'gast@firn.example');
    const page = renderFrame({ state: aPageState({ session: { ...aSession(), impersonator } }) });
    page.network.answer('GET', '/api/me', 200, meOf(admin));
    const banner = screen.getByText('Du bist aktuell als Gina Gast eingeloggt!').parentElement;
    if (!banner) throw new Error('The notice stands alone.');
    await page.user.click(within(banner).getByRole('button', { name: 'Zurück zur Administration' }));
    expect(window.location.pathname).toBe('/admin');
    expect(localStorage.getItem('switch-user')).toBeNull();
    expect(screen.queryByText(/eingeloggt!/)).toBeNull();
  });
});

describe('a preview by override', () => {
  const one = { remote: 'mfe-booking', version: '1.2.0-dev.3', expiresAt: '2026-02-14T13:30:00.000Z' };

  test('is shown with its expiry, and left by a plain link that no navigation intercepts', () => {
    const { services } = renderFrame({ state: aPageState({ overrides: [one] }) });
    expect(
      screen.getByText('Vorschau: mfe-booking 1.2.0-dev.3 statt der freigegebenen Version, bis 14:30.'),
    ).toBeTruthy();
    const reset = screen.getByRole('link', { name: 'Zurücksetzen' });
    expect(reset.getAttribute('href')).toBe('/delivery/override/reset');
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    let wasSwallowed = true;
    const look = (event: Event) => {
      wasSwallowed = event.defaultPrevented;
      // jsdom cannot leave the document.
      event.preventDefault();
    };
    window.addEventListener('click', look, { once: true });
    reset.dispatchEvent(click);
    expect([wasSwallowed, services.navigation.get().location.pathname]).toEqual([false, '/tours']);
  });

  test('of several remotes says how many more', () => {
    renderFrame({ state: aPageState({ overrides: [one, { ...one, remote: 'mfe-guide' }] }) });
    expect(screen.getByText(/^Vorschau: mfe-booking 1.2.0-dev.3 und 1 weitere/)).toBeTruthy();
  });

  test('is also shown in the administration and above print pages', () => {
    const print = aRemote('print', { pages: [aPage('list', '/print', { layout: 'print' })] });
    renderFrame({ path: '/print', state: aPageState({ overrides: [one] }, [print]) });
    expect(screen.getByText(/^Vorschau/)).toBeTruthy();
    cleanup();
    renderFrame({ path: '/office', state: aPageState({ session: admin, overrides: [one] }) });
    expect(screen.getByText(/^Vorschau/)).toBeTruthy();
  });
});

describe('the admin layout', () => {
  const sides = aRemote('sides', {
    navigation: [
      { area: 'admin-side', label: 'Buchungen', path: '/office', order: 2, audience: 'admin' },
      { area: 'admin-side', label: 'Taskliste', path: '/task', order: 1, audience: 'admin', upcoming: true },
    ],
  });

  test('has the side navigation in order, with the current area marked', () => {
    renderFrame({ path: '/office/12', state: aPageState({ session: admin }, [sides]) });
    const side = screen.getByRole('navigation', { name: 'Administration' });
    expect(
      within(side)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Taskliste', 'Buchungen']);
    expect(within(side).getByRole('link', { current: 'page' }).textContent).toBe('Buchungen');
  });

  test('an area that is not built yet says so beside its link, which keeps its name', () => {
    renderFrame({ path: '/office', state: aPageState({ session: admin }, [sides]) });
    const link = (name: string) => screen.getByRole('link', { name, description: 'folgt' });
    expect(link('Taskliste').getAttribute('href')).toBe('/task');
    expect(screen.getByRole('link', { name: 'Buchungen', description: '' })).toBeTruthy();
  });

  test('a remote counts open work at its entries', () => {
    const { services } = renderFrame({ path: '/office', state: aPageState({ session: admin }, [sides]) });
    const count = (counter: { count: number; label: string } | null) =>
      act(() => services.menuCounters?.set({ '/office': counter }));
    count({ count: 3, label: '3 Buchungen zu bearbeiten' });
    const counter = screen.getByRole('img', { name: '3 Buchungen zu bearbeiten' });
    expect(counter.textContent).toBe('3');
    const link = screen.getByRole('link', { name: 'Buchungen' });
    expect(link.getAttribute('aria-describedby')).toBe(counter.parentElement?.id);
    count(null);
    expect(link.parentElement?.textContent).toBe('Buchungen');
  });

  test('breadcrumbs come from the registry, the last one from the page if it knows better', () => {
    const { services } = renderFrame({ path: '/office/12', state: aPageState({ session: admin }) });
    const crumbs = () => screen.getByRole('navigation', { name: 'Du bist hier' }).textContent;
    expect(crumbs()).toBe('BüroAkte');
    act(() => services.head.setBreadcrumb('B-2026-0012'));
    expect(crumbs()).toBe('BüroB-2026-0012');
  });

  test('the page that a record was opened from stays marked on all pages of the record', () => {
    const { services } = renderFrame({ path: '/office/12', state: aPageState({ session: admin }, [sides]) });
    const marked = () =>
      within(screen.getByRole('navigation', { name: 'Administration' })).getAllByRole('link', {
        current: 'page',
      });
    act(() => services.navigation.replace('/office/12', { from: '/task?state=open' }));
    expect(marked().map((link) => link.textContent)).toEqual(['Taskliste']);
    act(() => services.navigation.replace('/office/12', { from: '/anderswo' }));
    expect(marked().map((link) => link.textContent)).toEqual(['Buchungen']);
  });

  test('the page a record was opened from is marked after a reload too, which the server cannot know', () => {
    renderFrame({
      path: '/office/12',
      state: aPageState({ session: admin }, [sides]),
      reloadedFrom: '/task?state=open',
    });
    const side = screen.getByRole('navigation', { name: 'Administration' });
    const marked = within(side).getAllByRole('link', { current: 'page' });
    expect(marked.map((link) => link.textContent)).toEqual(['Taskliste']);
  });
});

describe('around the page', () => {
  test('a print page stands alone', () => {
    const print = aRemote('print', { pages: [aPage('list', '/print', { layout: 'print' })] });
    renderFrame({ path: '/print', state: aPageState({}, [print]) });
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(screen.queryByText('Zum Inhalt springen')).toBeNull();
    expect(screen.getByRole('main')).toBeTruthy();
  });

  test('the footer has the company, a phone link, and the picture in three widths', () => {
    const footerImage = {
      ...{ '@id': '/api/extended_media_objects/1', '@type': 'ExtendedMediaObject', id: '1' },
      ...{ title: 'Footer-Bild', contentUrl: '/api/media/1.jpg', encodingFormat: 'image/jpeg' },
      ...{ width: 1920, height: 640, alt: null, version: 1, bytes: null, fileName: null },
    };
    renderFrame({ state: aPageState({ chrome: { ...aPageState().chrome, footerImage } }) });
    const footer = screen.getByRole('contentinfo');
    expect(footer.textContent).toContain('Firn Bergführungen GmbH');
    expect(within(footer).getByRole('link', { name: '033 854 12 80' }).getAttribute('href')).toBe(
      'tel:0338541280',
    );
    expect(footer.querySelector('img')?.srcset).toBe(
      '/api/media/1.jpg?width=450 450w, /api/media/1.jpg?width=1024 1024w, /api/media/1.jpg?width=1920 1920w',
    );
  });

  test('the footer says what the settings say, and no heading for what they leave out', () => {
    const company = {
      ...BUILT_IN_COMPANY,
      openingHours: [{ days: 'Mo–So', hours: '06:00–22:00' }],
      partners: [
        { name: 'Seilerei', url: 'https://seilerei.example' },
        { name: 'Käserei', url: null },
      ],
      socialLinks: [],
    };
    renderFrame({ state: aPageState({ chrome: { ...aPageState().chrome, company } }) });
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByText('Mo–So 06:00–22:00')).toBeTruthy();
    expect(footer.getByRole('link', { name: 'Seilerei' }).getAttribute('href')).toBe(
      'https://seilerei.example',
    );
    expect(footer.getByText('Käserei').closest('a')).toBeNull();
    const headings = footer.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(headings).toEqual(['Kontakt', 'Öffnungszeiten', 'Unsere Partner']);
  });

  test('the footer of a company that nobody has set up has no empty link and no empty line', () => {
    renderFrame({ state: aPageState({ chrome: { ...aPageState().chrome, company: NEW_COMPANY } }) });
    const footer = screen.getByRole('contentinfo');
    expect(footer.querySelector('address')?.children).toHaveLength(1);
    expect(footer.querySelectorAll('a[href^="tel:"], a[href^="mailto:"]')).toHaveLength(0);
  });

  test('a company without a phone is written to where others are called', () => {
    const company = { ...NEW_COMPANY, email: 'hallo@nuell.example' };
    const state = aPageState({ status: 500, chrome: { ...aPageState().chrome, company } });
    renderFrame({ state });
    const links = screen.getAllByRole('link', { name: 'hallo@nuell.example' });
    expect(links.map((link) => link.getAttribute('href'))).toContain('mailto:hallo@nuell.example');
    expect(screen.getByRole('contentinfo').querySelectorAll('a[href^="tel:"]')).toHaveLength(0);
  });

  test.each([
    [403, 'Hier darfst du nicht hin'],
    [418, 'Ein unbekannter Fehler ist aufgetreten'],
    [500, 'Da ist bei uns etwas schiefgegangen'],
    [503, 'Diese Seite ist gerade nicht verfügbar'],
  ])('the error page has a title for %d and leads to the start', (status, title) => {
    renderFrame({ state: aPageState({ status }) });
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Zur Startseite' }).getAttribute('href')).toBe('/');
  });

  test('a page that takes longer than a second says so until it is shown', async () => {
    jest.useFakeTimers();
    const { status, services } = renderFrame();
    act(() => status.set('loading'));
    act(() => services.navigation.push('/tours/1'));
    await act(() => jest.advanceTimersByTimeAsync(999));
    expect(screen.queryByText('Die Seite wird geladen …')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByText('Die Seite wird geladen …')).toBeTruthy();
    act(() => status.set('ready'));
    expect(screen.queryByText('Die Seite wird geladen …')).toBeNull();
  });

  test('what the server drew stays readable while its remote is loading', async () => {
    jest.useFakeTimers();
    const { status, container } = renderFrame();
    const drawn = document.createElement('div');
    drawn.dataset.remote = 'tours';
    container.querySelector('#firn-region')?.append(drawn);
    act(() => status.set('loading'));
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(screen.queryByText('Die Seite wird geladen …')).toBeNull();
  });

  test('the previous page is not an answer to a click: the notice covers it', async () => {
    jest.useFakeTimers();
    const { status, container, services } = renderFrame();
    const before = document.createElement('div');
    before.dataset.remote = 'tours';
    container.querySelector('#firn-region')?.append(before);
    act(() => services.navigation.push('/tours/12'));
    act(() => status.set('loading'));
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(screen.getByText('Die Seite wird geladen …')).toBeTruthy();
  });

  test('a lost region on an offline device says so, and recovers by itself or on request', async () => {
    const onLine = jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    const { status, retry, user } = renderFrame();
    act(() => status.set('lost'));
    expect(screen.getByRole('heading', { name: 'Du bist offline' })).toBeTruthy();
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(retry).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('heading', { name: 'Dieser Bereich ist gerade nicht erreichbar' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
    expect(retry).toHaveBeenCalledTimes(2);
  });

  test('a page that only the server could draw stays readable below a calm notice with a retry button', async () => {
    const { status, retry, container, user } = renderFrame();
    act(() => status.set('readable'));
    const notice = screen.getByText(/^Einzelne Funktionen dieser Seite sind gerade nicht verfügbar/);
    expect(notice.textContent).toContain('033 854 12 80');
    expect(screen.queryByRole('alert')).toBeNull();
    const region = container.querySelector('#firn-region');
    expect(region?.parentElement?.hidden).toBe(false);
    const order = region?.compareDocumentPosition(notice) ?? 0;
    expect(order & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
    await user.click(within(notice).getByRole('button', { name: 'Noch einmal versuchen' }));
    expect(retry).toHaveBeenCalledTimes(1);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(retry).toHaveBeenCalledTimes(2);
  });

  test('the loading bar waits 200 ms and disappears when the page is shown', async () => {
    jest.useFakeTimers();
    const { status, container } = renderFrame();
    const isBusy = () => container.querySelector('#firn-region')?.closest('[aria-busy="true"]') !== null;
    act(() => status.set('loading'));
    expect(isBusy()).toBe(true);
    await act(() => jest.advanceTimersByTimeAsync(199));
    expect(screen.queryByRole('progressbar')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('progressbar')).toBeTruthy();
    act(() => status.set('ready'));
    expect([screen.queryByRole('progressbar'), isBusy()]).toEqual([null, false]);
  });
});
