import type { PlannedMail } from '@firn/shared-contracts/api';
import { aBooking, type TestApiHandlers, type TestRequest } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aChangePreview, changing, openBooking } from '../../testing/booking.ts';

const aMail = (changes: Partial<PlannedMail> = {}): PlannedMail => ({
  template: 'booking_rejected',
  to: 'gast@firn.example',
  subject: 'Deine Anfrage',
  text: 'Hallo Nina',
  ...changes,
});

async function ask(button: string, state: 'requested' | 'confirmed' | 'waitlisted', api: TestApiHandlers) {
  const shown = await openBooking({ booking: aBooking({ state }), api });
  await shown.user.click(screen.getByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog'));
  return { ...shown, dialog };
}

const SUMMARY = 'Vorschau der Nachricht';

test('a step asks for its message once somebody wants to see it, with the reason by now', async () => {
  const { user, dialog, shell } = await ask('Ablehnen', 'requested', {
    'POST /api/bookings/:id/transition': ({ body }: TestRequest) => ({
      '@type': 'BookingStepPreview',
      mails: [aMail({ text: `Grund: ${(body as { reason?: string }).reason ?? ''}` })],
    }),
  });
  const asked = () => shell.api.calls.filter(({ path }) => path.endsWith('/transition'));
  await user.type(dialog.getByRole('textbox', { name: /^Grund/ }), 'Voll');
  expect(asked()).toEqual([]);
  await user.click(dialog.getByText(SUMMARY));
  expect(await dialog.findByText('Grund: Voll')).toBeTruthy();
  expect(dialog.getByText('An gast@firn.example')).toBeTruthy();
  expect(asked().at(-1)?.body).toEqual({ to: 'rejected', reason: 'Voll', dryRun: true });
  await user.click(dialog.getByRole('checkbox', { name: 'Gast benachrichtigen' }));
  expect(dialog.queryByText(SUMMARY)).toBeNull();
});

test('an offer of seats shows its message', async () => {
  const { user, dialog } = await ask('Platz anbieten', 'waitlisted', {
    'POST /api/waitlist_entries/:id/offer': ({ searchParams }: TestRequest) =>
      searchParams.has('dryRun') ? { mails: [aMail({ text: 'Gute Nachricht' })] } : aBooking(),
  });
  await user.click(dialog.getByText(SUMMARY));
  expect(await dialog.findByText('Gute Nachricht')).toBeTruthy();
});

test('a change shows each of its messages, unless the guest is not written to', async () => {
  const mails = [aMail({ text: 'Das neue' }), aMail({ subject: 'Nicht mehr gebucht', text: 'Das alte' })];
  const preview = { ...aChangePreview({ fee: 8000, total: 8000 }), mails };
  const { user, dialog } = await ask('Annullieren', 'confirmed', {
    'POST /api/bookings/:id/cancellation': changing(preview, aBooking()),
  });
  await user.click(await dialog.findByText(SUMMARY));
  expect(dialog.getByText('Das neue')).toBeTruthy();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Welche Nachricht' }), 'Nicht mehr gebucht');
  expect(dialog.getByText('Das alte')).toBeTruthy();
  expect(dialog.queryByText('Das neue')).toBeNull();
  await user.click(dialog.getByRole('checkbox', { name: 'Gast benachrichtigen' }));
  await waitFor(() => expect(dialog.queryByText(SUMMARY)).toBeNull());
});

test('a change without a message has nothing to show', async () => {
  const { dialog } = await ask('Annullieren', 'confirmed', {
    'POST /api/bookings/:id/cancellation': changing(aChangePreview({ fee: 8000 }), aBooking()),
  });
  expect(await dialog.findByRole('region', { name: 'Das löst es aus' })).toBeTruthy();
  expect(dialog.queryByText(SUMMARY)).toBeNull();
});
