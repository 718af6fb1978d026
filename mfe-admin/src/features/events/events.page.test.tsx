import type { EventBulkRequest } from '@firn/shared-contracts/api';
import {
  aCollection,
  anEvent,
  type TestApiHandlers,
  type TestRequest,
  testProblem,
} from '@firn/shared-contracts/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { aGuideSummary, EVENT_ID, OFFER_ID } from '../../testing/fixtures.ts';
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
    const texts = ['E-101-1', '11.–12.07.26', 'Beat Berger', 'Buchbar', '2/8 (min. 3)', 'Knapp, bis 01.07.'];
    for (const text of texts) expect(within(row).getByText(text)).toBeTruthy();
    expect(within(row).getByRole('link').getAttribute('href')).toBe(
      `/admin/offer/${OFFER_ID}/occurrences/${EVENT_ID}`,
    );
    expect(within(row).getByRole('checkbox', { name: 'Organisiert: E-101-1' })).toHaveProperty(
      'checked',
      false,
    );
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
      search: 'firn',
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
    expect(shell.api.calls.at(-1)?.searchParams.get('search')).toBe('Allalin');
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

describe('editing in the row', () => {
  const patches = ({ api }: { readonly api: { readonly calls: readonly TestRequest[] } }) =>
    api.calls.filter(({ method }) => method === 'PATCH').map(({ body, ifMatch }) => [body, ifMatch]);

  test('a flag is stored with the version of its row, and shows what is stored', async () => {
    let stored = anEvent({ bookedPlaces: 2 });
    const { shell, user } = await renderRemote('/admin/events', {
      api: {
        'GET /api/events': () => aCollection('/api/events', [stored]),
        'PATCH /api/events/:id': () => {
          stored = { ...stored, organized: true, version: 2 };
          return stored;
        },
      },
    });
    const flag = await screen.findByRole('checkbox', { name: 'Organisiert: E-101-1' });
    await user.click(flag);
    await waitFor(() => expect(flag).toHaveProperty('checked', true));
    expect(patches(shell)).toEqual([[{ organized: true }, '"1"']]);
  });

  test('the maximum is typed; below the seats taken nothing is sent; a refusal is said', async () => {
    const detail = 'Es sind schon 6 Plätze vergeben.';
    const { shell, user } = await renderRemote('/admin/events', {
      api: {
        ...someAnswers,
        'PATCH /api/events/:id': () => {
          throw testProblem(422, {
            detail,
            violations: [{ propertyPath: 'maximumParticipants', message: detail }],
          });
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: /Höchstzahl von E-101-1 ändern$/ }));
    await user.keyboard('1{Enter}');
    expect(patches(shell)).toEqual([]);
    await user.click(screen.getByRole('button', { name: /Höchstzahl von E-101-1 ändern$/ }));
    await user.keyboard('5{Escape}');
    expect(patches(shell)).toEqual([]);
    await user.click(screen.getByRole('button', { name: /Höchstzahl von E-101-1 ändern$/ }));
    await user.keyboard('5{Enter}');
    await waitFor(() => expect(shell.toasts.get().map(({ text }) => text)).toEqual([detail]));
    expect(patches(shell)).toEqual([[{ maximumParticipants: 5 }, '"1"']]);
  });
});

test('several events at once: each row answers, what was refused stays chosen with the reason', async () => {
  const events = [1, 2].map((number) =>
    anEvent({ '@id': `/api/events/e${number}`, id: `e${number}`, code: `E-101-${number}`, version: number }),
  );
  const result = (number: number, message: string | null) => ({
    event: `/api/events/e${number}`,
    code: `E-101-${number}`,
    status: message ? 409 : 200,
    message,
    missing: [],
    created: null,
  });
  const { user, shell } = await renderRemote('/admin/events', {
    api: {
      'GET /api/events': aCollection('/api/events', events),
      'POST /api/events/bulk': { done: 1, results: [result(1, null), result(2, 'Nicht alles ist bezahlt.')] },
    },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Aktion' }), 'Abgerechnet');
  await user.click(screen.getByRole('button', { name: 'Ausführen' }));
  const question = screen.getByRole('dialog', { name: '2 Events als abgerechnet markieren?' });
  await user.click(within(question).getByRole('button', { name: 'Abgerechnet' }));
  const dialog = within(await screen.findByRole('dialog', { name: '1 von 2 erledigt' }));
  expect(dialog.getByText('Nicht alles ist bezahlt.')).toBeTruthy();
  const [call] = shell.api.calls.filter(({ method }) => method === 'POST');
  expect(call?.body).toEqual({
    action: 'set-concluded',
    events: events.map(({ '@id': event, version }) => ({ event, version })),
  });
  expect(dialog.getByRole('link').getAttribute('href')).toBe(`/admin/offer/${OFFER_ID}/occurrences/e2`);
  await user.click(dialog.getByRole('button', { name: 'Schliessen' }));
  const bar = within(screen.getByRole('region', { name: 'Auswahl' }));
  expect(bar.getByRole('status').textContent).toBe('1 gewählt');
});

describe('what was done to many', () => {
  const event = anEvent({ '@id': '/api/events/e1', id: 'e1', code: 'E-101-1', version: 3 });
  const done = (more: object = {}) => ({
    done: 1,
    results: [
      {
        event: '/api/events/e1',
        code: 'E-101-1',
        status: 200,
        message: null,
        missing: [],
        created: null,
        ...more,
      },
    ],
  });
  async function run(action: string, confirm: string, api: TestApiHandlers) {
    const shown = await renderRemote('/admin/events', {
      api: { 'GET /api/events': aCollection('/api/events', [event]), ...api },
    });
    const { user, shell } = shown;
    await user.click(await screen.findByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Aktion' }), action);
    await user.click(screen.getByRole('button', { name: 'Ausführen' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: confirm }));
    await screen.findByRole('dialog', { name: '1 von 1 erledigt' });
    const sent = (method: string) => shell.api.calls.filter((call) => call.method === method);
    return { ...shown, sent };
  }

  test('is taken back by the opposite step, from the version that it made', async () => {
    const { user, sent } = await run('Organisiert', 'Organisiert', {
      'POST /api/events/bulk': () => done({ version: 4 }),
    });
    await user.click(screen.getByRole('button', { name: 'Schliessen' }));
    const bar = within(screen.getByRole('region', { name: 'Rückgängig machen' }));
    expect(bar.getByRole('status').textContent).toBe('Organisiert: 1 Eintrag erledigt.');
    await user.click(bar.getByRole('button', { name: 'Rückgängig machen' }));
    await screen.findByRole('dialog', { name: '1 von 1 erledigt' });
    expect(sent('POST').map(({ body }) => body)).toEqual([
      { action: 'set-organized', events: [{ event: '/api/events/e1', version: 3 }] },
      { action: 'unset-organized', events: [{ event: '/api/events/e1', version: 4 }] },
    ]);
    expect(screen.queryByRole('button', { name: 'Rückgängig machen' })).toBeNull();
  });

  test('copies are asked for by weeks, and go again', async () => {
    const { user, sent } = await run('In die nächste Saison kopieren', 'In die nächste Saison kopieren', {
      'POST /api/events/bulk': () => done({ status: 201, created: '/api/events/new', version: 3 }),
      'DELETE /api/events/:id': () => undefined,
    });
    expect(sent('POST')[0]?.body).toMatchObject({ action: 'next-season', days: 364 });
    await user.click(screen.getByRole('button', { name: 'Rückgängig machen' }));
    await waitFor(() =>
      expect(sent('DELETE').map(({ path, ifMatch }) => [path, ifMatch])).toEqual([
        ['/api/events/new', '"1"'],
      ]),
    );
  });

  test('a request whose answer was lost goes again under the same key', async () => {
    let isLost = true;
    const { user, shell } = await renderRemote('/admin/events', {
      api: {
        'GET /api/events': aCollection('/api/events', [event]),
        'POST /api/events/bulk': () => {
          if (isLost) throw testProblem(0);
          return done({ version: 4 });
        },
      },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Aktion' }), 'Organisiert');
    for (const count of ['0 von 1 erledigt', '1 von 1 erledigt']) {
      await user.click(screen.getByRole('button', { name: 'Ausführen' }));
      await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Organisiert' }));
      const dialog = within(await screen.findByRole('dialog', { name: count }));
      await user.click(dialog.getByRole('button', { name: 'Schliessen' }));
      isLost = false;
    }
    const keys = shell.api.calls
      .filter(({ method }) => method === 'POST')
      .map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });
});

test('a bulk action that needs a choice asks for it', async () => {
  const { user, shell } = await renderRemote('/admin/events', { api: someAnswers });
  await user.click(await screen.findByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Aktion' }), 'Stichwort hinzufügen');
  await user.click(screen.getByRole('button', { name: 'Ausführen' }));
  await user.click(screen.getByRole('button', { name: 'Stichwort hinzufügen' }));
  expect(screen.getByText('Bitte wähle zuerst.')).toBeTruthy();
  expect(shell.api.calls.some(({ method }) => method === 'POST')).toBe(false);
});

test('who is refused for several events by a rule is asked all the same, with a reason', async () => {
  const events = [1, 2, 3].map((number) =>
    anEvent({ '@id': `/api/events/e${number}`, id: `e${number}`, code: `E-101-${number}`, version: number }),
  );
  const refused = (number: number, propertyPath: string, message: string) => ({
    event: `/api/events/e${number}`,
    code: `E-101-${number}`,
    status: 422,
    message,
    missing: [{ propertyPath, message }],
    created: null,
  });
  const done = (number: number) => ({ ...refused(number, '', ''), status: 200, message: null, missing: [] });
  const overlap = 'Beat Berger leitet zur gleichen Zeit den Event E-102-1.';
  const guide = `/api/users/${aGuideSummary.id}`;
  const { user, shell } = await renderRemote('/admin/events', {
    api: {
      'GET /api/events': aCollection('/api/events', events),
      'GET /api/users': aCollection('/api/users', [{ ...aGuideSummary, '@id': guide }]),
      'POST /api/events/bulk': ({ body }: TestRequest) =>
        (body as EventBulkRequest).overrideReason
          ? { done: 1, results: [done(2)] }
          : {
              done: 1,
              results: [
                done(1),
                refused(2, 'overrideReason', overlap),
                refused(3, 'guide', 'Schon angefragt.'),
              ],
            },
    },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Aktion' }), 'Guide anfragen');
  await user.click(screen.getByRole('button', { name: 'Ausführen' }));
  const asking = within(screen.getByRole('dialog', { name: 'Für 3 Events einen Guide anfragen?' }));
  await user.click(asking.getByRole('combobox', { name: 'Guide' }));
  await user.click(await screen.findByRole('option', { name: /Beat Berger/ }));
  await user.click(asking.getByRole('button', { name: 'Guide anfragen' }));
  const result = within(await screen.findByRole('dialog', { name: '1 von 3 erledigt' }));
  expect(result.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    overlap,
    'Schon angefragt.',
  ]);
  const reason = await result.findByRole('textbox', { name: /Warum trotzdem/ });
  await user.click(result.getByRole('button', { name: 'Trotzdem anfragen' }));
  expect(result.getByText('Schreib, warum der Guide trotzdem zugeteilt wird.')).toBeTruthy();
  await user.type(reason, 'Wechselt am Mittag');
  await user.click(result.getByRole('button', { name: 'Trotzdem anfragen' }));
  const last = within(await screen.findByRole('dialog', { name: '1 von 1 erledigt' }));
  const sent = shell.api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(sent).toEqual([
    {
      action: 'assign-guide',
      guide,
      events: events.map(({ '@id': event, version }) => ({ event, version })),
    },
    {
      action: 'assign-guide',
      guide,
      overrideReason: 'Wechselt am Mittag',
      events: [{ event: '/api/events/e2', version: 2 }],
    },
  ]);
  expect(last.queryByRole('button', { name: 'Trotzdem anfragen' })).toBeNull();
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
    expect(within(row).getByText('Zum Prüfen')).toBeTruthy();
    const { searchParams } = shell.api.calls[0] ?? {};
    expect([searchParams?.get('state'), searchParams?.get('published')]).toEqual(['prepared', 'false']);
    expect(screen.queryByRole('button', { name: 'Status: alle' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Zum Prüfen' }).getAttribute('aria-current')).toBe('page');
  });
});
