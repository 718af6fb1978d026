import type { BookingMailResponse } from '@firn/shared-contracts/api';
import { aCollection, testProblem } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { openBooking } from '../../testing/booking.ts';
import { BOOKING_ID } from '../../testing/fixtures.ts';

function aBookingMail(overrides: Partial<BookingMailResponse> = {}): BookingMailResponse {
  const id = overrides.id ?? '018f0000-0000-7000-8000-000000000951';
  return {
    '@id': `/api/bookings/${BOOKING_ID}/mails/${id}`,
    '@type': 'BookingMail',
    id,
    template: 'booking_confirmed',
    recipient: 'gast@firn.example',
    subject: 'Deine Buchung B-2026-00042',
    text: 'Hallo Gina\n\nDein Platz ist dir sicher.',
    createdAt: '2026-02-14T11:00:00.000Z',
    sentAt: '2026-02-14T11:01:00.000Z',
    failedAt: null,
    attempts: 1,
    ...overrides,
  };
}

const MAILS = 'GET /api/bookings/:id/mails';

test('stand with their text and what became of them; one that was given up says what to do', async () => {
  const mails = [
    aBookingMail({ id: 'm3', sentAt: null, attempts: 2 }),
    aBookingMail({ id: 'm2', sentAt: null, failedAt: '2026-02-15T11:00:00.000Z', attempts: 5 }),
    aBookingMail({ id: 'm1' }),
  ];
  const { user } = await openBooking({
    page: 'mails',
    api: { [MAILS]: aCollection('/api/bookings/mails', mails) },
  });
  const list = within(await screen.findByRole('region', { name: 'E-Mails' }));
  const [waiting, failed, sent] = list.getAllByRole('listitem').map((item) => within(item));
  expect(waiting?.getByText(/2 Versuche ohne Erfolg; es geht von selbst weiter/)).toBeTruthy();
  expect(
    failed?.getByText(/^Nicht zugestellt: nach 5 Versuchen aufgegeben So, 15\.02\.2026, 12:00/),
  ).toBeTruthy();
  expect(failed?.getByText(/Ruf den Gast an/)).toBeTruthy();
  expect(sent?.getByText('Gesendet Sa, 14.02.2026, 12:01')).toBeTruthy();
  expect(sent?.getByText('An gast@firn.example')).toBeTruthy();
  await user.click(sent?.getByText('Text ansehen') as HTMLElement);
  expect(sent?.getByText(/Dein Platz ist dir sicher\./)).toBeTruthy();
});

test('that cannot be had offer another try', async () => {
  let isDown = true;
  const { user } = await openBooking({
    page: 'mails',
    api: {
      [MAILS]: () => {
        if (isDown) throw testProblem(404);
        return aCollection('/api/bookings/mails', []);
      },
    },
  });
  const retry = await screen.findByRole('button', { name: 'Nochmals versuchen' });
  isDown = false;
  await user.click(retry);
  expect(await screen.findByText(/ging noch keine E-Mail hinaus/)).toBeTruthy();
});
