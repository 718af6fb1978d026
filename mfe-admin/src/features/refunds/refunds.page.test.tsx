import type { PaymentOrderResponse, RefundableBooking } from '@firn/shared-contracts/api';
import {
  aCollection,
  aPaymentOrder,
  aRefund,
  aRefundableBooking,
  aRefundChoice,
  type TestApiHandlers,
  testProblem,
} from '@firn/shared-contracts/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { renderRemote } from '../../testing/render.ts';

async function open(
  queue: readonly RefundableBooking[],
  { orders = [], api = {} }: { orders?: readonly PaymentOrderResponse[]; api?: TestApiHandlers } = {},
) {
  const page = await renderRemote('/admin/finance/rueckerstattungen', {
    api: {
      ...someAnswers,
      'GET /api/refundable_bookings': aCollection('/api/refundable_bookings', [...queue]),
      'GET /api/payment_orders': aCollection('/api/payment_orders', [...orders]),
      ...api,
    },
  });
  await screen.findByRole('heading', { name: 'Zurückzuzahlen' });
  const sent = () =>
    page.shell.api.calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);
  const toasts = () => page.shell.toasts.get().map(({ text }) => text);
  return { ...page, sent, toasts };
}

const BOOKING = aRefundableBooking();
const REFUND = aRefund();
const ASK = 'POST /api/bookings/:id/refund';

describe('the queue', () => {
  test('says so when nothing is to be paid back', async () => {
    await open([]);
    expect(screen.getByText('Es ist nichts zurückzuzahlen.')).toBeTruthy();
    expect(screen.getByText('Es wartet keine Überweisung.')).toBeTruthy();
    expect(await screen.findByText('Noch keine Datei geschrieben.')).toBeTruthy();
  });

  test('pays back to an account, or as a voucher', async () => {
    const { user, sent, toasts } = await open([BOOKING], { api: { [ASK]: aRefundChoice({ left: 0 }) } });
    await user.click(screen.getByRole('button', { name: 'B-2026-00042 zurückzahlen' }));
    const dialog = within(screen.getByRole('dialog', { name: 'CHF 400.– zurückzahlen' }));
    expect(dialog.queryByRole('radio', { name: 'Geld auf ein Konto' })).toBeNull();
    await user.type(dialog.getByRole('textbox', { name: /^IBAN/ }), 'CH56');
    await user.click(dialog.getByRole('button', { name: 'Zurückzahlen' }));
    await waitFor(() => expect(toasts()).toEqual(['Die Rückerstattung ist erfasst.']));
    await user.click(screen.getByRole('button', { name: 'B-2026-00042 zurückzahlen' }));
    await user.click(screen.getByRole('radio', { name: 'Gutschein' }));
    expect(screen.getByText('Der Gast bekommt sofort einen Gutschein über CHF 400.–.')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: 'Grund' }), 'Kulanz');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Zurückzahlen' }));
    const path = `${BOOKING.booking['@id']}/refund`;
    await waitFor(() =>
      expect(sent()).toEqual([
        [path, { wish: 'money', iban: 'CH56', accountHolder: 'Gina Gast' }],
        [path, { wish: 'voucher', reason: 'Kulanz' }],
      ]),
    );
  });

  test('says which way each part goes, and offers the account where the provider takes it back', async () => {
    const booking = aRefundableBooking({
      byProvider: 30_000,
      byBank: 0,
      toVouchers: 10_000,
      ways: ['twint'],
    });
    const { user } = await open([booking]);
    expect(screen.getByText('Bezahlt mit TWINT')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /zurückzahlen$/ }));
    expect(screen.getByText('CHF 300.– gehen über TWINT oder die Karte zurück.')).toBeTruthy();
    expect(screen.getByText(/^CHF 100\.– gehen zurück auf den Gutschein/)).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: /^IBAN/ })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Geld auf ein Konto' }));
    expect(screen.getByRole('textbox', { name: /^IBAN/ })).toBeTruthy();
  });

  test('shows at the field what is wrong with an account', async () => {
    const message = 'Diese IBAN stimmt nicht. Bitte prüfe sie, sie hat 21 Zeichen.';
    const { user } = await open([BOOKING], {
      api: {
        [ASK]: () => {
          throw testProblem(422, { violations: [{ propertyPath: 'iban', message }] });
        },
      },
    });
    await user.click(screen.getByRole('button', { name: /zurückzahlen$/ }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Zurückzahlen' }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('gives up a transfer with a reason, and tries one again that failed', async () => {
    const failed = aRefund({
      id: 'f',
      '@id': '/api/refunds/f',
      state: 'failed',
      lastError: 'Konto aufgehoben',
    });
    const refused = aRefund({
      id: 'p',
      '@id': '/api/refunds/p',
      way: 'provider',
      state: 'failed',
      iban: null,
    });
    const { user, sent } = await open([aRefundableBooking({ refunds: [REFUND, failed, refused] })], {
      api: {
        'POST /api/refunds/:id/failure': REFUND,
        'POST /api/refunds/:id/retry': REFUND,
      },
    });
    expect(screen.getByText('Grund: Konto aufgehoben')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'CHF 400.– von B-2026-00042 nicht überweisen' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Rückerstattung abbrechen?' }));
    await user.type(dialog.getByRole('textbox', { name: /^Grund/ }), 'Gast will Gutschein');
    await user.click(dialog.getByRole('button', { name: 'Abbrechen' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    const [ofBank, ofProvider] = screen.getAllByRole('button', { name: /nochmals versuchen$/ });
    await user.click(ofProvider as HTMLElement);
    await waitFor(() => expect(sent()).toHaveLength(2));
    await user.click(ofBank as HTMLElement);
    const account = within(screen.getByRole('dialog', { name: 'Nochmals überweisen' }));
    await user.click(account.getByRole('button', { name: 'Nochmals versuchen' }));
    await waitFor(() =>
      expect(sent()).toEqual([
        [`${REFUND['@id']}/failure`, { reason: 'Gast will Gutschein' }],
        ['/api/refunds/p/retry', {}],
        ['/api/refunds/f/retry', { iban: REFUND.iban, accountHolder: 'Gina Gast' }],
      ]),
    );
  });
});

test('a refund that its provider has not taken within a day may be given up; a young one may not', async () => {
  const waiting = aRefund({
    id: 'w',
    '@id': '/api/refunds/w',
    way: 'provider',
    iban: null,
    amount: 5_000,
    createdAt: '2026-02-13T08:15:00.000Z',
  });
  const young = {
    ...waiting,
    id: 'y',
    '@id': '/api/refunds/y',
    amount: 6_000,
    createdAt: '2026-02-14T08:15:00.000Z',
  };
  const { user, sent } = await open([aRefundableBooking({ refunds: [waiting, young] })], {
    api: { 'POST /api/refunds/:id/failure': waiting },
  });
  await user.click(screen.getByRole('button', { name: /beim Anbieter aufgeben$/ }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/^Schau zuerst beim Anbieter nach/)).toBeTruthy();
  await user.type(dialog.getByRole('textbox', { name: /^Grund/ }), 'Nicht angekommen');
  await user.click(dialog.getByRole('button', { name: 'Abbrechen' }));
  await waitFor(() => expect(sent()).toEqual([['/api/refunds/w/failure', { reason: 'Nicht angekommen' }]]));
});

describe('a file for the bank', () => {
  test('has the transfers that wait, but for those that are left out', async () => {
    const other = aRefund({ id: 'b', '@id': '/api/refunds/b', amount: 5_000 });
    const { user, sent } = await open([aRefundableBooking({ left: 0, refunds: [REFUND, other] })], {
      api: { 'POST /api/payment_orders': aPaymentOrder() },
    });
    expect(screen.getByText('Alles ist unterwegs')).toBeTruthy();
    expect(
      screen.getByRole('button', { name: 'Datei mit 2 Überweisungen schreiben (CHF 450.–)' }),
    ).toBeTruthy();
    await user.click(
      screen.getByRole('checkbox', { name: 'CHF 50.– von B-2026-00042 in die Datei für die Bank' }),
    );
    await user.click(screen.getByRole('button', { name: 'Datei mit 1 Überweisung schreiben (CHF 400.–)' }));
    await waitFor(() => expect(sent()).toEqual([['/api/payment_orders', { refunds: [REFUND['@id']] }]]));
  });

  test('is downloaded, and settled once the bank has paid', async () => {
    const order = aPaymentOrder();
    const { user, sent, toasts } = await open([], {
      orders: [order, aPaymentOrder({ id: 'x', number: 'RUE-2', inTransit: 0 })],
      api: { 'POST /api/payment_orders/:id/settlement': order },
    });
    const link = await screen.findByRole('link', { name: 'RUE-1 herunterladen' });
    expect(link.getAttribute('href')).toBe(`${order['@id']}/file`);
    expect(screen.getByText('Erledigt')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Die Bank hat RUE-1 bezahlt' }));
    await user.click(
      within(screen.getByRole('dialog', { name: 'Hat die Bank bezahlt?' })).getByRole('button', {
        name: 'Bezahlt',
      }),
    );
    await waitFor(() => expect(toasts()).toEqual(['Die Rückerstattungen sind erledigt.']));
    expect(sent()).toEqual([
      [`${order['@id']}/settlement`, { paidOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) }],
    ]);
  });

  test('that the API refuses says why', async () => {
    const detail = 'iban: Die IBAN der Firma fehlt, von der überwiesen wird.';
    const { user } = await open([aRefundableBooking({ refunds: [REFUND] })], {
      api: {
        'POST /api/payment_orders': () => {
          throw testProblem(422, { detail, violations: [{ propertyPath: 'iban', message: detail }] });
        },
      },
    });
    await user.click(screen.getByRole('button', { name: /^Datei mit 1 Überweisung/ }));
    expect((await screen.findByRole('alert')).textContent).toContain('Die IBAN der Firma fehlt');
  });
});
