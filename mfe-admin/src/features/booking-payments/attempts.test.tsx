import { aBooking, aCollection, aPayment, aPaymentIntent } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { openBooking } from '../../testing/booking.ts';

const open = (...attempts: readonly ReturnType<typeof aPaymentIntent>[]) =>
  openBooking({
    page: 'invoices',
    booking: aBooking(),
    api: {
      'GET /api/payments': aCollection('/api/payments', [aPayment()]),
      'GET /api/payment_intents': aCollection('/api/payment_intents', [...attempts]),
    },
  });

test('each attempt to pay online stands with its state, the reason and the number of the provider', async () => {
  await open(
    aPaymentIntent(),
    aPaymentIntent({
      id: '018f0000-0000-7000-8000-000000000196',
      method: 'card',
      state: 'failed',
      failure: 'Karte abgelehnt',
      externalId: 'cs_42',
    }),
  );
  const part = within(await screen.findByRole('region', { name: 'Online-Zahlungen' }));
  const row = within(part.getByRole('row', { name: /cs_42/ }));
  for (const text of ['Karte', 'CHF 400.–', 'Gescheitert: Karte abgelehnt'])
    expect(row.getByText(text)).toBeTruthy();
  expect(within(part.getByRole('row', { name: /test_195/ })).getByText('Bezahlt')).toBeTruthy();
});

test('nothing is said where nobody has tried', async () => {
  await open();
  await screen.findByRole('row', { name: /Vera Admin/ });
  expect(screen.queryByText('Online-Zahlungen')).toBeNull();
});
