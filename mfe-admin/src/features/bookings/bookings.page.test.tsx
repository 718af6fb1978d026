import { aBooking, aCollection } from '@firn/shared-contracts/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { BOOKING_ID, USER_ID } from '../../testing/fixtures.ts';
import { renderRemote } from '../../testing/render.ts';

describe('the list of bookings', () => {
  test('requests 50, the newest first, and shows what an office needs at a glance', async () => {
    const { shell } = await renderRemote('/admin/bookings', { api: someAnswers });
    const row = await screen.findByRole('row', { name: /B-2026-00042/ });
    for (const text of ['14.02.26, 12:00', 'Gina Gast', '11.–12.07.26', 'CHF 400.–', 'Bestätigt']) {
      expect(within(row).getByText(text)).toBeTruthy();
    }
    expect(within(row).getByRole('link').getAttribute('href')).toBe(`/admin/bookings/${BOOKING_ID}`);
    expect(Object.fromEntries(shell.api.calls[0]?.searchParams ?? [])).toEqual({
      page: '1',
      itemsPerPage: '50',
      'order[createdAt]': 'desc',
    });
  });

  test('searches by number, name or e-mail and filters by state, in the address', async () => {
    const { shell, user, address } = await renderRemote('/admin/bookings', { api: someAnswers });
    await user.type(
      await screen.findByRole('searchbox', { name: 'Nummer, Name oder E-Mail' }),
      '00042{Enter}',
    );
    await user.click(screen.getByRole('button', { name: 'Status: alle' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Bestätigt' }));
    expect(address()).toBe('/admin/bookings?q=00042&state=confirmed');
    await screen.findByRole('row', { name: /B-2026-00042/ });
    const { searchParams } = shell.api.calls.at(-1) ?? {};
    expect([searchParams?.get('freequery'), searchParams?.get('state[]')]).toEqual(['00042', 'confirmed']);
  });

  test('narrows by payment, guest, day of the event and day of receipt', async () => {
    const address =
      '/admin/bookings?paymentStatus=open,refund_due&user=018f0000-0000-7000-8000-000000000901' +
      '&start=2026-07-01..2026-07-31&createdAt=2026-02-01..';
    const { shell } = await renderRemote(address, { api: someAnswers });
    await screen.findByRole('row', { name: /B-2026-00042/ });
    for (const chip of [
      /Zahlung: Offen, Rückzahlung fällig/,
      /Gast: Gina Gast/,
      /Datum des Events: 01\.–31\.07\.26/,
    ])
      expect((await screen.findAllByRole('button', { name: chip })).length).toBeGreaterThan(0);
    const { searchParams } = shell.api.calls.find(({ path }) => path === '/api/bookings') ?? {};
    expect(searchParams?.getAll('paymentStatus[]')).toEqual(['open', 'refund_due']);
    expect(searchParams?.get('user')).toBe(`/api/users/${USER_ID}`);
    expect(searchParams?.get('start[after]')).toBe('2026-07-01');
    expect(searchParams?.get('start[strictly_before]')).toBe('2026-07-31T22:00:00.000Z');
    expect(searchParams?.get('createdAt[after]')).toBe('2026-02-01');
  });

  test.each(['Nummer', 'Datum', 'Betrag'])('sorts by %s', async (name) => {
    const { shell, user } = await renderRemote('/admin/bookings', { api: someAnswers });
    await user.click(await screen.findByRole('button', { name }));
    await screen.findByRole('row', { name: /B-2026-00042/ });
    const column = { Nummer: 'bookingNumber', Datum: 'start', Betrag: 'total' }[name];
    expect(shell.api.calls.at(-1)?.searchParams.get(`order[${column}]`)).toBeTruthy();
  });

  test('reverses the order in the address', async () => {
    const { shell, user, address } = await renderRemote('/admin/bookings', { api: someAnswers });
    await user.click(await screen.findByRole('button', { name: 'Eingegangen' }));
    expect(address()).toBe('/admin/bookings?sort=createdAt%3Aasc');
    await screen.findByRole('row', { name: /B-2026-00042/ });
    expect(shell.api.calls.at(-1)?.searchParams.get('order[createdAt]')).toBe('asc');
  });

  test('says so when there is none', async () => {
    await renderRemote('/admin/bookings', { api: { 'GET /api/bookings': aCollection('/api/bookings', []) } });
    expect(await screen.findByText('Noch keine Buchungen.')).toBeTruthy();
  });

  test('names every state in German', async () => {
    await renderRemote('/admin/bookings', {
      api: { 'GET /api/bookings': aCollection('/api/bookings', [aBooking({ state: 'annulled' })]) },
    });
    expect(await screen.findByRole('cell', { name: 'Abgesagt' })).toBeTruthy();
  });
});
