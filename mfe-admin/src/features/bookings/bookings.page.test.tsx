import { aBooking, aCollection } from '@firn/shared-contracts/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { BOOKING_ID, someAnswers } from '../../testing/fixtures.ts';
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
    expect(await screen.findByRole('cell', { name: 'Annulliert' })).toBeTruthy();
  });
});
