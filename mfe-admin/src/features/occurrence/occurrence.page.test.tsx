import type { EventStepPreview } from '@firn/shared-contracts/api';
import {
  anEvent,
  anOffer,
  PERSONAS,
  type TestApiHandlers,
  type TestRequest,
  testProblem,
} from '@firn/shared-contracts/testing';
import { describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { EVENT_ID } from '../../testing/fixtures.ts';
import { anOccurrence, OCCURRENCE_PATH, openOccurrence } from '../../testing/occurrence.ts';
import { openMore } from '../../testing/open-more.ts';

const stored = anOccurrence();

const open = (event = stored, api: TestApiHandlers = {}) => openOccurrence({ event, api });

test('keeps name, seats and decision on every page, and belongs to the events', async () => {
  const { shell, user } = await open();
  expect(screen.getByText('2/8, mindestens 3')).toBeTruthy();
  expect(screen.getByText('Knapp, bis 01.07.')).toBeTruthy();
  expect(shell.navigation.get().location.state).toEqual({ from: '/admin/events' });
  await user.click(screen.getByRole('link', { name: 'Merkliste' }));
  expect(await screen.findByText('Niemand hat sich diesen Event gemerkt.')).toBeTruthy();
  expect(shell.seen.head?.title).toBe('Merkliste – Allalinhorn über den Hohlaubgrat, E-101-1');
});

test('takes no bookings once its deadline is over, and says so', async () => {
  await open({ ...stored, state: 'open', registrationDeadline: '2026-02-13T22:59:00.000Z' });
  expect(screen.getByText('Anmeldeschluss vorbei')).toBeTruthy();
  expect(screen.queryByText('Buchbar')).toBeNull();
});

describe('the form', () => {
  test('says what comes from the offer, overrides and takes back by one click', async () => {
    const answer = anEvent({ ...stored, version: 5 });
    const { user, sent } = await open({ ...stored, bookedPlaces: 0 }, { 'PATCH /api/events/:id': answer });
    await screen.findByText('wie Angebot: Allalinhorn über den Hohlaubgrat');
    expect(screen.queryByRole('textbox', { name: /^Titel/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Titel überschreiben' }));
    expect(screen.getByRole('textbox', { name: /^Titel/ })).toHaveProperty(
      'value',
      'Allalinhorn über den Hohlaubgrat',
    );
    expect(screen.getByRole('textbox', { name: /^Ort/ })).toHaveProperty('value', 'Zermatt');
    await user.click(screen.getByRole('button', { name: 'Ort: wieder wie Angebot' }));
    expect(screen.getByText('wie Angebot: Saas-Fee')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(sent('PATCH')).toHaveLength(1));
    expect([sent('PATCH')[0]?.body, sent('PATCH')[0]?.ifMatch]).toEqual([
      { title: 'Allalinhorn über den Hohlaubgrat', place: null },
      '"4"',
    ]);
  });

  test('asks for another guide than the offer does, and for more of them', async () => {
    const { user, sent } = await open(stored, {
      'GET /api/offers/:id': anOffer({ requiredGuideLevel: 'guide1', personsPerGuide: 6 }),
      'PATCH /api/events/:id': anOccurrence({ version: 5 }),
    });
    expect(await screen.findByText('wie Angebot: Bergführung 1')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Mindestqualifikation überschreiben' }));
    await user.selectOptions(
      screen.getByRole('combobox', { name: /^Mindestqualifikation/ }),
      'Bergführung 3',
    );
    await user.click(screen.getByRole('button', { name: 'Personen pro Guide überschreiben' }));
    const ratio = screen.getByRole('textbox', { name: /^Personen pro Guide/ });
    expect(ratio).toHaveProperty('value', '6');
    await user.clear(ratio);
    await user.type(ratio, '4');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(sent('PATCH')).toHaveLength(1));
    expect(sent('PATCH')[0]?.body).toEqual({ requiredGuideLevel: 'guide3', personsPerGuide: 4 });
  });

  test('is on request as its offer, unless it says otherwise', async () => {
    const { user, sent } = await open(stored, {
      'GET /api/offers/:id': anOffer({ onRequest: true }),
      'PATCH /api/events/:id': anOccurrence({ version: 5 }),
    });
    expect(await screen.findByText('wie Angebot: Ja')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Auf Anfrage überschreiben' }));
    await user.click(screen.getByRole('checkbox', { name: /^Auf Anfrage/ }));
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(sent('PATCH')).toHaveLength(1));
    expect(sent('PATCH')[0]?.body).toEqual({ onRequest: false });
  });

  test('an end before the start is said, and nothing is sent', async () => {
    const { user, sent } = await open();
    const end = await screen.findByRole('textbox', { name: /^Ende/ });
    await user.clear(end);
    await user.type(end, '10.7.26 9:00');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('Das Ende liegt vor dem Beginn.')).toBeTruthy();
    expect(sent('PATCH')).toEqual([]);
  });
});

const preview = (more: Partial<EventStepPreview>): EventStepPreview => ({
  '@id': `${stored['@id']}/transition`,
  '@type': 'EventStepPreview',
  to: 'cancelled',
  missing: [],
  bookings: 0,
  persons: 0,
  refund: 0,
  mails: [],
  confirmation: null,
  ...more,
});

describe('steps', () => {
  test.each([
    ['draft', ['Zum Prüfen einreichen']],
    ['prepared', ['Buchbar machen', 'Zurückweisen', 'Absagen']],
    ['open', ['Definitiv durchführen', 'Aus dem Verkauf nehmen', 'Absagen']],
    ['confirmed', ['Abschliessen', 'Sicherung zurücknehmen', 'Absagen']],
    ['closed', []],
    ['cancelled', []],
  ] as const)('an admin leads on from %s', async (state, names) => {
    const { user } = await open(anEvent({ ...stored, state, previousState: 'open' }));
    await openMore(user);
    const shown = screen.getAllByRole('button').map(({ textContent }) => textContent);
    const all = [
      'Zum Prüfen einreichen',
      'Buchbar machen',
      'Zurückweisen',
      'Definitiv durchführen',
      'Aus dem Verkauf nehmen',
      'Abschliessen',
      'Sicherung zurücknehmen',
      'Absagen',
      'Wiederherstellen',
      'Wieder öffnen',
    ];
    expect(shown.filter((name) => all.includes(name ?? ''))).toEqual(names);
  });

  test('what is missing is named, and the step cannot be made', async () => {
    const missing = [{ propertyPath: 'guides', message: 'Es fehlt ein Guide.' }];
    const { user } = await open(anEvent({ ...stored, state: 'prepared' }), {
      'POST /api/events/:id/transition': preview({ to: 'open', missing }),
    });
    await user.click(screen.getByRole('button', { name: 'Buchbar machen' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByText('Es fehlt ein Guide.')).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Buchbar machen' })).toBeNull();
  });

  test('a cancellation shows what it does, wants a reason, and is typed', async () => {
    const dryRun = preview({
      bookings: 2,
      persons: 3,
      refund: 129000,
      mails: [{ template: 'cancelled', subject: 'Abgesagt', recipients: ['gast@firn.example'] }],
      missing: [{ propertyPath: 'reason', message: 'Nenne einen Grund.' }],
      confirmation: 'E-101-1',
    });
    const { user, sent, toasts } = await open(stored, {
      'POST /api/events/:id/transition': ({ body }: TestRequest) =>
        (body as { dryRun?: boolean }).dryRun ? dryRun : anEvent({ ...stored, state: 'cancelled' }),
    });
    await openMore(user);
    await user.click(screen.getByRole('button', { name: 'Absagen' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByText("CHF 1'290.–")).toBeTruthy();
    expect(dialog.getByText('gast@firn.example')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Absagen' }));
    expect(dialog.getByText('Wähle einen Grund.')).toBeTruthy();
    expect(sent('POST')).toHaveLength(1);
    await user.selectOptions(dialog.getByRole('combobox', { name: /^Grund/ }), 'Wetter/Verhältnisse');
    await user.type(dialog.getByRole('textbox', { name: /^Tippe E-101-1/ }), 'E-101-1');
    await user.click(dialog.getByRole('button', { name: 'Absagen' }));
    await waitFor(() => expect(toasts()).toEqual(['Der Event ist jetzt: Abgesagt.']));
    expect(sent('POST').at(-1)?.body).toEqual({
      to: 'cancelled',
      reason: 'weather',
      confirmation: 'E-101-1',
      notify: true,
    });
  });

  test('the message is shown with the cause and the words by now, unless nobody is written to', async () => {
    const { user } = await open(stored, {
      'POST /api/events/:id/transition': ({ body }: TestRequest) => {
        const { reason = '', comment = '' } = body as { reason?: string; comment?: string };
        const mail = { template: 'cancelled', subject: 'Abgesagt', recipients: ['gast@firn.example'] };
        const why = reason === 'weather' ? 'Die Verhältnisse' : 'Noch nichts';
        return preview({ bookings: 1, mails: [{ ...mail, text: `${why}, ${comment}` }] });
      },
    });
    await openMore(user);
    await user.click(screen.getByRole('button', { name: 'Absagen' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(await dialog.findByText('Vorschau der Nachricht'));
    expect(dialog.getByText('An gast@firn.example')).toBeTruthy();
    await user.selectOptions(dialog.getByRole('combobox', { name: /^Grund/ }), 'Wetter/Verhältnisse');
    await user.type(dialog.getByRole('textbox', { name: /Nachricht|Bemerkung|Kommentar/ }), 'Föhn');
    expect(await dialog.findByText('Die Verhältnisse, Föhn')).toBeTruthy();
    await user.click(dialog.getByRole('checkbox', { name: 'E-Mails senden' }));
    expect(dialog.queryByText('Vorschau der Nachricht')).toBeNull();
  });

  test('what is being made is not looked at once more: its version is an old one by then', async () => {
    const made = Promise.withResolvers<unknown>();
    const { user, sent } = await open(stored, {
      'POST /api/events/:id/transition': ({ body }: TestRequest) =>
        (body as { dryRun?: boolean }).dryRun ? preview({ confirmation: 'E-101-1' }) : made.promise,
    });
    await openMore(user);
    await user.click(screen.getByRole('button', { name: 'Absagen' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(await dialog.findByRole('textbox', { name: /^Tippe E-101-1/ }), 'E-101-1');
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
    try {
      fireEvent.change(dialog.getByRole('combobox', { name: /^Grund/ }), { target: { value: 'weather' } });
      fireEvent.click(dialog.getByRole('button', { name: 'Absagen' }));
      await act(() => jest.advanceTimersByTimeAsync(1000));
      const asked = () => sent('POST').map(({ body }) => (body as { dryRun?: boolean }).dryRun ?? false);
      expect(asked()).toEqual([true, false]);
      made.resolve(anEvent({ ...stored, state: 'cancelled', version: 5 }));
      await act(() => jest.advanceTimersByTimeAsync(1000));
      expect(asked()).toEqual([true, false]);
    } finally {
      jest.useRealTimers();
    }
  });

  test('a super admin restores what was called off, to what it was before', async () => {
    const cancelled = anOccurrence({ state: 'cancelled', previousState: 'confirmed' });
    const dryRun = preview({
      to: 'confirmed',
      bookings: 1,
      persons: 2,
      mails: [{ template: 'restored', subject: 'Findet statt', recipients: ['gast@firn.example'] }],
      confirmation: 'E-101-1',
    });
    const { user, sent, toasts } = await openOccurrence({
      event: cancelled,
      user: PERSONAS['super-admin'],
      api: {
        'POST /api/events/:id/transition': ({ body }: TestRequest) =>
          (body as { dryRun?: boolean }).dryRun ? dryRun : anOccurrence({ state: 'confirmed', version: 5 }),
      },
    });
    await openMore(user);
    await user.click(screen.getByRole('button', { name: 'Wiederherstellen' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Wiederherstellen: E-101-1' }));
    expect(await dialog.findByText('gast@firn.example')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Wiederherstellen' }));
    expect(dialog.getByText('Tippe genau E-101-1.')).toBeTruthy();
    expect(sent('POST')).toHaveLength(1);
    await user.type(dialog.getByRole('textbox', { name: /^Tippe E-101-1/ }), 'E-101-1');
    await user.click(dialog.getByRole('checkbox', { name: 'E-Mails senden' }));
    await user.click(dialog.getByRole('button', { name: 'Wiederherstellen' }));
    await waitFor(() => expect(toasts()).toEqual(['Der Event ist jetzt: Durchführung gesichert.']));
    const call = sent('POST').at(-1);
    expect([call?.body, call?.ifMatch]).toEqual([
      { to: 'confirmed', confirmation: 'E-101-1', notify: false },
      '"4"',
    ]);
    await openMore(user);
    expect(await screen.findByRole('button', { name: 'Absagen' })).toBeTruthy();
  });

  test('what does not fit any more when restored is named', async () => {
    const missing = [{ propertyPath: 'guides', message: 'Beat Berger führt dann «Mönch» (E-102-1).' }];
    const { user } = await openOccurrence({
      event: anOccurrence({ state: 'cancelled', previousState: 'open' }),
      user: PERSONAS['super-admin'],
      api: { 'POST /api/events/:id/transition': preview({ to: 'open', missing, confirmation: 'E-101-1' }) },
    });
    await openMore(user);
    await user.click(screen.getByRole('button', { name: 'Wiederherstellen' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByText('Beat Berger führt dann «Mönch» (E-102-1).')).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Wiederherstellen' })).toBeNull();
  });

  test('a step that a job has made meanwhile is refused, and the page shows the event as it is now', async () => {
    const versions = [stored, anEvent({ ...stored, state: 'closed', version: stored.version + 1 })];
    const { user } = await open(stored, {
      'GET /api/events/:id': () =>
        versions.shift() ?? anEvent({ ...stored, state: 'closed', version: stored.version + 1 }),
      'POST /api/events/:id/transition': () => {
        throw testProblem(409, {
          type: '/problems/invalid-transition',
          detail: 'Der Event ist schon abgeschlossen.',
        });
      },
    });
    await openMore(user);
    await user.click(screen.getByRole('button', { name: 'Absagen' }));
    expect(await screen.findByText(/Der Event ist schon abgeschlossen\./)).toBeTruthy();
    expect((await screen.findAllByText('Abgeschlossen')).length).toBeGreaterThan(0);
  });

  test('a draft is removed; what holds against it is said', async () => {
    const { user, toasts } = await open(anEvent({ ...stored, state: 'draft' }), {
      'DELETE /api/events/:id': () => {
        throw testProblem(409, { detail: 'Nur Entwürfe lassen sich löschen.' });
      },
    });
    await openMore(user);
    await user.click(screen.getByRole('button', { name: 'Löschen' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Löschen' }));
    await waitFor(() => expect(toasts()).toEqual(['Nur Entwürfe lassen sich löschen.']));
  });
});

describe('a copy', () => {
  const NEW = OCCURRENCE_PATH.replace(EVENT_ID, 'neu');

  test.each([
    ['Duplizieren', ''],
    ['Nächste Saison', '&tage=364'],
  ])('«%s» asks for its days first', async (name, later) => {
    const { user, sent, address } = await open(stored);
    await openMore(user);
    await user.click(screen.getByRole('link', { name }));
    await waitFor(() => expect(address()).toBe(`${NEW}?wie=${EVENT_ID}${later}`));
    expect(sent('POST')).toEqual([]);
  });
});

describe('opening', () => {
  const prepared = anOccurrence({ state: 'prepared' });
  const checks = [
    { propertyPath: 'priceComponents', title: 'Der Preis ist gesetzt.', isMet: true, isNeeded: true },
    {
      propertyPath: 'equipmentText',
      title: 'Die Ausrüstung ist beschrieben.',
      isMet: false,
      isNeeded: false,
    },
  ];
  const missing = [{ propertyPath: 'reason', message: 'Es fehlt noch etwas.' }];

  test('with something missing names it, leads to it, and asks why it goes on', async () => {
    const { user, sent } = await open(prepared, {
      'POST /api/events/:id/transition': ({ body }: TestRequest) =>
        (body as { dryRun?: boolean }).dryRun
          ? preview({ to: 'open', missing, checks })
          : anOccurrence({ state: 'open', version: 5 }),
    });
    await user.click(screen.getByRole('button', { name: 'Buchbar machen' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Buchbar machen: E-101-1' }));
    const list = within(await dialog.findByRole('list', { name: 'Vor dem Buchen' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '✓Der Preis ist gesetzt.',
      '!Die Ausrüstung ist beschrieben.',
    ]);
    expect(list.getByRole('link').getAttribute('href')).toBe(`${OCCURRENCE_PATH}#equipmentText`);
    await user.click(dialog.getByRole('button', { name: 'Buchbar machen' }));
    expect(dialog.getByText('Schreibe den Grund.')).toBeTruthy();
    await user.type(dialog.getByRole('textbox', { name: /^Grund/ }), 'Liste folgt');
    await user.click(dialog.getByRole('button', { name: 'Buchbar machen' }));
    await waitFor(() =>
      expect(sent('POST').at(-1)?.body).toMatchObject({ to: 'open', reason: 'Liste folgt' }),
    );
  });
});
