import type { EventAccommodationResponse } from '@firn/shared-contracts/api';
import {
  aCollection,
  anAccommodation,
  anEventAccommodation,
  type TestRequest,
} from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { openOccurrence } from '../../testing/occurrence.ts';

const LIST = '/api/event_accommodations';
const mails = {
  '@id': LIST,
  '@type': 'PlannedMails',
  mails: [
    {
      template: 'accommodation_asked',
      to: 'britannia@huette.example',
      subject: 'Anfrage',
      text: 'Habt ihr Platz?',
    },
  ],
};

async function open(reservations: readonly EventAccommodationResponse[]) {
  const stored = reservations[0] ?? anEventAccommodation();
  return openOccurrence({
    page: 'accommodation',
    api: {
      'GET /api/event_accommodations': aCollection(LIST, [...reservations]),
      'GET /api/event_accommodations/:id': stored,
      'POST /api/event_accommodations': stored,
      'POST /api/event_accommodations/:id/transition': ({ body }: TestRequest) =>
        (body as { dryRun?: boolean }).dryRun ? mails : { ...stored, version: 4 },
    },
  });
}

test('a house is said with its numbers, its phone and what it no longer knows', async () => {
  await open([anEventAccommodation({ differences: [{ field: 'persons', text: 'neu 9 statt 7 Personen' }] })]);
  const house = (await screen.findByRole('heading', { level: 3, name: 'Britanniahütte SAC' })).closest('li');
  const text = house?.textContent ?? '';
  expect(text).toContain('7: 6 Gäste (2 mit SAC-Ausweis), 1 Guide');
  expect(text).toContain('neu 9 statt 7 Personen');
  expect(text).toContain('Do, 09.07.2026');
  const sheet = within(house as HTMLElement).getByRole('link', { name: 'Blatt als PDF' });
  expect(sheet.getAttribute('href')).toMatch(/sheet\.pdf$/);
});

test('it is asked by a mail that is read first, and can be left out', async () => {
  const { user, sent } = await open([anEventAccommodation({ state: 'planned', asked: null, askedAt: null })]);
  await user.click(await screen.findByRole('button', { name: 'Anfragen … Britanniahütte SAC' }));
  const dialog = await screen.findByRole('dialog', { name: '«Britanniahütte SAC» anfragen' });
  expect(await within(dialog).findByText(/Habt ihr Platz/)).toBeTruthy();
  await user.click(within(dialog).getByRole('checkbox', { name: 'E-Mail senden' }));
  await user.click(within(dialog).getByRole('button', { name: 'Anfragen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const made = sent('POST').filter(({ body }) => !(body as { dryRun?: boolean }).dryRun);
  expect(made.map(({ body, ifMatch }) => [body, ifMatch])).toEqual([
    [{ to: 'requested', notify: false }, '"3"'],
  ]);
});

test('a house that wants a call says so, with its number', async () => {
  const accommodation = anAccommodation({ asksBy: 'phone' });
  const { user } = await open([anEventAccommodation({ state: 'planned', accommodation })]);
  await user.click(await screen.findByRole('button', { name: /^Anfragen …/ }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/Ruf an/)).toBeTruthy();
  expect(within(dialog).getByRole('link', { name: /27 555 01 10/ })).toBeTruthy();
  expect(within(dialog).queryByRole('checkbox')).toBeNull();
});

test('its yes is noted by one click; what is over has no buttons', async () => {
  const { user, sent, toasts } = await open([
    anEventAccommodation({ state: 'requested' }),
    anEventAccommodation({
      id: 'over',
      state: 'cancelled',
      accommodation: anAccommodation({ title: 'Hotel Dom' }),
    }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Hat zugesagt Britanniahütte SAC' }));
  await waitFor(() => expect(toasts()).toEqual(['Die Reservation ist jetzt: Bestätigt.']));
  expect(sent('POST').map(({ body }) => body)).toEqual([{ to: 'confirmed' }]);
  expect(screen.queryByRole('button', { name: /Hotel Dom/ })).toBeNull();
});

test('without any it says what is to do; a new one is for every night', async () => {
  const { user, sent } = await open([]);
  expect(await screen.findByText(/^Noch keine Unterkunft/)).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Unterkunft hinzufügen' }));
  const form = await screen.findByRole('dialog', { name: 'Unterkunft hinzufügen' });
  await user.type(within(form).getByRole('combobox', { name: /^Unterkunft/ }), 'Brit');
  await user.click(await screen.findByRole('option', { name: /Britanniahütte/ }));
  await user.click(within(form).getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(sent('POST')).toHaveLength(1));
  expect(sent('POST')[0]?.body).toMatchObject({
    accommodation: anAccommodation()['@id'],
    arrival: '2026-07-11',
    departure: '2026-07-12',
    halfBoard: true,
  });
});
