import { type TestApiHandlers, testProblem } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { aSuspiciousNetwork, BOOKING_ID, NETWORK_ID } from '../../testing/fixtures.ts';
import { renderRemote } from '../../testing/render.ts';

const ACTION = 'Alle absagen und Plätze freigeben';
const CANCEL = 'POST /api/suspicious_bookings/:id/cancellation';

async function open(answers: TestApiHandlers = {}) {
  const api = { ...someAnswers, ...answers };
  const page = await renderRemote(`/admin/bookings/suspicious/${NETWORK_ID}`, { api });
  await screen.findByRole('heading', { name: 'Buchungen von 203.0.113.7' });
  const sent = () => page.shell.api.calls.filter(({ method }) => method === 'POST').map(({ path }) => path);
  return { ...page, sent };
}

test('shows the bookings of the network with links to them', async () => {
  const { shell } = await open();
  const row = await screen.findByRole('row', { name: /B-2026-00042/ });
  expect(within(row).getByRole('link').getAttribute('href')).toBe(`/admin/bookings/${BOOKING_ID}`);
  const list = shell.api.calls.find(({ path }) => path === '/api/bookings');
  expect(list?.searchParams.get('network')).toBe(`/api/suspicious_bookings/${NETWORK_ID}`);
});

test('one action cancels all, after a question that says how many, and tells what it did', async () => {
  let network = aSuspiciousNetwork();
  const { user, shell, sent } = await open({
    'GET /api/suspicious_bookings/:id': () => network,
    [CANCEL]: () => {
      network = aSuspiciousNetwork({ ongoingBookings: 0, takenSeats: 0 });
      return { '@type': 'SuspiciousBookingsCancellation', bookings: 93, seats: 412 };
    },
  });
  await user.click(screen.getByRole('button', { name: ACTION }));
  const dialog = within(screen.getByRole('dialog', { name: '93 Buchungen absagen?' }));
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Abbrechen' }));
  expect(dialog.getByText('412 Plätze werden frei.')).toBeTruthy();
  expect(dialog.getByText(/Niemand bekommt eine E-Mail/)).toBeTruthy();
  expect(sent()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: ACTION }));
  await screen.findByText('Nichts mehr belegt');
  expect(sent()).toEqual([`/api/suspicious_bookings/${NETWORK_ID}/cancellation`]);
  expect(shell.toasts.get().map(({ text }) => text)).toEqual(['93 Buchungen abgesagt, 412 Plätze frei.']);
  expect(screen.queryByRole('button', { name: ACTION })).toBeNull();
});

test('whoever thinks better of it has changed nothing', async () => {
  const { user, sent } = await open();
  await user.click(screen.getByRole('button', { name: ACTION }));
  await user.click(screen.getByRole('button', { name: 'Abbrechen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toEqual([]);
});

test('a refusal is told, and the action stays', async () => {
  const detail = 'Gerade buchen viele diesen Termin. Versuche es gleich noch einmal.';
  const { user, shell } = await open({
    [CANCEL]: () => {
      throw testProblem(409, { type: '/problems/lock-timeout', detail });
    },
  });
  await user.click(screen.getByRole('button', { name: ACTION }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: ACTION }));
  await waitFor(() => expect(shell.toasts.get().map(({ text }) => text)).toEqual([detail]));
  expect(screen.getByRole('button', { name: ACTION })).toBeTruthy();
});
