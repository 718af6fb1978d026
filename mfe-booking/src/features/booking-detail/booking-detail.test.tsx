import type { BookingResponse, InvoiceResponse } from '@firn/shared-contracts/api';
import { aBooking, aCollection, aCompany, anInvoice } from '@firn/shared-contracts/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { GAST } from '../../testing/answers.ts';
import { aBookingOfTwo, aCancelledBooking, aCompanion, aFee, takenBack } from '../../testing/bookings.ts';
import { renderRemote } from '../../testing/render.ts';

const BOOKING = aBooking();
const PATH = `/profil/buchung/${BOOKING.id}`;
const api = { 'GET /api/bookings/:id': BOOKING, 'GET /api/company': aCompany() };

test('a booking shows persons, price, payment and event', async () => {
  const { shell } = await renderRemote(PATH, { user: GAST, api });
  await screen.findByRole('heading', { name: BOOKING.event.title });
  await waitFor(() =>
    expect(shell.seen.head?.title).toBe('Buchung B-2026-00042 – Allalinhorn über den Hohlaubgrat – Profil'),
  );
  expect(screen.getByText('Urs Gast, +41 79 765 43 21')).toBeTruthy();
  expect(screen.getByText('Bergweg 7, 3818 Grindelwald')).toBeTruthy();
  expect(screen.getByText('17.05.1990')).toBeTruthy();
  expect(screen.getByText('Mo, 16.03.2026')).toBeTruthy();
  expect(screen.getByText('inbegriffen 8.1 % MWST')).toBeTruthy();
});

test('a booking says where to meet', async () => {
  const event = { ...BOOKING.event, meetingText: '<p>Bahnhof <strong>Saas-Fee</strong>, 07:10</p>' };
  await renderRemote(PATH, { user: GAST, api: { ...api, 'GET /api/bookings/:id': aBooking({ event }) } });
  await screen.findByText('Treffpunkt');
  expect(document.body.textContent).toContain('Bahnhof Saas-Fee, 07:10');
});

test('an invoice that was due on the day of the booking is due at once', async () => {
  const booking = aBooking({ dueDate: '2026-02-14' });
  await renderRemote(PATH, { user: GAST, api: { 'GET /api/bookings/:id': booking } });
  expect(await screen.findByText('sofort')).toBeTruthy();
});

test('whoever has no address of their own is shown that of who booked, and never the alias', async () => {
  const booking = aBookingOfTwo({
    bookingPersons: [
      ...BOOKING.bookingPersons,
      aCompanion({ firstName: 'Mia', email: 'gast+mia@firn.example' }),
    ],
  });
  await renderRemote(PATH, { user: GAST, api: { ...api, 'GET /api/bookings/:id': booking } });
  expect(await screen.findByText('keine eigene; was wir schreiben, geht an gast@firn.example')).toBeTruthy();
  expect(document.body.textContent).not.toContain('+mia');
});

test('a guest reads the booking by its token', async () => {
  const { shell } = await renderRemote(`${PATH}?token=geheim`, { api });
  await screen.findByRole('heading', { name: BOOKING.event.title });
  expect(shell.api.calls[0]?.searchParams.get('token')).toBe('geheim');
});

test('somebody else’s booking is a 404 for a logged-in user', async () => {
  const { shell } = await renderRemote(PATH, { user: GAST, api: {} });
  await waitFor(() => expect(shell.seen.status).toMatchObject({ status: 404, takeOver: true }));
});

test('an admin, who may read every booking, finds only the own ones in the profile', async () => {
  const { shell } = await renderRemote(PATH, {
    user: { ...GAST, iri: '/api/users/018f0000-0000-7000-8000-0000000000ad' },
    api,
  });
  await waitFor(() => expect(shell.seen.status).toMatchObject({ status: 404, takeOver: true }));
  expect(screen.queryByText(BOOKING.event.title)).toBeNull();
  expect(shell.seen.head?.title).not.toContain('B-2026-00042');
});

test('without session and token the visitor is led to the login', async () => {
  await renderRemote(PATH, { api: {} });
  const link = await screen.findByRole('link', { name: 'Anmelden' });
  expect(link.getAttribute('href')).toBe(`/login?weiter=${encodeURIComponent(PATH)}`);
});

describe('what is true of a booking', () => {
  const show = async (booking: BookingResponse, path = PATH) => {
    await renderRemote(path, { user: GAST, api: { ...api, 'GET /api/bookings/:id': booking } });
    await screen.findByRole('heading', { name: booking.event.title });
  };

  test('a cancelled one says its fee, and neither when it is due nor that it was waived', async () => {
    await show(aCancelledBooking());
    expect(screen.getByText('Diese Buchung ist annulliert und gilt nicht mehr.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Wer angemeldet war' })).toBeTruthy();
    const price = within(screen.getByRole('table', { name: 'Preis' }));
    expect(price.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'Gina Gast',
      'AnnullationskostenCHF 80.–',
      'TotalCHF 80.–',
    ]);
    expect(screen.queryByText('Zahlbar bis')).toBeNull();
    expect(screen.queryByRole('link', { name: /Kalender/ })).toBeNull();
    expect(
      screen.getByText('Den Zahlteil über die Annullationskosten schicken wir dir per E-Mail.'),
    ).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Ganze Buchung annullieren' })).toBeNull();
  });

  test('one cancelled without a fee costs nothing', async () => {
    await show(aCancelledBooking({ lines: [], total: 0, paymentStatus: 'waived' }));
    expect(screen.getByText('Diese Buchung kostet dich nichts.')).toBeTruthy();
    expect(screen.queryByText('Nichts geschuldet')).toBeNull();
    expect(screen.queryByText('Rechnung')).toBeNull();
  });

  test('what was paid too much comes back', async () => {
    await show(aCancelledBooking({ paid: 40000, paymentStatus: 'refund_due' }));
    expect(screen.getByText(/^Du bekommst CHF 320.– zurück/)).toBeTruthy();
    expect(screen.queryByText('Noch offen')).toBeNull();
  });

  test('the history of the price names who and what', async () => {
    const lines = [...aBookingOfTwo().lines, takenBack(1, 1), aFee(1, 1)];
    await show(aBookingOfTwo({ lines, total: 48000 }));
    const history = screen.getByText('Wie der Preis zustande kommt').closest('details');
    expect([...(history?.querySelectorAll('dt, dd') ?? [])].map(({ textContent }) => textContent)).toEqual([
      ...['Bei der Buchung', 'CHF 800.–'],
      ...['Gutgeschrieben: Urs Meier', 'CHF -400.–'],
      ...['Annullationskosten: Urs Meier', 'CHF 80.–'],
      ...['Total heute', 'CHF 480.–'],
    ]);
  });

  test('who takes part reads who leads, how to reach them, what to bring and when it is decided', async () => {
    const briefing = {
      equipmentText: '<ul><li>Pickel</li><li>Steigeisen</li></ul>',
      guides: [
        { fullName: 'Barbara Berg', phone: '+41790001122' },
        { fullName: 'Reto Rossi', phone: null },
      ],
      minimumParticipants: 4,
      decidedOn: '2026-07-01',
    };
    const open = aBooking().event;
    await show(aBooking({ briefing, event: { ...open, state: 'open' } }));
    const factOf = (name: string) => screen.getByText(name).nextElementSibling;
    expect(factOf('Guides')?.textContent).toBe('Barbara Berg, +41 79 000 11 22Reto Rossi');
    expect(screen.getByRole('link', { name: '+41 79 000 11 22' }).getAttribute('href')).toBe(
      'tel:+41790001122',
    );
    expect(factOf('Ausrüstung')?.textContent).toBe('PickelSteigeisen');
    expect(factOf('Findet statt')?.textContent).toBe(
      'noch offen: ab 4 Personen. Bis Mi, 01.07.2026 sagen wir dir, ob er stattfindet.',
    );
  });

  test('the terms of this booking are named with their last days', async () => {
    await show(aBooking());
    const terms = screen.getByRole('heading', {
      name: 'Wenn du deine Teilnahme annullierst',
    }).nextElementSibling;
    // The event begins on Sa, 11.07.2026.
    expect([...(terms?.querySelectorAll('dt, dd') ?? [])].map(({ textContent }) => textContent)).toEqual([
      ...['bis Mi, 10.06.2026', 'CHF 80.– pro Person, höchstens 50 % des Preises'],
      ...['bis So, 21.06.2026', '50 % des Preises'],
      ...['bis Mi, 01.07.2026', '75 % des Preises'],
      ...['danach', '100 % des Preises'],
    ]);
  });

  test('after the deadline the office helps, and cancelling is still possible', async () => {
    await show(
      aBookingOfTwo({
        changesUntil: '2026-02-14T10:59:00.000Z',
        rebookableUntil: '2026-02-14T10:59:00.000Z',
      }),
    );
    expect(screen.getByText(/konntest du bis Sa, 14.02.2026, 11:59 Uhr/)).toBeTruthy();
    expect(await screen.findByRole('link', { name: '033 854 12 80' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Urs Meier ersetzen' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Teilnahme annullieren: Urs Meier' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ganze Buchung annullieren' })).toBeTruthy();
  });

  test('a booked tour is never «Buchbar»', async () => {
    await show(aBooking({ event: { ...aBooking().event, state: 'open' } }));
    expect(screen.getByText('noch offen')).toBeTruthy();
    expect(screen.queryByText('Buchbar')).toBeNull();
  });

  test.each([
    ['waitlisted', { waitlistPosition: 3 }, /^Du bist Nummer 3 auf der Warteliste/],
    ['offered', { offeredUntil: '2026-02-15T11:00:00.000Z' }, /bis So, 15.02.2026, 12:00 Uhr/],
    ['held', { confirmBy: '2026-02-14T11:30:00.000Z' }, /bis 12:30 Uhr reserviert/],
    ['annulled', {}, /Wir mussten den Termin absagen/],
  ] as const)('%s is said in words', async (state, more, words) => {
    await show(aBooking({ state, changesUntil: null, ...more }));
    expect(screen.getByText(words)).toBeTruthy();
  });

  test('one of an event that is called off says why, and offers other dates alone', async () => {
    const event = { ...aBooking().event, state: 'cancelled', cancellationReason: 'weather' } as const;
    const ended = { state: 'annulled', event, changesUntil: null, cancellableUntil: null } as const;
    await show(aBooking({ ...ended, rebookableUntil: '2026-02-28T22:59:00.000Z' }));
    expect(screen.getByText(/absagen: Die Verhältnisse sind zu schlecht\./)).toBeTruthy();
    expect(screen.getByText(/^Bis Sa, 28.02.2026, 23:59 Uhr kannst du einen anderen Termin/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Anderen Termin wählen' }).getAttribute('href')).toBe(
      `${PATH}/umbuchen`,
    );
    expect(screen.queryByRole('link', { name: /Person hinzufügen|ersetzen|annullieren/ })).toBeNull();
  });

  test('an offer is answered from here by its account, and by the link of its mail without one', async () => {
    const offered = aBooking({ state: 'offered', offeredUntil: '2026-02-15T11:00:00.000Z' });
    await show(offered);
    const link = screen.getByRole('link', { name: 'Annehmen oder ablehnen' });
    expect(link.getAttribute('href')).toBe(`/profil/warteliste/${BOOKING.id}`);
    await show(offered, `${PATH}?token=geheim`);
    expect(screen.getByText(/Nimm sie mit dem Link in unserer E-Mail an/)).toBeTruthy();
  });
});

test('a guest keeps the link, and carries its token to every change', async () => {
  const { user } = await renderRemote(`${PATH}?token=geheim`, { api });
  await user.click(await screen.findByRole('button', { name: 'Link kopieren' }));
  expect(await screen.findByText('Kopiert.')).toBeTruthy();
  const address = `${window.location.origin}${PATH}?token=geheim`;
  expect(await navigator.clipboard.readText()).toBe(address);
  expect(screen.getByLabelText('Adresse dieser Buchung')).toHaveProperty('value', address);
  const hrefs = ['Ganze Buchung annullieren', 'Person hinzufügen', 'In den Kalender (ICS-Datei)'].map(
    (name) => screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(hrefs).toEqual([
    `${PATH}/annullieren?token=geheim`,
    `${PATH}/person?token=geheim`,
    `/api/bookings/${BOOKING.id}/calendar.ics?token=geheim`,
  ]);
});

test('without an id it redirects to the profile', async () => {
  const { address } = await renderRemote('/profil/buchung', { user: GAST, api: {} });
  await waitFor(() => expect(address()).toBe('/profil'));
});

describe('its invoices', () => {
  const show = (invoices: InvoiceResponse[], path = PATH) =>
    renderRemote(path, {
      ...(path === PATH && { user: GAST }),
      api: { ...api, 'GET /api/invoices': aCollection('/api/invoices', invoices) },
    });

  test('say how they stand, and are there to download', async () => {
    await show([
      anInvoice({
        kind: 'credit_note',
        standing: null,
        number: 'R-2026-00002',
        total: -10_000,
        open: 0,
        dueDate: null,
      }),
      anInvoice({ id: 'eins', standing: 'partial', open: 15_000 }),
    ]);
    const list = within(await screen.findByRole('region', { name: 'Rechnungen' }));
    expect(list.getByText(/Teilweise bezahlt/)).toBeTruthy();
    expect(
      list.getByText('CHF 400.– vom Sa, 14.02.2026, zahlbar bis Mo, 16.03.2026, offen sind CHF 150.–'),
    ).toBeTruthy();
    expect(list.getByText('CHF 100.– vom Sa, 14.02.2026')).toBeTruthy();
    const links = list.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links[1]).toBe('/api/invoices/eins/invoice.pdf');
  });

  test('are read with the token of the link', async () => {
    const { shell } = await show([anInvoice({ id: 'eins' })], `${PATH}?token=geheim`);
    const link = await screen.findByRole('link', { name: 'Rechnung R-2026-00001 als PDF' });
    expect(link.getAttribute('href')).toBe('/api/invoices/eins/invoice.pdf?token=geheim');
    const asked = shell.api.calls.find(({ path }) => path === '/api/invoices')?.searchParams;
    expect([asked?.get('token'), asked?.get('booking')]).toEqual(['geheim', BOOKING['@id']]);
  });

  test('take no room where there are none', async () => {
    await show([]);
    await screen.findByRole('heading', { name: BOOKING.event.title });
    expect(screen.queryByRole('region', { name: 'Rechnungen' })).toBeNull();
  });
});
