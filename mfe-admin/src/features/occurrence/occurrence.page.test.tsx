import type { EventResponse, EventStepPreview } from '@firn/shared-contracts/api';
import {
  anEvent,
  PERSONAS,
  type TestApiHandlers,
  type TestRequest,
  testProblem,
} from '@firn/shared-contracts/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { EVENT_ID, OFFER_ID, someAnswers } from '../../testing/fixtures.ts';
import { renderRemote } from '../../testing/render.ts';

const PATH = `/admin/offer/${OFFER_ID}/occurrences/${EVENT_ID}`;

/** Nothing of its own but a place. */
const own = { place: 'Zermatt', activities: [], tags: [], priceComponents: [], images: [], pois: [] };
const stored = anEvent({
  version: 4,
  place: 'Zermatt',
  bookedPlaces: 2,
  own: own as unknown as EventResponse['own'],
  assignments: [],
});

async function open(event = stored, api: TestApiHandlers = {}, user = PERSONAS.admin) {
  const page = await renderRemote(PATH, {
    user,
    api: { ...someAnswers, 'GET /api/events/:id': event, ...api },
  });
  await screen.findByRole('heading', { level: 1 });
  const sent = (method: string) => page.shell.api.calls.filter((call) => call.method === method);
  return { ...page, sent, toasts: () => page.shell.toasts.get().map(({ text }) => text) };
}

test('keeps name, seats and decision on every page, and belongs to the events', async () => {
  const { shell, user } = await open();
  expect(screen.getByText('2/8, mindestens 3')).toBeTruthy();
  expect(screen.getByText('Knapp, bis 01.07.')).toBeTruthy();
  expect(shell.navigation.get().location.state).toEqual({ from: '/admin/events' });
  await user.click(screen.getByRole('link', { name: 'Finanzen' }));
  expect(await screen.findByText(/^Hier siehst du später Umsatz/)).toBeTruthy();
  expect(shell.seen.head?.title).toBe('Finanzen – Allalinhorn über den Hohlaubgrat, E-101-1');
});

describe('the form', () => {
  test('says what comes from the offer, overrides and takes back by one click', async () => {
    const answer = anEvent({ ...stored, version: 5 });
    const { user, sent } = await open(stored, { 'PATCH /api/events/:id': answer });
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
    ['draft', ['Zur Prüfung einreichen']],
    ['prepared', ['Buchbar machen', 'Zurückweisen', 'Absagen']],
    ['open', ['Definitiv durchführen', 'Aus dem Verkauf nehmen', 'Absagen']],
    ['confirmed', ['Abschliessen', 'Sicherung zurücknehmen', 'Absagen']],
    ['closed', []],
    ['cancelled', []],
  ] as const)('an admin leads on from %s', async (state, names) => {
    await open(anEvent({ ...stored, state, previousState: 'open' }));
    const shown = screen.getAllByRole('button').map(({ textContent }) => textContent);
    const all = [
      'Zur Prüfung einreichen',
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

  test('a draft is removed; what holds against it is said', async () => {
    const { user, toasts } = await open(anEvent({ ...stored, state: 'draft' }), {
      'DELETE /api/events/:id': () => {
        throw testProblem(409, { detail: 'Nur Entwürfe lassen sich löschen.' });
      },
    });
    await user.click(screen.getByRole('button', { name: 'Löschen' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Löschen' }));
    await waitFor(() => expect(toasts()).toEqual(['Nur Entwürfe lassen sich löschen.']));
  });
});
