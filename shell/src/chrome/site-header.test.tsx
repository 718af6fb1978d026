import type { NavigationEntryResponse } from '@firn/shared-contracts/api';
import { aNavigationEntry } from '@firn/shared-contracts/testing';
import { afterEach, describe, expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { cleanWindow } from '../testing/clean-window.ts';
import { aPage, aPageState, aRemote, aSession } from '../testing/page-state.ts';
import { renderFrame } from '../testing/render-frame.tsx';

cleanWindow();
afterEach(() => {
  Object.assign(window, { scrollY: 0 });
});

/** As an API gave it that knew no addresses: its slugs make the path. */
function entry(
  slug: string,
  children: NavigationEntryResponse[] = [],
  isPublic = true,
): NavigationEntryResponse {
  const { path: _unknown, ...old } = aNavigationEntry({
    '@id': `/api/navigation_entries/${slug}`,
    reference: { slug, name: slug.toUpperCase() },
    public: isPublic,
    position: { a: 1, b: 2, c: 3, d: 4 }[slug] ?? 9,
    children,
  });
  return old as NavigationEntryResponse;
}

const NAVIGATION = [
  entry('b', [entry('ba', [entry('baa')]), entry('geheim', [], false)]),
  entry('a'),
  entry('c'),
  entry('d'),
  entry('intern', [], false),
];
const cms = aRemote('cms', {
  pages: [aPage('page', '/:slug1/:slug2?/:slug3?'), aPage('event', '/event/:id', { backLink: true })],
});
const declared = aRemote('pages', {
  navigation: [
    { area: 'header', label: 'Agenda', path: '/agenda', order: 10, audience: 'everyone' },
    { area: 'header-user', label: 'Profil', path: '/profil', order: 10, audience: 'user' },
    { area: 'header-user', label: 'Büro', path: '/office', order: 30, audience: 'admin' },
    { area: 'header-user', label: 'Eventübersicht', path: '/guide', order: 20, audience: 'partner-guide' },
  ],
});
const chrome = { ...aPageState().chrome, navigation: NAVIGATION };
const state = (session = aPageState().session) => aPageState({ chrome, session }, [cms, declared]);

const header = () => screen.getByRole('banner');
const names = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => link.textContent);
const openMenu = async ({ user }: ReturnType<typeof renderFrame>) => {
  await user.click(screen.getByRole('button', { name: 'Menü' }));
};

describe('the bar', () => {
  test('holds the first three public pages in the order of the CMS', () => {
    renderFrame({ state: state() });
    expect(names(screen.getByRole('navigation', { name: 'Seiten' }))).toEqual(['A', 'B', 'C']);
  });

  test('is white without a picture, clear over one, and white again beyond 200 pixels', () => {
    const { scrollTo, services } = renderFrame({ state: state(), headerImage: true });
    expect(header().dataset.white).toBe('false');
    scrollTo(200);
    expect(header().dataset.white).toBe('false');
    scrollTo(201);
    expect(header().dataset.white).toBe('true');
    scrollTo(0);
    act(() => services.head.setHeaderImage(false));
    expect(header().dataset.white).toBe('true');
  });

  test('hides on the way down and comes back on the way up, with a tolerance of ten pixels', () => {
    const { scrollTo } = renderFrame({ state: state() });
    scrollTo(400);
    expect(header().dataset.hidden).toBe('true');
    scrollTo(395);
    expect(header().dataset.hidden).toBe('true');
    scrollTo(380);
    expect(header().dataset.hidden).toBe('false');
  });

  test('stays while the menu is open', async () => {
    const page = renderFrame({ state: state() });
    page.scrollTo(400);
    await openMenu(page);
    expect(header().dataset.hidden).toBe('false');
    page.scrollTo(900);
    expect(header().dataset.hidden).toBe('false');
  });

  test('offers a way back where the page asks for it', () => {
    renderFrame({ state: state(), path: '/event/7' });
    expect(within(header()).getByRole('button', { name: 'Zurück' })).toBeTruthy();
  });
});

describe('the menu', () => {
  test('lists start, declared pages and public CMS pages with paths from their parents', async () => {
    const page = renderFrame({ state: state() });
    await openMenu(page);
    const main = screen.getByRole('navigation', { name: 'Hauptnavigation' });
    expect(names(main)).toEqual(['Start', 'Agenda', 'A', 'B', 'C', 'D']);
    await page.user.click(within(main).getByRole('button', { name: '«B» aufklappen' }));
    await page.user.click(within(main).getByRole('button', { name: '«BA» aufklappen' }));
    expect(within(main).getByRole('link', { name: 'BAA' }).getAttribute('href')).toBe('/b/ba/baa');
    expect(within(main).queryByText('GEHEIM')).toBeNull();
  });

  test('leads where the entries of the CMS say, also two to the same place', async () => {
    const named = (id: string, name: string, path: string, children: NavigationEntryResponse[] = []) =>
      aNavigationEntry({ '@id': id, reference: { slug: id, name }, path, children });
    const navigation = [
      named('wissen', 'Wissen', '/wissen', [named('slf', 'Lawinenbulletin', 'https://www.slf.ch')]),
      named('kurse', 'Kurse', '/agenda?type=course'),
      named('lernen', 'Lernen', '/agenda?type=course'),
    ];
    const page = renderFrame({ state: { ...state(), chrome: { ...chrome, navigation } } });
    const target = (name: string) =>
      within(screen.getByRole('navigation', { name: 'Hauptnavigation' }))
        .getByRole('link', { name })
        .getAttribute('href');
    await openMenu(page);
    await page.user.click(screen.getByRole('button', { name: '«Wissen» aufklappen' }));
    expect([target('Lawinenbulletin'), target('Kurse'), target('Lernen')]).toEqual([
      'https://www.slf.ch',
      '/agenda?type=course',
      '/agenda?type=course',
    ]);
  });

  test('opens the branch that the current page is on, and its chevron closes it', async () => {
    const page = renderFrame({ state: state(), path: '/b/ba' });
    await openMenu(page);
    const main = screen.getByRole('navigation', { name: 'Hauptnavigation' });
    expect(within(main).getByRole('link', { name: 'BA', current: 'page' })).toBeTruthy();
    await page.user.click(within(main).getByRole('button', { name: '«B» zuklappen' }));
    expect(within(main).queryByRole('link', { name: 'BA' })).toBeNull();
  });

  test('closes by a click outside, by Escape and by following a link', async () => {
    const page = renderFrame({ state: state() });
    const isOpen = () => screen.queryByRole('navigation', { name: 'Hauptnavigation' }) !== null;
    await openMenu(page);
    await page.user.click(screen.getByRole('main'));
    expect(isOpen()).toBe(false);
    await openMenu(page);
    await page.user.keyboard('{Escape}');
    expect([isOpen(), document.activeElement?.textContent]).toEqual([false, 'Menü']);
    await openMenu(page);
    const main = screen.getByRole('navigation', { name: 'Hauptnavigation' });
    await page.user.click(within(main).getByRole('link', { name: 'C' }));
    expect([isOpen(), window.location.pathname]).toEqual([false, '/c']);
  });

  test('stays closed when going back to the page it was opened on', async () => {
    const page = renderFrame({ state: state() });
    await openMenu(page);
    const main = screen.getByRole('navigation', { name: 'Hauptnavigation' });
    await page.user.click(within(main).getByRole('link', { name: 'C' }));
    const back = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    await act(async () => {
      window.history.back();
      await back;
    });
    expect(window.location.pathname).toBe('/tours');
    expect(screen.queryByRole('navigation', { name: 'Hauptnavigation' })).toBeNull();
  });

  test.each([
    ['strangers', aPageState().session, ['Anmelden', 'Registrieren']],
    ['users', aSession(), ['Profil', 'Abmelden']],
    ['admins', aSession(['ROLE_ADMIN']), ['Profil', 'Eventübersicht', 'Büro', 'Abmelden']],
  ])('offers %s their own entries', async (_who, session, links) => {
    const page = renderFrame({ state: state(session) });
    await openMenu(page);
    const account = screen.getByRole('navigation', { name: 'Konto' });
    expect(names(account)).toEqual(links);
    expect(within(account).queryByText('Gina Gast') !== null).toBe(session.user !== null);
  });

  test.each([
    ['users', aSession(), ['Hauptnavigation', 'Konto']],
    ['guides', aSession(['ROLE_GUIDE']), ['Konto', 'Hauptnavigation']],
  ])('shows %s first what they come for', async (_who, session, order) => {
    await openMenu(renderFrame({ state: state(session) }));
    const areas = within(header()).getAllByRole('navigation');
    const labels = areas.map((area) => area.getAttribute('aria-label') ?? '');
    expect(labels.filter((label) => order.includes(label))).toEqual(order);
  });
});
