import {
  aBooking,
  aCollection,
  type TestApiHandlers,
  type TestRequest,
  testProblem,
} from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { aChangePreview } from '../../testing/booking.ts';
import { renderRemote } from '../../testing/render.ts';

const numbered = (n: number) => {
  const id = `018f0000-0000-7000-8000-00000000070${n}`;
  return aBooking({ id, '@id': `/api/bookings/${id}`, bookingNumber: `B-2026-0000${n}`, state: 'requested' });
};
const ROWS = [numbered(1), numbered(2)];

async function choose(action: string, api: TestApiHandlers) {
  const shown = await renderRemote('/admin/bookings', {
    api: { ...someAnswers, 'GET /api/bookings': aCollection('/api/bookings', ROWS), ...api },
  });
  for (const { bookingNumber } of ROWS) {
    const row = await screen.findByRole('row', { name: new RegExp(bookingNumber) });
    await shown.user.click(within(row).getByRole('checkbox'));
  }
  await shown.user.click(screen.getByRole('button', { name: action }));
  const dialog = within(await screen.findByRole('dialog'));
  const send = (name = action) => shown.user.click(dialog.getByRole('button', { name }));
  const sent = () =>
    shown.shell.api.calls
      .filter(({ method, searchParams }) => method === 'POST' && !searchParams.has('dryRun'))
      .map(({ path, body }) => [path.split('/').slice(3).join('/'), body]);
  return { ...shown, dialog, send, sent };
}

test('requests are confirmed in one go, each with its version', async () => {
  const { dialog, send, shell } = await choose('Bestätigen', {
    'POST /api/bookings/:id/transition': ({ params }: TestRequest) =>
      aBooking({ id: params.id ?? '', state: 'confirmed', version: 2 }),
  });
  await dialog.findByRole('heading', { name: /^2 Buchungen bestätigen\?/ });
  await send();
  await dialog.findByRole('heading', { name: /2 von 2/ });
  const steps = shell.api.calls.filter(({ path }) => path.endsWith('/transition'));
  expect(steps.map(({ body, ifMatch }) => [body, ifMatch])).toEqual([
    [{ to: 'confirmed', notify: true }, '"1"'],
    [{ to: 'confirmed', notify: true }, '"1"'],
  ]);
});

test('are rejected with one reason; what was refused says why', async () => {
  const { user, dialog, send, sent } = await choose('Ablehnen', {
    'POST /api/bookings/:id/transition': ({ params }: TestRequest) => {
      if (params.id === ROWS[1]?.id) throw testProblem(409, { detail: 'Das geht nicht mehr.' });
      return aBooking({ id: params.id ?? '', state: 'rejected', version: 2 });
    },
  });
  await send();
  expect(sent()).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: /^Grund/ }), 'Ausgebucht');
  await send();
  expect(await dialog.findByText('Das geht nicht mehr.')).toBeTruthy();
  expect(sent().map(([, body]) => body)).toEqual([
    { to: 'rejected', reason: 'Ausgebucht', notify: true },
    { to: 'rejected', reason: 'Ausgebucht', notify: true },
  ]);
});

test('are cancelled at the total of each; what stands against one is gone over with a reason of its own', async () => {
  const over = { propertyPath: 'until', message: 'Der Event hat begonnen.' };
  const { user, dialog, send, sent } = await choose('Annullieren', {
    'POST /api/bookings/:id/cancellation': ({ params, searchParams }: TestRequest) => {
      const isSecond = params.id === ROWS[1]?.id;
      if (searchParams.has('dryRun'))
        return aChangePreview(isSecond ? { total: 0, overridable: [over] } : { total: 8000 });
      return aBooking({ id: params.id ?? '', state: 'cancelled', version: 2 });
    },
  });
  await user.type(dialog.getByRole('textbox', { name: /^Grund/ }), 'Wunsch der Gruppe');
  await send();
  expect(await dialog.findByText('Der Event hat begonnen.')).toBeTruthy();
  await user.type(dialog.getByRole('textbox', { name: /^Grund/ }), 'Unfall am ersten Tag');
  await send('Trotzdem annullieren');
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()).toEqual([
    [
      `${ROWS[0]?.id}/cancellation`,
      { reason: 'Wunsch der Gruppe', notify: true, expectedTotal: 8000, expectedVersion: 1 },
    ],
    [
      `${ROWS[1]?.id}/cancellation`,
      { reason: 'Unfall am ersten Tag', override: true, notify: true, expectedTotal: 0, expectedVersion: 1 },
    ],
  ]);
});

test.each([
  ['Bestätigen', { to: 'confirmed', dryRun: true }],
  ['Ablehnen', { to: 'rejected', dryRun: true }],
  ['Annullieren', {}],
] as const)('«%s» shows the message to the first of them', async (action, body) => {
  const told = {
    mails: [{ template: 'booking', to: 'gast@firn.example', subject: 'Buchung', text: 'Hallo Gina' }],
  };
  const { user, dialog, shell } = await choose(action, {
    'POST /api/bookings/:id/transition': told,
    'POST /api/bookings/:id/cancellation': told,
  });
  await user.click(await dialog.findByText('Vorschau der Nachricht'));
  expect(await dialog.findByText('Hallo Gina')).toBeTruthy();
  const asked = shell.api.calls.filter(({ method }) => method === 'POST');
  expect(asked.map((call) => [call.path.split('/')[3], call.body])).toEqual([[ROWS[0]?.id, body]]);
});
