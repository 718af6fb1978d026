import { aBooking, aCollection, aContent, testProblem } from '@firn/shared-contracts/testing';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser, USER_ID } from '../../testing/fixtures.ts';
import { renderRemote } from '../../testing/render.ts';

/** Long enough for the animation frame in which Mantine opens the list. */
const FRAME_MS = 32;

const found = {
  'GET /api/offers': aCollection('/api/offers', [{ id: 'o1', title: 'Grundkurs Hochtouren', code: '101' }]),
  'GET /api/accommodations': aCollection('/api/accommodations', [{ id: 'h1', title: 'Britanniahütte SAC' }]),
  'GET /api/users': aCollection('/api/users', [aUser()]),
  'GET /api/bookings': aCollection('/api/bookings', []),
  'GET /api/events': aCollection('/api/events', []),
  'GET /api/contents': aCollection('/api/contents', []),
};

const [bookingPerson] = aBooking().bookingPersons;
if (!bookingPerson) throw new Error('The booking has nobody.');

afterEach(() => {
  jest.useRealTimers();
});

async function open(api: Record<string, unknown> = found) {
  const rendered = await renderRemote('/admin/files/gutscheine/import', { api });
  // Only now: React's scheduler needs real time to mount.
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  const box = screen.getByRole('combobox', { name: 'Suche in der Administration' });
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  /** Types, waits for the pause, and lets the answers arrive. */
  const search = async (text: string) => {
    await user.type(box, text);
    await wait(500);
    await wait(FRAME_MS);
  };
  return { ...rendered, user, box, wait, search };
}

describe('the admin search', () => {
  test('says what it finds', async () => {
    const { box } = await open();
    expect(box.getAttribute('placeholder')).toBe('z.B. Touren, Kurse, Gäste');
  });

  test('asks once, 500 ms after the last letter', async () => {
    const { shell, user, box, wait } = await open();
    await user.type(box, 'grund');
    await wait(499);
    expect(shell.api.calls).toHaveLength(0);
    await wait(FRAME_MS);
    const asked = shell.api.calls.map(({ path, searchParams }) => `${path}?${searchParams}`);
    expect(asked.slice(0, 3)).toEqual([
      '/api/offers?title=grund&properties%5B%5D=id&properties%5B%5D=title&properties%5B%5D=code',
      '/api/accommodations?title=grund&pagination=false&properties%5B%5D=id&properties%5B%5D=title',
      `/api/users?user=grund&pagination=false&${['id', 'firstName', 'lastName', 'city', 'code', 'customerId']
        .map((name) => `properties%5B%5D=${name}`)
        .join('&')}`,
    ]);
    expect(shell.api.calls.slice(3).map(({ path }) => path)).toEqual([
      '/api/bookings',
      '/api/events',
      '/api/contents',
    ]);
  });

  test('requests nothing for blanks', async () => {
    const { shell, user, box, wait } = await open();
    await user.type(box, '   ');
    await wait(500);
    expect(shell.api.calls).toHaveLength(0);
  });

  test('groups the results, with the codes people know', async () => {
    const { search } = await open();
    await search('g');
    const groups = screen.getAllByRole('group').map((group) => group.textContent);
    expect(groups).toEqual([
      'AngeboteGrundkurs Hochtouren A-101',
      'UnterkünfteBritanniahütte SAC ',
      'GästeGina Gast, Grindelwald G-1042',
    ]);
    expect(screen.getByRole('status').textContent).toBe('3 Treffer');
  });

  test('finds pages of the website and of the office, and single settings', async () => {
    await import('./office-pages.ts');
    const { search } = await open({
      ...found,
      'GET /api/contents': aCollection('/api/contents', [aContent({ title: 'Rabatte' })]),
    });
    await search('rabatt');
    const groups = screen.getAllByRole('group').map((group) => group.textContent);
    expect(groups.slice(-2)).toEqual(['WebsiteRabatte ', 'AdministrationEinstellungen: SAC-Rabatt ']);
  });

  test('names the participant who was looked for', async () => {
    const { search } = await open({
      ...found,
      'GET /api/bookings': aCollection('/api/bookings', [
        aBooking({
          bookingPersons: [
            { ...bookingPerson, firstName: 'Łukasz', lastName: 'Müller' },
            { ...bookingPerson, firstName: 'Zoe', lastName: 'Zufall' },
          ],
        }),
      ]),
    });
    await search('muller');
    expect(screen.getByRole('option', { name: /Gina Gast \(Łukasz Müller\), / })).toBeTruthy();
  });

  test('looks for dates to come, and by a number among all of them', async () => {
    const { shell, user, box, search } = await open();
    const asked = () => {
      const call = shell.api.calls.findLast(({ path }) => path === '/api/events');
      return ['search', 'start[after]', 'order[start]'].map((name) => call?.searchParams.get(name) ?? null);
    };
    await search('grund');
    expect(asked()).toEqual(['grund', '2026-02-14', 'asc']);
    await user.clear(box);
    await search('14.2.2024');
    expect(asked()).toEqual(['14.2.2024', null, 'desc']);
  });

  test('can be used with the keyboard alone', async () => {
    const { user, box, wait, search, address } = await open();
    await search('g');
    expect(box.getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    const active = document.getElementById(box.getAttribute('aria-activedescendant') ?? '');
    expect(active?.textContent).toContain('Gina Gast');
    await user.keyboard('{Enter}');
    expect(address()).toBe(`/admin/user/${USER_ID}`);
    await wait(0);
    expect(box.getAttribute('aria-expanded')).toBe('false');
    expect((box as HTMLInputElement).value).toBe('');
  });

  test.each([
    ['Grundkurs Hochtouren', '/admin/offer/o1'],
    ['Britanniahütte SAC', '/admin/accommodation/h1'],
  ])('%s leads to %s', async (name, path) => {
    const { user, wait, search, address } = await open();
    await search('g');
    await user.click(screen.getByRole('option', { name: new RegExp(name) }));
    await wait(0);
    expect(address()).toBe(path);
  });

  test('closes with Escape', async () => {
    const { user, box, wait, search } = await open();
    await search('g');
    await user.keyboard('{Escape}');
    await wait(0);
    expect(box.getAttribute('aria-expanded')).toBe('false');
  });

  test('says so when nothing is found', async () => {
    const none = Object.fromEntries(Object.keys(found).map((key) => [key, aCollection('/api', [])]));
    const { search } = await open(none);
    await search('xyz');
    expect(screen.getByRole('status').textContent).toBe('Nichts gefunden.');
  });

  test('shows the rest when one of the calls fails', async () => {
    const { search } = await open({
      ...found,
      'GET /api/offers': () => {
        throw testProblem(400);
      },
    });
    await search('g');
    const results = within(screen.getByRole('listbox', { name: 'Suchergebnisse' }));
    expect(results.getAllByRole('option')).toHaveLength(2);
    expect(screen.getByRole('status').textContent).toBe('2 Treffer Ein Teil der Suche ist fehlgeschlagen.');
  });
});
