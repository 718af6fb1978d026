import { aCollection, anEvent, type TestRequest, testProblem } from '@firn/shared-contracts/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { aGuideSummary, EVENT_ID, OFFER_ID, someAnswers } from '../../testing/fixtures.ts';
import { renderRemote } from '../../testing/render.ts';

/** 60 events, paged by the server. */
function manyEvents({ searchParams }: TestRequest) {
  const page = Number(searchParams.get('page'));
  const size = page === 1 ? 50 : 10;
  const events = Array.from({ length: size }, (_, index) => {
    const number = (page - 1) * 50 + index + 1;
    return anEvent({ id: `event-${number}`, title: `Tour ${number}` });
  });
  return aCollection('/api/events', events, 60);
}

describe('the list of upcoming events', () => {
  test('requests 50 from today on, the earliest first', async () => {
    const { shell } = await renderRemote('/admin/events', { api: someAnswers });
    await screen.findByRole('link', { name: 'Allalinhorn über den Hohlaubgrat' });
    const [call] = shell.api.calls;
    expect(Object.fromEntries(call?.searchParams ?? [])).toMatchObject({
      page: '1',
      itemsPerPage: '50',
      'order[start]': 'asc',
      'start[after]': '2026-02-14',
    });
  });

  test('shows code, date, guides, state, seats and flags of an event', async () => {
    await renderRemote('/admin/events', { api: someAnswers });
    const row = await screen.findByRole('row', { name: /Allalinhorn/ });
    for (const text of ['E-101-1', '11.–12.07.26', 'Beat Berger', 'Buchbar', '2/8']) {
      expect(within(row).getByText(text)).toBeTruthy();
    }
    expect(within(row).getByRole('link').getAttribute('href')).toBe(
      `/admin/offer/${OFFER_ID}/occurrences/${EVENT_ID}`,
    );
    const cells = within(row).getAllByRole('cell');
    expect(cells.at(-1)?.textContent).toBe('Ja');
  });

  test('pages by the address', async () => {
    const { address, user } = await renderRemote('/admin/events', { api: { 'GET /api/events': manyEvents } });
    await screen.findByText('1 bis 50 von 60');
    await user.click(screen.getByRole('link', { name: 'Seite 2' }));
    expect(await screen.findByRole('link', { name: 'Tour 60' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Tour 1' })).toBeNull();
    expect(address()).toBe('/admin/events?page=2');
  });

  test('opens at the page, order and filters of the address', async () => {
    const path = '/admin/events?page=2&sort=start:desc&state=confirmed&type=training&title=firn';
    const { shell } = await renderRemote(path, { api: { 'GET /api/events': manyEvents } });
    await screen.findByRole('link', { name: 'Tour 51' });
    expect(Object.fromEntries(shell.api.calls[0]?.searchParams ?? [])).toMatchObject({
      page: '2',
      'order[start]': 'desc',
      'state[]': 'confirmed',
      'type[]': 'training',
      titlequery: 'firn',
    });
    expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Titel' }).value).toBe('firn');
    const filters = within(screen.getByRole('list', { name: 'Aktive Filter' }));
    expect(filters.getByRole('button', { name: 'Status: Durchführung gesichert entfernen' })).toBeTruthy();
  });

  test('filters by title and state through the address, and clears again', async () => {
    const { address, user, shell } = await renderRemote('/admin/events', { api: someAnswers });
    await user.type(await screen.findByRole('searchbox', { name: 'Titel' }), 'Allalin{Enter}');
    expect(address()).toBe('/admin/events?title=Allalin');
    await user.click(screen.getByRole('button', { name: 'Status: alle' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Buchbar' }));
    expect(address()).toBe('/admin/events?title=Allalin&state=open');
    await screen.findByRole('row', { name: /Allalinhorn/ });
    expect(shell.api.calls.at(-1)?.searchParams.get('titlequery')).toBe('Allalin');
    await user.click(screen.getByRole('button', { name: 'Alle Filter löschen' }));
    expect(address()).toBe('/admin/events');
  });

  test('says so when there is none', async () => {
    await renderRemote('/admin/events', { api: { 'GET /api/events': aCollection('/api/events', []) } });
    expect(await screen.findByText('Keine anstehenden Events.')).toBeTruthy();
  });

  test('offers a retry when the list cannot be loaded', async () => {
    const { shell, user } = await renderRemote('/admin/events', {
      api: {
        'GET /api/events': () => {
          throw testProblem(400);
        },
      },
    });
    await screen.findByText('Die Liste konnte nicht geladen werden.');
    shell.answer(someAnswers);
    await user.click(screen.getByRole('button', { name: 'Nochmals versuchen' }));
    expect(await screen.findByRole('row', { name: /Allalinhorn/ })).toBeTruthy();
  });
});

describe('the other views', () => {
  test('«Vergangen, nicht fertig» asks for ended events that are neither cancelled nor concluded', async () => {
    const { shell, user, address } = await renderRemote('/admin/events', { api: someAnswers });
    await user.click(await screen.findByRole('link', { name: 'Vergangen, nicht fertig' }));
    expect(address()).toBe('/admin/events/vergangen-nicht-fertig');
    await screen.findByRole('table', { name: /noch nicht abgerechnet/ });
    await screen.findByRole('row', { name: /Allalinhorn/ });
    const { searchParams } = shell.api.calls.at(-1) ?? {};
    expect(searchParams?.get('end[before]')).toBe('2026-02-14T11:00:00.000Z');
    expect(searchParams?.get('concluded')).toBe('false');
    expect(searchParams?.getAll('state[]')).toEqual(['draft', 'prepared', 'open', 'confirmed', 'closed']);
    expect(searchParams?.has('start[after]')).toBe(false);
  });

  test('«Zum Prüfen» asks for prepared events that are not published', async () => {
    const event = anEvent({ state: 'prepared', published: false, guides: [aGuideSummary] });
    const { shell } = await renderRemote('/admin/events/zum-pruefen', {
      api: { 'GET /api/events': aCollection('/api/events', [event]) },
    });
    const row = await screen.findByRole('row', { name: /Allalinhorn/ });
    expect(within(row).getByText('Vorbereitet')).toBeTruthy();
    const { searchParams } = shell.api.calls[0] ?? {};
    expect([searchParams?.get('state'), searchParams?.get('published')]).toEqual(['prepared', 'false']);
    expect(screen.queryByRole('button', { name: 'Status: alle' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Zum Prüfen' }).getAttribute('aria-current')).toBe('page');
  });
});
