import type { PaymentResponse } from '@firn/shared-contracts/api';
import {
  aBooking,
  aCollection,
  aDunning,
  aPayment,
  type TestApiHandlers,
  type TestRequest,
  testProblem,
} from '@firn/shared-contracts/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { openBooking } from '../../testing/booking.ts';

const open = (entries: readonly PaymentResponse[], api: TestApiHandlers = {}, changes = {}) =>
  openBooking({
    page: 'invoices',
    booking: aBooking(changes),
    api: { 'GET /api/payments': aCollection('/api/payments', [...entries]), ...api },
  });

const form = async () => within(await screen.findByRole('form', { name: 'Zahlung erfassen' }));
const balance = () => within(screen.getByRole('region', { name: 'Stand' }));

describe('the ledger of a booking', () => {
  test('shows what is owed, what came in, and each entry with who recorded it', async () => {
    const paid = aPayment({ amount: 10_000, refundable: 10_000, method: 'cash', note: 'Am Treffpunkt' });
    await open([paid], {}, { paid: 10_000, paymentStatus: 'partial' });
    const row = await screen.findByRole('row', { name: /Am Treffpunkt/ });
    for (const text of ['Zahlung', 'Bar', 'CHF 100.–', 'Vera Admin'])
      expect(within(row).getByText(text)).toBeTruthy();
    for (const amount of ['CHF 400.–', 'CHF 100.–', 'CHF 300.–'])
      expect(balance().getByText(amount)).toBeTruthy();
    expect(screen.queryByText(/zurückzuzahlen/)).toBeNull();
  });

  test('says that nothing came in yet, and what there is to pay back', async () => {
    await open([], {}, { state: 'annulled', paid: 5_000, paymentStatus: 'refund_due' });
    expect(await screen.findByText('Noch nichts eingegangen.')).toBeTruthy();
    expect(balance().getByText('Zurückzuzahlen')).toBeTruthy();
    expect(screen.getByText(/^Diese Buchung schuldet nichts mehr/)).toBeTruthy();
  });

  test('offers to read again what could not be read', async () => {
    const { shell, user } = await open([], {
      'GET /api/payments': () => {
        throw testProblem(503, { detail: 'Die Datenbank macht Pause.' });
      },
    });
    const again = await screen.findByRole('button', { name: 'Nochmals versuchen' });
    shell.answer({ 'GET /api/payments': aCollection('/api/payments', [aPayment()]) });
    await user.click(again);
    expect(await screen.findByRole('row', { name: /Vera Admin/ })).toBeTruthy();
  });
});

describe('recording a payment', () => {
  test('offers the open amount of today, and shows the booking as paid', async () => {
    let booking = aBooking();
    const { user, sent, toasts } = await open([], {
      'GET /api/bookings/:id': () => booking,
      'POST /api/payments': () => {
        booking = aBooking({ paid: 40_000, paymentStatus: 'paid', version: 2 });
        return aPayment();
      },
    });
    const fields = await form();
    expect(fields.getByRole('textbox', { name: /^Betrag/ })).toHaveProperty('value', '400.–');
    await user.click(fields.getByRole('radio', { name: 'Bar' }));
    await user.type(fields.getByRole('textbox', { name: /^Notiz/ }), 'Am Treffpunkt');
    await user.click(fields.getByRole('button', { name: 'Zahlung erfassen' }));
    await waitFor(() => expect(toasts()).toEqual(['Die Zahlung ist erfasst.']));
    const [call] = sent('/payments');
    expect(call?.body).toMatchObject({
      booking: booking['@id'],
      amount: 40_000,
      method: 'cash',
      note: 'Am Treffpunkt',
    });
    expect(call?.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
    expect(await screen.findByText(/^Diese Buchung schuldet nichts mehr/)).toBeTruthy();
  });

  test('asks whether the same is really there twice, and records it by a tick', async () => {
    const detail = 'CHF 400.– per Bank vom Fr, 13.02.2026 sind schon erfasst, von Sina Super.';
    const { user, sent } = await open([], {
      'POST /api/payments': ({ body }: TestRequest) => {
        if ((body as { again?: boolean }).again) return aPayment();
        throw testProblem(409, { type: '/problems/payment-already-recorded', detail });
      },
    });
    const fields = await form();
    const save = fields.getByRole('button', { name: 'Zahlung erfassen' });
    await user.click(save);
    expect(await screen.findByText(detail)).toBeTruthy();
    await user.click(await fields.findByRole('checkbox', { name: 'Es ist eine zweite, gleiche Zahlung' }));
    await user.click(save);
    await waitFor(() => expect(sent('/payments')).toHaveLength(2));
    const [first, second] = sent('/payments');
    expect(second?.body).toMatchObject({ again: true });
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
  });
});

describe('what follows from an entry', () => {
  const REFUND = 'POST /api/payments/:id/refund';

  test('a refund starts with what is too much, and needs amount and reason', async () => {
    const { user, sent, toasts } = await open(
      [aPayment()],
      { [REFUND]: () => aPayment({ kind: 'refund', amount: -32_000 }) },
      { state: 'cancelled', total: 8_000, paid: 40_000, paymentStatus: 'refund_due' },
    );
    await user.click(await screen.findByRole('button', { name: /^Rückzahlen von CHF 400/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'Rückzahlung erfassen' }));
    const amount = dialog.getByRole('textbox', { name: /^Betrag/ });
    expect(amount).toHaveProperty('value', '320.–');
    await user.clear(amount);
    await user.type(amount, '401');
    const send = dialog.getByRole('button', { name: 'Rückzahlung erfassen' });
    await user.click(send);
    expect(dialog.getByText('Schreibe einen Betrag bis CHF 400.–.')).toBeTruthy();
    expect(dialog.getByText('Schreibe den Grund.')).toBeTruthy();
    expect(sent('/refund')).toEqual([]);
    await user.clear(amount);
    await user.type(amount, '320');
    await user.type(dialog.getByRole('textbox', { name: /^Grund/ }), 'Annulliert');
    await user.click(send);
    await waitFor(() => expect(toasts()).toEqual(['Die Rückzahlung ist erfasst.']));
    expect(sent('/refund').map(({ body }) => body)).toEqual([{ amount: 32_000, reason: 'Annulliert' }]);
  });

  test('a correction that comes too late says why, and stays open', async () => {
    const { user } = await open([aPayment()], {
      'POST /api/payments/:id/correction': () => {
        throw testProblem(409, { detail: 'Dieser Eintrag wurde schon zurückgenommen.' });
      },
    });
    await user.click(await screen.findByRole('button', { name: /^Zurücknehmen: Zahlung CHF 400/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'Eintrag zurücknehmen?' }));
    await user.type(dialog.getByRole('textbox', { name: /^Grund/ }), 'Falsche Buchung');
    await user.click(dialog.getByRole('button', { name: 'Zurücknehmen' }));
    expect(await dialog.findByRole('alert')).toHaveProperty(
      'textContent',
      'Dieser Eintrag wurde schon zurückgenommen.',
    );
  });

  test('nothing is offered for what was taken back, for a correction or a voucher, or where some went back', async () => {
    const back = aPayment({ id: 'b', corrected: true, refundable: 0, note: 'Irrtum' });
    const correction = aPayment({
      id: 'c',
      kind: 'correction',
      amount: -40_000,
      refundable: 0,
      note: 'Falsch',
    });
    const partly = aPayment({ id: 'd', refundable: 10_000, note: 'Teils' });
    const byVoucher = aPayment({ id: 'e', method: 'voucher', note: 'Geschenk' });
    await open([back, correction, partly, byVoucher]);
    const buttonsOf = async (name: RegExp) =>
      within(await screen.findByRole('row', { name }))
        .queryAllByRole('button')
        .map(({ textContent }) => textContent);
    expect(await buttonsOf(/Irrtum/)).toEqual([]);
    expect(await buttonsOf(/Falsch/)).toEqual([]);
    expect(await buttonsOf(/Geschenk/)).toEqual([]);
    expect(await buttonsOf(/Teils/)).toEqual(['Rückzahlen']);
    expect(screen.getByText('Zahlung (zurückgenommen)')).toBeTruthy();
  });
});

describe('reminders', () => {
  const section = async () => within(await screen.findByRole('region', { name: 'Mahnungen' }));
  const step = (level: number, at: string) => ({ invoice: 'R-2026-00042', level, open: 30_000, at });

  test('are told with what was open, and that they had no effect', async () => {
    const steps = [step(3, '2026-03-28T08:00:00.000Z'), step(1, '2026-03-08T08:00:00.000Z')];
    await open([], { 'GET /api/bookings/:id/dunning': aDunning({ steps }) });
    const texts = (await (await section()).findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(texts).toEqual([
      'Sa, 28.03.2026, 09:00: Rechnung R-2026-00042 trotz Mahnungen überfällig, CHF 300.– offen',
      'So, 08.03.2026, 09:00: 1. Mahnung zur Rechnung R-2026-00042, CHF 300.– offen',
    ]);
  });

  test('are stopped with a reason, and go on', async () => {
    const stop = { reason: 'Zahlt in Raten.', by: 'Vera Admin', at: '2026-02-14T08:00:00.000Z' };
    let dunning = aDunning();
    const { user, sent, toasts } = await open([], {
      'GET /api/bookings/:id/dunning': () => dunning,
      'POST /api/bookings/:id/dunning_stop': () => {
        dunning = aDunning({ stop });
        return dunning;
      },
      'DELETE /api/bookings/:id/dunning_stop': () => {
        dunning = aDunning();
        return null;
      },
    });
    const reminders = await section();
    expect(await reminders.findByText('Noch nicht gemahnt.')).toBeTruthy();
    await user.click(reminders.getByRole('button', { name: 'Mahnungen stoppen' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Mahnungen stoppen?' }));
    await user.click(dialog.getByRole('button', { name: 'Stoppen' }));
    expect(dialog.getByText('Schreibe den Grund.')).toBeTruthy();
    expect(sent('/dunning_stop')).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: /^Grund/ }), stop.reason);
    await user.click(dialog.getByRole('button', { name: 'Stoppen' }));
    expect(
      await reminders.findByText('Gestoppt von Vera Admin, Sa, 14.02.2026, 09:00: «Zahlt in Raten.»'),
    ).toBeTruthy();
    expect(sent('/dunning_stop')[0]?.body).toEqual({ reason: stop.reason });
    await user.click(reminders.getByRole('button', { name: 'Wieder mahnen' }));
    expect(await reminders.findByRole('button', { name: 'Mahnungen stoppen' })).toBeTruthy();
    expect(toasts()).toEqual(['Die Mahnungen sind gestoppt.', 'Die Buchung wird wieder gemahnt.']);
  });
});
