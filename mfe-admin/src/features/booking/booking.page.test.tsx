import { aBooking, testProblem } from '@firn/shared-contracts/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { BOOKING_ID, USER_ID } from '../../testing/fixtures.ts';
import { renderRemote } from '../../testing/render.ts';

const PATH = `/admin/bookings/${BOOKING_ID}`;

function failing(status: number) {
  return {
    'GET /api/bookings/:id': () => {
      throw testProblem(status);
    },
  };
}

describe('a booking', () => {
  test('shows event, booker, payment and message, and names itself in the breadcrumbs', async () => {
    const booking = aBooking({ message: 'Ich komme mit dem Zug.', user: `/api/users/${USER_ID}` });
    const { shell } = await renderRemote(PATH, { api: { 'GET /api/bookings/:id': booking } });
    await screen.findByRole('heading', { level: 1, name: 'Gina Gast' });
    const event = screen.getByRole('region', { name: 'Event' });
    expect(within(event).getByRole('link', { name: /Allalinhorn.*E-101-1/ })).toBeTruthy();
    for (const text of ['Rechnung, Offen', 'Mo, 16.03.2026', 'Ich komme mit dem Zug.']) {
      expect(within(event).getByText(text)).toBeTruthy();
    }
    const booker = screen.getByRole('region', { name: 'Gebucht von' });
    expect(within(booker).getByText('Bergweg 7, CH-3818 Grindelwald')).toBeTruthy();
    expect(within(booker).getByRole('link', { name: 'Zum Gast' }).getAttribute('href')).toBe(
      `/admin/user/${USER_ID}`,
    );
    expect(shell.seen.breadcrumb).toBe('Gina Gast, B-2026-00042');
    expect(shell.seen.head?.title).toBe('Gina Gast, B-2026-00042');
  });

  test('that has ended owes nothing, and is not due', async () => {
    const booking = aBooking({ state: 'annulled', paymentStatus: 'waived' });
    await renderRemote(PATH, { api: { 'GET /api/bookings/:id': booking } });
    const event = within(await screen.findByRole('region', { name: 'Event' }));
    expect(event.getByText('Rechnung, nichts geschuldet')).toBeTruthy();
    expect(event.queryByText('Zahlbar bis')).toBeNull();
  });

  test.each([
    ['confirmed', 40_000, '1 Person', 'CHF 400.–'],
    ['annulled', 40_000, '1 Person, nicht mehr dabei', 'CHF 0.–'],
    ['rejected', 40_000, '1 Person, nicht mehr dabei', 'CHF 0.–'],
    ['cancelled', 8000, '1 Person, nicht mehr dabei', 'CHF 80.–'],
  ] as const)('%s has in its head what is left of it', async (state, total, persons, amount) => {
    await renderRemote(PATH, { api: { 'GET /api/bookings/:id': aBooking({ state, total }) } });
    const words = (name: string) => screen.getByText(name, { selector: 'dt' }).nextSibling?.textContent;
    await screen.findByRole('heading', { level: 1, name: 'Gina Gast' });
    expect([words('Personen'), words('Betrag')]).toEqual([persons, amount]);
  });

  test('shows the price of each person and the VAT it contains', async () => {
    const { lines, bookingPersons } = aBooking();
    const booking = aBooking({
      bookingPersons: [
        ...bookingPersons,
        ...bookingPersons.map((person) => ({ ...person, id: 'urs', firstName: 'Urs' })),
      ],
      lines: [
        ...lines,
        ...lines.map((line) => ({ ...line, person: 1, discount: 4000, total: 36000, vat: 2697 })),
        ...lines.map((line) => ({
          ...line,
          title: 'Nacht',
          gross: 8500,
          total: 8500,
          accommodationCost: true,
        })),
      ],
      accountingNos: ['277', '300', '277'],
      vatTotals: [{ vatCategory: 'Sal2.1, 8.1%', vatPercent: 8.1, total: 84500, vat: 6331 }],
      total: 84500,
    });
    await renderRemote(PATH, { api: { 'GET /api/bookings/:id': booking } });
    const prices = await screen.findByRole('table', { name: 'Preis nach Person und Anteil' });
    expect(within(prices).getByRole('rowheader', { name: 'Urs Gast' })).toBeTruthy();
    expect(within(prices).getByRole('cell', { name: 'CHF -40.–' })).toBeTruthy();
    expect(within(prices).getByRole('row', { name: 'Total CHF 845.–' })).toBeTruthy();
    expect(within(prices).getByRole('row', { name: 'Davon Unterkunft CHF 85.–' })).toBeTruthy();
    const ofUrs = 'Anteil Tour CHF 400.– CHF -40.– Sal2.1, 8.1% 300 CHF 360.–';
    expect(within(prices).getByRole('row', { name: ofUrs })).toBeTruthy();
    const vat = screen.getByRole('table', { name: 'Enthaltene Mehrwertsteuer nach Satz' });
    expect(within(vat).getByRole('row', { name: 'Sal2.1, 8.1% 8.1 % CHF 845.– CHF 63.31' })).toBeTruthy();
  });

  test('shows its persons with emergency contacts on a separate page', async () => {
    const { user, address } = await renderRemote(PATH, { api: someAnswers });
    await user.click(await screen.findByRole('link', { name: 'Personen' }));
    await screen.findByRole('heading', { name: '1 Person auf dieser Buchung' });
    expect(address()).toBe(`${PATH}/people`);
    expect(screen.getByText('17.05.1990, 35 Jahre')).toBeTruthy();
    expect(screen.getByRole('link', { name: '+41 79 765 43 21' }).getAttribute('href')).toBe(
      'tel:+41797654321',
    );
  });

  test('shows the error page for an unknown booking', async () => {
    const { shell } = await renderRemote(PATH, { api: failing(404) });
    await waitFor(() => expect(shell.seen.status).toMatchObject({ status: 404, takeOver: true }));
  });

  test('offers a retry when it cannot be loaded', async () => {
    const { shell, user } = await renderRemote(PATH, { api: failing(400) });
    await screen.findByRole('alert');
    shell.answer(someAnswers);
    await user.click(screen.getByRole('button', { name: 'Nochmals versuchen' }));
    expect(await screen.findByRole('heading', { name: 'Gina Gast' })).toBeTruthy();
  });
});
