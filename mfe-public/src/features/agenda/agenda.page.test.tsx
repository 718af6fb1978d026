import {
  aCollection,
  anActivity,
  anEvent,
  type TestRequest,
  testProblem,
} from '@firn/shared-contracts/testing';
import { afterEach, describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { publicApi } from '../../testing/fixtures.ts';
import { renderRemote, unmountAll } from '../../testing/render.tsx';

afterEach(unmountAll);

type Rendered = Awaited<ReturnType<typeof renderRemote>>;
const address = ({ shell }: Rendered) => {
  const { pathname, search } = shell.navigation.get().location;
  return pathname + search;
};
const lastEventsCall = ({ shell }: Rendered) =>
  shell.api.calls.findLast(({ path }) => path === '/api/events')?.searchParams;
const none = aCollection('/api/events', []);
const open = (path: string, overrides = {}) => renderRemote({ path, api: publicApi(overrides) });

describe('the list', () => {
  test('shows the dates by month with price, SAC price, guide, grade and free seats', async () => {
    await open('/agenda');
    expect(await screen.findByRole('heading', { level: 2, name: 'Juli 2026' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: 'August 2026' })).toBeTruthy();
    const [first] = screen.getAllByRole('article');
    const card = within(first as HTMLElement);
    expect(card.getByText(/Sa, 11\.07\. – So, 12\.07\.2026/)).toBeTruthy();
    expect(card.getByRole('link', { name: 'Allalinhorn über den Hohlaubgrat' }).getAttribute('href')).toBe(
      `/event/${anEvent().id}/allalinhorn-ueber-den-hohlaubgrat`,
    );
    expect(first?.textContent).toContain('ab CHF 400.–');
    expect(first?.textContent).toContain('SAC CHF 360.–');
    expect(first?.textContent).toContain('Tour\u00a0· Hochtouren\u00a0· Basis\u00a0· WS');
    expect(first?.textContent).toContain('mit Ursina Caflisch');
    expect(screen.getByText('Nur noch 2 Plätze')).toBeTruthy();
  });

  test('says that a date is guaranteed once the office has confirmed it, not before', async () => {
    const enough = { minimumReached: true };
    const events = [
      anEvent({ ...enough, title: 'Buchbar', state: 'open' }),
      anEvent({ ...enough, id: 'b', '@id': '/api/events/b', title: 'Gesichert', state: 'confirmed' }),
    ];
    await open('/agenda', { 'GET /api/events': aCollection('/api/events', events) });
    const assured = (await screen.findAllByRole('article')).map((card) => [
      within(card).getByRole('heading').textContent,
      within(card).queryByText('Durchführung gesichert') !== null,
    ]);
    expect(assured).toEqual([
      ['Buchbar', false],
      ['Gesichert', true],
    ]);
  });

  test('a full date leads to its waiting list', async () => {
    const events = [anEvent({ availability: 'waitlist', freePlaces: 0 })];
    await open('/agenda', { 'GET /api/events': aCollection('/api/events', events) });
    const link = await screen.findByRole('link', {
      name: 'Auf die Warteliste: Allalinhorn über den Hohlaubgrat',
    });
    expect(link.getAttribute('href')).toBe(`/event/${anEvent().id}/buchen`);
  });

  test('requests 24 bookable dates by start, with only the fields of a card', async () => {
    const rendered = await open('/agenda');
    const query = lastEventsCall(rendered);
    const asked = ['itemsPerPage', 'page', 'bookable', 'order[start]'].map((name) => query?.get(name));
    expect(asked).toEqual(['24', '1', 'true', 'asc']);
    expect(query?.getAll('properties[]')).toContain('priceFromSac');
    expect(query?.getAll('properties[guides][]')).toEqual(['fullName']);
    expect(query?.getAll('properties[]')).not.toContain('programText');
  });

  test('pictures below the fold load lazily, and each has its size', async () => {
    const { region } = await open('/agenda');
    await screen.findAllByRole('article');
    const pictures = [...region.querySelectorAll('img')];
    expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual(['eager', 'eager', 'lazy']);
    expect(
      pictures.every((picture) => picture.srcset && picture.sizes && picture.width && picture.height),
    ).toBe(true);
  });

  test('«mehr» brings the next dates below, in the place of the address before, and focuses the first', async () => {
    const dates = Array.from({ length: 50 }, (_, n) => anEvent({ id: `e${n}`, '@id': `/api/events/e${n}` }));
    const rendered = await open('/agenda?type=tour', {
      'GET /api/events': ({ searchParams }: TestRequest) =>
        aCollection('/api/events', dates.slice(0, Number(searchParams.get('itemsPerPage'))), 50),
    });
    const more = await screen.findByRole('link', { name: '24 weitere Termine zeigen' });
    expect(more.getAttribute('href')).toBe('/agenda?type=tour&page=2');
    await userEvent.click(more);
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(48));
    const first = screen.getAllByRole('article')[24] as HTMLElement;
    await waitFor(() => expect(document.activeElement).toBe(within(first).getAllByRole('link')[0]));
    expect(address(rendered)).toBe('/agenda?type=tour&page=2');
    expect(rendered.shell.navigation.get()).toMatchObject({
      action: 'REPLACE',
      location: { state: { keepScroll: true } },
    });
    await userEvent.click(screen.getByRole('link', { name: '2 weitere Termine zeigen' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(50));
    expect(screen.queryByRole('navigation', { name: 'Weitere Termine' })).toBeNull();
  });

  test('a very long title stays one link in one heading', async () => {
    const title = 'Donaudampfschifffahrtsgesellschaftskapitänstour '.repeat(4).trim();
    await open('/agenda', { 'GET /api/events': aCollection('/api/events', [anEvent({ title })]) });
    const heading = await screen.findByRole('heading', { level: 3 });
    expect(within(heading).getByRole('link', { name: title })).toBeTruthy();
  });
});

describe('the filters', () => {
  test('a tick changes the address and the request', async () => {
    const rendered = await open('/agenda?page=3');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Skitouren' }));
    const id = '018f0000-0000-7000-8000-000000000202';
    expect(address(rendered)).toBe(`/agenda?activities=${id}`);
    await waitFor(() => expect(lastEventsCall(rendered)?.getAll('activities[]')).toEqual([id]));
    expect(lastEventsCall(rendered)?.get('page')).toBe('1');
  });

  test('results and the number on the button follow the typing, with one request', async () => {
    const rendered = await open('/agenda', {
      'GET /api/events': ({ searchParams }: TestRequest) =>
        aCollection('/api/events', [anEvent()], searchParams.get('freequery') ? 5 : 137),
    });
    expect(screen.getByRole('button', { name: '137 Termine anzeigen', hidden: true })).toBeTruthy();
    await userEvent.click(await screen.findByRole('searchbox'));
    // Both in one moment: no timer can end between them, however slow the machine is.
    for (const value of ['Sch', 'Schnee '])
      fireEvent.input(screen.getByRole('searchbox'), { target: { value } });
    expect(await screen.findByRole('button', { name: '5 Termine anzeigen', hidden: true })).toBeTruthy();
    expect(address(rendered)).toBe('/agenda?freequery=Schnee');
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('Schnee ');
    const searches = rendered.shell.api.calls.filter(({ path }) => path === '/api/events');
    expect(searches.map(({ searchParams }) => searchParams.get('freequery'))).toEqual([null, 'Schnee']);
  });

  test('a mistyped word is named, and leads to what was meant', async () => {
    const rendered = await open('/agenda?freequery=Schneeshuh&type=tour', {
      'GET /api/search_help': { didYouMean: 'Schneeschuh', nearest: [] },
    });
    await userEvent.click(await screen.findByRole('link', { name: '«Schneeschuh»' }));
    expect(address(rendered)).toBe('/agenda?freequery=Schneeschuh&type=tour');
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('Schneeschuh');
  });

  test('a search word takes effect at once when it is submitted', async () => {
    const rendered = await open('/agenda');
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Suche' }), 'Galenstock{Enter}');
    expect(address(rendered)).toBe('/agenda?freequery=Galenstock');
    await waitFor(() => expect(lastEventsCall(rendered)?.get('freequery')).toBe('Galenstock'));
  });

  test('a day is typed and takes effect when the field is left', async () => {
    const rendered = await open('/agenda');
    const user = userEvent.setup();
    const field = await screen.findByRole('textbox', { name: 'Ab Datum' });
    await user.type(field, '1.8.26');
    await user.tab();
    await waitFor(() => expect(address(rendered)).toBe('/agenda?start=2026-08-01'));
    expect(lastEventsCall(rendered)?.get('start[after]')).toBe('2026-08-01');
    expect((field as HTMLInputElement).value).toBe('01.08.2026');
    await user.clear(field);
    await user.tab();
    await waitFor(() => expect(address(rendered)).toBe('/agenda'));
  });

  test.each(['31.4.27', 'morgen', '1.2.2020'])('%s is no day to search from', async (text) => {
    const rendered = await open('/agenda');
    const user = userEvent.setup();
    const field = await screen.findByRole('textbox', { name: 'Ab Datum' });
    await user.type(field, text);
    await user.tab();
    expect(screen.getByRole('alert').textContent).toMatch(
      /^Bitte gib bei «Ab Datum» einen Tag ab \d\d\.\d\d\.\d{4} an/,
    );
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect([address(rendered), (field as HTMLInputElement).value]).toEqual(['/agenda', text]);
  });

  test('a village searches around it', async () => {
    const rendered = await open('/agenda');
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Umkreis von' }), 'Zermatt');
    expect(address(rendered)).toBe('/agenda?location=Zermatt&lat=46.0207&lng=7.7491&rng=25');
    await waitFor(() => expect(lastEventsCall(rendered)?.get('map[rng]')).toBe('25'));
  });

  test('wishes are chosen by a click each, said as chips, and counted on the button', async () => {
    const rendered = await open('/agenda', {
      'GET /api/events': ({ searchParams }: TestRequest) =>
        aCollection('/api/events', [anEvent()], searchParams.has('freePlaces[gte]') ? 3 : 40),
    });
    const user = userEvent.setup();
    const days = within(await screen.findByRole('group', { name: 'Beginnt am' }));
    await user.click(days.getByRole('checkbox', { name: 'Sa' }));
    await user.click(days.getByRole('checkbox', { name: 'So' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Preis pro Person' }), '200');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Freie Plätze mindestens' }), '2');
    await user.selectOptions(screen.getByRole('combobox', { name: /^Sortieren nach/ }), 'Preis');
    expect(address(rendered)).toBe('/agenda?weekday=6&weekday=7&price=200&places=2&sort=price');
    expect(await screen.findByRole('button', { name: '3 Termine anzeigen', hidden: true })).toBeTruthy();
    const query = lastEventsCall(rendered);
    expect(query?.getAll('weekday[]')).toEqual(['6', '7']);
    expect([query?.get('priceFrom[lte]'), query?.get('order[priceFrom]')]).toEqual(['20000', 'asc']);
    const chips = within(screen.getByRole('list', { name: 'Aktive Filter' }));
    for (const label of ['Sa', 'So', 'bis CHF 200.–', '2 freie Plätze'])
      expect(chips.getByRole('link', { name: `Filter «${label}» entfernen` })).toBeTruthy();
    expect(screen.queryByRole('heading', { level: 2, name: 'Juli 2026' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Auch ausgebuchte und abgesagte zeigen' }));
    await waitFor(() => expect(lastEventsCall(rendered)?.has('bookable')).toBe(false));
  });

  test('a last day before the first is no last day', async () => {
    const rendered = await open('/agenda?start=2026-08-01');
    const user = userEvent.setup();
    await user.type(await screen.findByRole('textbox', { name: 'Bis Datum' }), '31.7.26');
    await user.tab();
    expect(screen.getByRole('alert').textContent).toBe(
      'Bitte gib bei «Bis Datum» einen Tag ab 01.08.2026 an.',
    );
    expect(address(rendered)).toBe('/agenda?start=2026-08-01');
  });

  test('chips clear one choice, or all at once', async () => {
    const rendered = await open('/agenda?type=tour&duration=1&duration=2&ansicht=karte');
    const chips = await screen.findByRole('list', { name: 'Aktive Filter' });
    await userEvent.click(within(chips).getByRole('link', { name: 'Filter «2 Tage» entfernen' }));
    expect(address(rendered)).toBe('/agenda?duration=1&type=tour&ansicht=karte');
    await userEvent.click(screen.getByRole('link', { name: 'Filter zurücksetzen' }));
    expect(address(rendered)).toBe('/agenda?ansicht=karte');
  });

  test('an activity that only a link chooses is named, and stays when another filter changes', async () => {
    const id = '018f0000-0000-7000-8000-000000000299';
    const path = '/api/activities';
    const rendered = await open(`/agenda?activities=${id}`, {
      'GET /api/activities': aCollection(path, [
        anActivity({ mainFilter: true }),
        anActivity({ '@id': `${path}/${id}`, id, title: 'Schneeschuhtouren', mainFilter: false }),
      ]),
    });
    expect(await screen.findByRole('link', { name: 'Filter «Schneeschuhtouren» entfernen' })).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sa' }));
    expect(address(rendered)).toBe(`/agenda?weekday=6&activities=${id}`);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Schneeschuhtouren' }));
    expect(screen.queryByRole('checkbox', { name: 'Schneeschuhtouren' })).toBeNull();
  });

  test('levels begin with Basis, Aufbau, Fortgeschritten', async () => {
    await open('/agenda');
    const group = await screen.findByRole('group', { name: 'Niveau' });
    const names = within(group)
      .getAllByRole('checkbox')
      .map((box) => box.closest('label')?.textContent);
    expect(names).toEqual(['Basis', 'Aufbau', 'Fortgeschritten', 'Privat']);
  });

  test('on a phone the filters open as a sheet that takes the focus, and Escape returns it', async () => {
    await open('/agenda?type=tour');
    await userEvent.click(await screen.findByRole('link', { name: 'Filter (1)' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Filter'));
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Filter (1)' }));
  });

  test('lists that fail to load leave the other filters usable, and what was chosen in them', async () => {
    const id = '018f0000-0000-7000-8000-000000000299';
    const rendered = await open(`/agenda?activities=${id}`, {
      'GET /api/tags': () => {
        throw testProblem(400);
      },
    });
    expect(await screen.findByText('Einige Filter konnten nicht geladen werden.')).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: 'Tour' })).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(3);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sa' }));
    expect(address(rendered)).toBe(`/agenda?weekday=6&activities=${id}`);
  });
});

describe('states', () => {
  test('loading shows a skeleton', async () => {
    await open('/agenda', { 'GET /api/events': () => new Promise(() => undefined) });
    expect(screen.getByRole('status', { name: 'Wird geladen …' })).toBeTruthy();
  });

  test('nothing found says so, leads back and names the nearest dates', async () => {
    const nearest = [
      {
        kind: 'event',
        title: 'Galenstock',
        path: '/event/1/galenstock',
        excerpt: '',
        startsAt: '2026-07-11T06:00:00Z',
      },
    ];
    await open('/agenda?freequery=Xyz', {
      'GET /api/events': none,
      'GET /api/search_help': { didYouMean: null, nearest },
    });
    const near = await screen.findByRole('region', { name: 'Am ehesten passen diese Termine' });
    expect(within(near).getByRole('link', { name: 'Galenstock' }).getAttribute('href')).toBe(
      '/event/1/galenstock',
    );
    expect(await screen.findByRole('heading', { name: 'Keine Termine gefunden' })).toBeTruthy();
    expect(screen.getByText('0 Termine').getAttribute('role')).toBe('status');
  });

  test('a failure can be retried', async () => {
    const { shell } = await open('/agenda', {
      'GET /api/events': () => {
        throw testProblem(403);
      },
    });
    await screen.findByRole('alert');
    shell.answer(publicApi());
    await userEvent.click(screen.getByRole('button', { name: 'Nochmals versuchen' }));
    expect(await screen.findAllByRole('article')).toHaveLength(3);
  });

  test.each([400, 422])('a query that the API refuses (%i) leads back to all dates', async (status) => {
    const rendered = await open('/agenda?freequery=Tödi', {
      'GET /api/events': () => {
        throw testProblem(status);
      },
    });
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).not.toContain('Verbindung');
    rendered.shell.answer(publicApi());
    await userEvent.click(within(notice).getByRole('link', { name: 'Filter zurücksetzen' }));
    expect(address(rendered)).toBe('/agenda');
    expect(await screen.findAllByRole('article')).toHaveLength(3);
  });
});
