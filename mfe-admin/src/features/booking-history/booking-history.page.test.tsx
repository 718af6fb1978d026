import { aBooking, aCollection, testProblem } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { aBookingEntry, openBooking } from '../../testing/booking.ts';

const HISTORY = 'GET /api/bookings/:id/history';

const state = (from: string | null, to: string) => ({ from, to });

test('tells what happened in sentences, the newest first, and who did it', async () => {
  const entries = [
    aBookingEntry({
      id: 'e4',
      at: '2026-02-16T09:00:00.000Z',
      action: 'booking.cancel',
      actor: 'Anna Admin',
      changes: {
        fee: { from: null, to: 8000 },
        total: { from: 40_000, to: 8000 },
        reason: { from: null, to: 'Knie verletzt' },
        override: { from: null, to: ['start'] },
      },
    }),
    aBookingEntry({
      id: 'e6',
      action: 'booking.replace_person',
      changes: { person: { from: 'Person 1', to: 'Person 2' } },
    }),
    aBookingEntry({
      id: 'e5',
      action: 'booking.rebook',
      changes: { event: { from: 'E-101-1', to: 'E-101-2' } },
    }),
    aBookingEntry({
      id: 'e3',
      action: 'booking.update',
      actor: 'Gina Gast',
      impersonator: 'Anna Admin',
      changes: { message: { from: '…', to: '…' }, user: { from: null, to: 'x' } },
    }),
    aBookingEntry({
      id: 'e2',
      action: 'booking.transition',
      actor: null,
      changes: { state: state('confirmed', 'annulled'), reason: { from: null, to: 'weather' } },
    }),
    aBookingEntry({
      id: 'e1b',
      action: 'booking.transition',
      actor: null,
      changes: { state: state('held', 'expired'), reason: { from: null, to: 'expired' } },
    }),
    aBookingEntry({
      id: 'e7',
      action: 'booking_person.update',
      label: 'B-2026-00042, Person 2',
      changes: { lastName: { from: '…', to: '…' }, allergiesText: { from: '…', to: '…' } },
    }),
    aBookingEntry({
      id: 'e8',
      action: 'booking.event_changed',
      changes: { place: { from: 'Saas-Fee', to: 'Zermatt' }, meeting: { from: '', to: 'Talstation' } },
    }),
    aBookingEntry({ id: 'e1' }),
    aBookingEntry({ id: 'e0', action: 'booking.unknown', changes: {} }),
  ];
  const persons = aBooking().bookingPersons;
  const booking = aBooking({
    bookingPersons: [...persons, ...persons.map((person) => ({ ...person, id: 'p2', firstName: 'Petra' }))],
  });
  const api = { [HISTORY]: aCollection('/api/bookings/history', entries) };
  await openBooking({ page: 'history', booking, api });
  const list = within(await screen.findByRole('region', { name: 'Verlauf' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Mo, 16.02.2026, 10:00, Anna AdminAnnulliert. Annullationskosten CHF 80.–. Betrag von CHF 400.– auf CHF 80.–. Über Plätze oder Fristen hinweg. Grund: Knie verletzt',
    'Sa, 14.02.2026, 12:00, Gina GastGina Gast ersetzt durch Petra Gast.',
    'Sa, 14.02.2026, 12:00, Gina GastUmgebucht von E-101-1 auf E-101-2.',
    'Sa, 14.02.2026, 12:00, Anna Admin im Namen von Gina GastNachricht geändert. Einem Konto zugeordnet.',
    'Sa, 14.02.2026, 12:00, FirnVon «Bestätigt» zu «Abgesagt». Grund: Wetter/Verhältnisse',
    'Sa, 14.02.2026, 12:00, FirnVon «Reserviert» zu «Verfallen». Grund: die Zeit ist abgelaufen',
    'Sa, 14.02.2026, 12:00, Gina GastAngaben von Petra Gast korrigiert: Name, Welche Allergien.',
    'Sa, 14.02.2026, 12:00, Gina GastEvent geändert: Ort von «Saas-Fee» auf «Zermatt»; Treffpunkt von «ohne Angabe» auf «Talstation».',
    'Sa, 14.02.2026, 12:00, Gina GastBuchung aufgenommen.',
    'Sa, 14.02.2026, 12:00, Gina GastBuchung geändert.',
  ]);
});

test('that cannot be had offers another try', async () => {
  let isDown = true;
  const { user } = await openBooking({
    page: 'history',
    api: {
      [HISTORY]: () => {
        if (isDown) throw testProblem(404);
        return aCollection('/api/bookings/history', []);
      },
    },
  });
  const retry = await screen.findByRole('button', { name: 'Nochmals versuchen' });
  isDown = false;
  await user.click(retry);
  expect(await screen.findByText('Noch nichts.')).toBeTruthy();
});

test('tells who brought the guests, as it was corrected', async () => {
  const entries = [
    aBookingEntry({
      id: 'e2',
      action: 'booking.partner',
      changes: { partner: { from: 'Hotel Post', to: null }, reason: { from: null, to: 'Rief selbst an' } },
    }),
    aBookingEntry({
      id: 'e1',
      action: 'booking.partner',
      changes: { partner: { from: null, to: 'Hotel Post' } },
    }),
  ];
  await openBooking({ page: 'history', api: { [HISTORY]: aCollection('/api/bookings/history', entries) } });
  expect(await screen.findByText(/Gebracht von Hotel Post\./)).toBeTruthy();
  expect(screen.getByText(/Von keinem Partner gebracht\./)).toBeTruthy();
  expect(screen.getByText(/Rief selbst an/)).toBeTruthy();
});

test('tells reminders and their stop', async () => {
  const invoice = { from: null, to: 'R-2026-00042' };
  const entries = [
    aBookingEntry({ id: 'e4', action: 'booking.dunning_resume', changes: {} }),
    aBookingEntry({
      id: 'e3',
      action: 'booking.dunning_stop',
      changes: { reason: { from: null, to: 'Zahlt in Raten' } },
    }),
    aBookingEntry({
      id: 'e2',
      action: 'booking.overdue',
      actor: null,
      changes: { invoice, level: { from: 2, to: 3 } },
    }),
    aBookingEntry({
      id: 'e1',
      action: 'booking.reminder',
      actor: null,
      changes: { invoice, level: { from: 1, to: 2 }, total: { from: 40_000, to: 42_000 } },
    }),
  ];
  await openBooking({ page: 'history', api: { [HISTORY]: aCollection('/api/bookings/history', entries) } });
  for (const text of [
    /Mahnungen wieder zugelassen\./,
    /Mahnungen gestoppt\. .*Zahlt in Raten/,
    /Rechnung R-2026-00042 trotz Mahnungen überfällig\./,
    /2\. Mahnung zur Rechnung R-2026-00042\. Betrag von CHF 400\.– auf CHF 420\.–/,
  ])
    expect(await screen.findByText(text)).toBeTruthy();
});
