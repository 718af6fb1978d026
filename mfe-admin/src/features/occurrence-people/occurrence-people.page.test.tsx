import type { BookingResponse, EventMessageCreate, EventMessageResponse } from '@firn/shared-contracts/api';
import {
  aBooking,
  aCollection,
  aDocument,
  aParticipant,
  type TestApiHandlers,
  type TestRequest,
  testProblem,
} from '@firn/shared-contracts/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aChangePreview, changing } from '../../testing/booking.ts';
import { BOOKING_ID, EVENT_ID } from '../../testing/fixtures.ts';
import { openOccurrence } from '../../testing/occurrence.ts';

const MESSAGES = `/api/events/${EVENT_ID}/messages`;
const gina = aParticipant({ bookingId: BOOKING_ID });
const other = (number: number, fullName: string, state: 'active' | 'cancelled') => {
  const id = `018f0000-0000-7000-8000-00000000081${number}`;
  const nothing = { vegetarian: false, allergies: false, phone: null } as const;
  return aParticipant({ ...nothing, '@id': `/api/booking_persons/${id}`, id, fullName, state, age: 9 });
};
const urs = other(1, 'Urs Gast', 'active');
const off = other(2, 'Olga Weg', 'cancelled');

function aMessage(overrides: Partial<EventMessageResponse> = {}): EventMessageResponse {
  const id = overrides.id ?? 'm1';
  return {
    '@id': `${MESSAGES}/${id}`,
    '@type': 'EventMessage',
    id,
    subject: 'Schnee am Grat',
    text: 'Nehmt Steigeisen mit.',
    sentBy: 'Petra Meier',
    sentAt: '2026-02-13T10:00:00.000Z',
    attachments: [],
    recipients: [
      {
        name: 'Gina Gast',
        email: 'gast@firn.example',
        deliveredAt: '2026-02-13T10:01:00.000Z',
        failed: false,
        failure: null,
      },
      { name: 'Urs Gast', email: 'urs@firn.example', deliveredAt: null, failed: true, failure: null },
      { name: 'Eva Gast', email: 'eva@firn.example', deliveredAt: null, failed: false, failure: null },
    ],
    ...overrides,
  };
}

const NO_PDF = 'Dieses PDF ist nicht vollständig. Bitte speichere es neu und wähle es noch einmal.';

async function open(api: TestApiHandlers = {}) {
  const shown = await openOccurrence({
    page: 'participants',
    api: {
      'GET /api/booking_persons': aCollection('/api/booking_persons', [gina, urs, off]),
      [`GET ${MESSAGES}`]: aCollection(MESSAGES, []),
      ...api,
    },
  });
  await screen.findByRole('link', { name: 'Buchung erfassen' });
  return shown;
}

describe('the participants', () => {
  test('stand with booking, attendance, telephone to tap and what they eat', async () => {
    const { shell } = await open();
    const row = within(await screen.findByRole('row', { name: /Gina Gast/ }));
    for (const text of ['B-2026-00042', 'Bestätigt', '36']) expect(row.getByText(text)).toBeTruthy();
    expect(row.getByText('Vegetarisch, Nüsse, Notfallset im Rucksack')).toBeTruthy();
    expect(row.getByRole('link', { name: /79 123 45 67/ }).getAttribute('href')).toBe('tel:+41791234567');
    expect(row.getByRole('link', { name: 'Gina Gast' }).getAttribute('href')).toBe(
      `/admin/bookings/${BOOKING_ID}/people`,
    );
    const child = within(screen.getByRole('row', { name: /Urs Gast/ }));
    expect(child.getAllByText('–')).toHaveLength(2);
    const asked = shell.api.calls.find(({ path }) => path === '/api/booking_persons')?.searchParams;
    expect(asked?.get('event')).toBe(`/api/events/${EVENT_ID}`);
    expect(document.querySelector('[data-slot="office-event-tools"]')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Teilnehmerliste drucken' })).toBeNull();
  });

  test('are cancelled one by one, and lead to their booking', async () => {
    const { user, sent } = await open({
      'POST /api/bookings/:id/cancellation': changing(aChangePreview({ fee: 8000 })),
    });
    expect(screen.getByRole('link', { name: 'Urs Gast' }).getAttribute('href')).toBe(
      `/admin/bookings/${BOOKING_ID}/people`,
    );
    expect(screen.queryByRole('button', { name: 'Teilnahme annullieren: Olga Weg' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Teilnahme annullieren: Urs Gast' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: /: Teilnahme von Urs Gast annullieren$/ }),
    );
    await dialog.findByText('CHF 80.–');
    await user.type(dialog.getByRole('textbox', { name: /^Grund/ }), 'Krank');
    await user.click(dialog.getByRole('button', { name: 'Annullieren' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('POST').at(-1)?.body).toMatchObject({ bookingPerson: urs['@id'] });
  });

  test('are none: nobody can be written to', async () => {
    await open({ 'GET /api/booking_persons': aCollection('/api/booking_persons', []) });
    expect(screen.getByText('Noch niemand angemeldet.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Nachricht schreiben' })).toBeNull();
  });

  test('that cannot be had offer another try', async () => {
    let isAway = true;
    const { user } = await openOccurrence({
      page: 'participants',
      api: {
        [`GET ${MESSAGES}`]: aCollection(MESSAGES, []),
        'GET /api/booking_persons': () => {
          if (isAway) throw testProblem(503);
          return aCollection('/api/booking_persons', [gina]);
        },
      },
    });
    const retry = await screen.findByRole('button', { name: /nochmals|versuchen/i });
    isAway = false;
    await user.click(retry);
    expect(await screen.findByRole('row', { name: /Gina Gast/ })).toBeTruthy();
  });
});

describe('a message', () => {
  const letterOf = ({ body }: TestRequest) => {
    const { subject, text } = body as EventMessageCreate;
    return {
      mails: [
        { template: 'event_message', to: 'gast@firn.example', subject, text: `Hallo Gina\n\n${text}` },
        { template: 'event_message', to: 'urs@firn.example', subject, text: `Hallo Urs\n\n${text}` },
      ],
    };
  };
  const write = async (
    sending: (send: () => unknown) => unknown = (send) => send(),
    api: TestApiHandlers = {},
  ) => {
    let messages: EventMessageResponse[] = [];
    const shown = await open({
      ...api,
      [`GET ${MESSAGES}`]: () => aCollection(MESSAGES, messages),
      [`POST ${MESSAGES}`]: (request: TestRequest) => {
        if (request.searchParams.has('dryRun')) return letterOf(request);
        return sending(() => {
          messages = [aMessage()];
          return messages[0];
        });
      },
    });
    const { user } = shown;
    await user.click(await screen.findByRole('button', { name: 'Nachricht schreiben' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Nachricht an Teilnehmende' }));
    const fill = async () => {
      await user.type(dialog.getByRole('textbox', { name: /^Betreff/ }), 'Schnee am Grat');
      await user.type(dialog.getByRole('textbox', { name: /^Text/ }), 'Nehmt Steigeisen mit.');
    };
    const click = (name: string) => user.click(dialog.getByRole('button', { name }));
    const sent = (method: 'POST') =>
      shown.sent(method).filter(({ path, searchParams }) => path === MESSAGES && !searchParams.has('dryRun'));
    return { ...shown, dialog, fill, click, sent };
  };

  test('is looked at before it goes to those who are ticked, and is told afterwards', async () => {
    const { user, dialog, fill, click, sent, toasts } = await write();
    const persons = within(dialog.getByRole('group', { name: 'Empfänger' }));
    expect(persons.getAllByRole('checkbox')).toHaveLength(2);
    await fill();
    await user.click(dialog.getByRole('checkbox', { name: 'Urs Gast' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Kopie ans Büro (1)' }));
    await click('Vorschau');
    const preview = within(dialog.getByRole('region', { name: 'Vorschau' }));
    expect(preview.getByText('An Gina Gast')).toBeTruthy();
    expect(await preview.findByText(/^Hallo Gina\s+Nehmt Steigeisen mit\.$/)).toBeTruthy();
    await user.selectOptions(preview.getByRole('combobox', { name: 'Welche Nachricht' }), 'urs@firn.example');
    expect(preview.getByText(/^Hallo Urs/)).toBeTruthy();
    expect(sent('POST')).toEqual([]);
    await click('Ändern');
    expect(dialog.getByRole('textbox', { name: /^Betreff/ })).toHaveProperty('value', 'Schnee am Grat');
    await click('Vorschau');
    await click('Senden');
    await waitFor(() => expect(toasts()).toEqual(['Die Nachricht ist unterwegs.']));
    const [call] = sent('POST');
    expect(call?.body as EventMessageCreate).toEqual({
      subject: 'Schnee am Grat',
      text: 'Nehmt Steigeisen mit.',
      recipients: [gina['@id']],
      also: ['office'],
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    const log = within(await screen.findByRole('region', { name: 'Nachrichten' }));
    expect(log.getByText('Nehmt Steigeisen mit.')).toBeTruthy();
  });

  test('carries the files that are chosen, and the log has them', async () => {
    const plan = aDocument({ fileName: 'Route.pdf', bytes: 348_160 });
    let uploads = 0;
    const { user, dialog, fill, click, sent } = await write((send) => send(), {
      'POST /api/documents': () => {
        uploads += 1;
        if (uploads === 1)
          throw testProblem(422, { violations: [{ propertyPath: 'file', message: NO_PDF }] });
        return plan;
      },
    });
    await fill();
    const input = dialog.getByLabelText('Anhänge');
    const file = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
    await user.upload(input, file('kaputt.pdf'));
    expect((await dialog.findByRole('alert')).textContent).toBe(NO_PDF);
    await user.upload(input, file('Route.pdf'));
    expect(await dialog.findByText('340 kB')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Route.pdf entfernen' }));
    expect(dialog.queryByText('340 kB')).toBeNull();
    await user.upload(input, file('Route.pdf'));
    await dialog.findByText('340 kB');
    await click('Vorschau');
    expect(dialog.getByText('Mit Route.pdf')).toBeTruthy();
    await click('Senden');
    await waitFor(() => expect(sent('POST').at(-1)?.body).toMatchObject({ attachments: [plan['@id']] }));
  });

  test('of before shows what went with it, and why it did not arrive', async () => {
    const contentUrl = '/api/documents/d1/file?token=abc';
    const attached = { mediaType: 'application/pdf', bytes: 1_258_291 } as const;
    const message = aMessage({
      attachments: [
        { ...attached, fileName: 'Route.pdf', contentUrl },
        { ...attached, fileName: 'Alt.pdf', contentUrl: null },
      ],
      recipients: [
        {
          name: 'Urs Gast',
          email: 'urs@firn.example',
          deliveredAt: null,
          failed: true,
          failure: 'Der Anhang «Route.pdf» ist nicht mehr da.',
        },
      ],
    });
    await open({ [`GET ${MESSAGES}`]: aCollection(MESSAGES, [message]) });
    const log = within(await screen.findByRole('region', { name: 'Nachrichten' }));
    expect(log.getByRole('link', { name: 'Route.pdf' }).getAttribute('href')).toBe(contentUrl);
    expect(log.getAllByText('1.2 MB')).toHaveLength(2);
    expect(log.getByText(/Alt\.pdf \(nicht mehr aufbewahrt\)/)).toBeTruthy();
    expect(log.getByText(/nicht zugestellt \(Der Anhang «Route\.pdf» ist nicht mehr da\.\)/)).toBeTruthy();
  });

  test('says what it lacks, and nothing is sent', async () => {
    const { user, dialog, click, sent } = await write();
    for (const name of ['Gina Gast', 'Urs Gast']) await user.click(dialog.getByRole('checkbox', { name }));
    await click('Vorschau');
    for (const text of ['Schreibe einen Betreff.', 'Schreibe den Text.', 'Wähle mindestens eine Person.'])
      expect(dialog.getByText(text)).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Senden' })).toBeNull();
    expect(sent('POST')).toEqual([]);
  });

  test('that may have gone out is sent again under the same key', async () => {
    const { dialog, fill, click, sent, toasts } = await write((send) => {
      if (sent('POST').length === 1) throw testProblem(503, { detail: 'Der Versand macht Pause.' });
      return send();
    });
    await fill();
    await click('Vorschau');
    await click('Senden');
    expect((await dialog.findByRole('alert')).textContent).toBe('Der Versand macht Pause.');
    await click('Senden');
    await waitFor(() => expect(toasts()).toEqual(['Die Nachricht ist unterwegs.']));
    const [first, second] = sent('POST').map(({ idempotencyKey }) => idempotencyKey);
    expect(first).toBeTruthy();
    expect(second).toBe(first);
  });

  test('stays in the log, with what became of it for each recipient', async () => {
    const messages = [aMessage(), aMessage({ id: 'm2', subject: 'Danke', sentBy: null })];
    const { user } = await open({ [`GET ${MESSAGES}`]: aCollection(MESSAGES, messages) });
    const log = within(await screen.findByRole('region', { name: 'Nachrichten' }));
    expect(log.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Schnee am Grat',
      'Danke',
    ]);
    expect(log.getByText(/^Petra Meier, .*13\.02\.2026, 11:00/)).toBeTruthy();
    expect(log.getByText(/^Firn, /)).toBeTruthy();
    await user.click(log.getAllByText('3 Empfänger')[0] as HTMLElement);
    expect(log.getAllByText(/^Gina Gast, gast@firn\.example: gesendet .*11:01/)).toHaveLength(2);
    expect(log.getAllByText('Urs Gast, urs@firn.example: nicht zugestellt')).toHaveLength(2);
    expect(log.getAllByText('Eva Gast, eva@firn.example: wartet')).toHaveLength(2);
  });
});

describe('the bookings', () => {
  test('lead to a new one, and are cancelled where they stand', async () => {
    const { user, sent } = await openOccurrence({
      page: 'bookings',
      api: { 'POST /api/bookings/:id/cancellation': changing(aChangePreview({ fee: 8000, total: 8000 })) },
    });
    const add = await screen.findByRole('link', { name: 'Buchung erfassen' });
    expect(add.getAttribute('href')).toBe(`/admin/bookings/neu?event=${EVENT_ID}`);
    await user.click(await screen.findByRole('button', { name: 'B-2026-00042 annullieren' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findAllByText('CHF 80.–');
    await user.type(dialog.getByRole('textbox', { name: /^Grund/ }), 'Krank');
    await user.click(dialog.getByRole('button', { name: 'Annullieren' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('POST').at(-1)?.body).toMatchObject({ expectedTotal: 8000, reason: 'Krank' });
  });

  test('of the event stand with amount and payment, and lead to theirs', async () => {
    const { shell } = await openOccurrence({ page: 'bookings' });
    const booking = aBooking();
    const link = await screen.findByRole('link', { name: booking.bookingNumber });
    expect(link.getAttribute('href')).toBe(`/admin/bookings/${BOOKING_ID}`);
    const row = within(link.closest('tr') as HTMLElement);
    expect(row.getByText(booking.booker.fullName)).toBeTruthy();
    expect(row.getByText('Bestätigt')).toBeTruthy();
    const asked = shell.api.calls.find(({ path }) => path === '/api/bookings')?.searchParams;
    expect([asked?.get('event'), asked?.get('order[createdAt]')]).toEqual([
      `/api/events/${EVENT_ID}`,
      'desc',
    ]);
    expect(screen.getByRole('link', { name: 'Buchungen' }).getAttribute('aria-current')).toBe('page');
  });

  test('are none yet', async () => {
    await openOccurrence({
      page: 'bookings',
      api: { 'GET /api/bookings': aCollection('/api/bookings', []) },
    });
    expect(await screen.findByText('Noch keine Buchungen.')).toBeTruthy();
  });
});

describe('the waiting list', () => {
  const entryAt = (position: number, change: Partial<BookingResponse>) => {
    const id = `018f0000-0000-7000-8000-00000000072${position}`;
    return aBooking({
      id,
      '@id': `/api/bookings/${id}`,
      state: 'waitlisted',
      waitlistPosition: position,
      ...change,
    });
  };
  const nina = { ...aBooking().booker, fullName: 'Nina Neu' };
  const waiting = [
    entryAt(1, { state: 'offered', waitlistPosition: null, offeredUntil: '2026-02-15T11:00:00.000Z' }),
    entryAt(2, { booker: nina, waitlistPosition: 1 }),
  ];

  test('stands in its order; the office offers a seat to whom it picks', async () => {
    const { user, shell, sent, toasts } = await openOccurrence({
      page: 'bookings',
      api: {
        'GET /api/waitlist_entries': aCollection('/api/waitlist_entries', waiting),
        'POST /api/waitlist_entries/:id/offer': entryAt(2, { state: 'offered' }),
      },
    });
    const list = within(await screen.findByRole('region', { name: 'Warteliste' }));
    const rows = await list.findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Gina Gast1 PersonPlatz angeboten bis So, 15.02.2026, 12:00',
      '1.Nina Neu1 Personseit Sa, 14.02.2026, 12:00Platz anbieten',
    ]);
    const asked = shell.api.calls.find(({ path }) => path === '/api/waitlist_entries');
    expect(asked?.searchParams.get('event')).toBe(`/api/events/${EVENT_ID}`);
    await user.click(list.getByRole('button', { name: 'Nina Neu einen Platz anbieten' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Platz anbieten' }));
    await waitFor(() => expect(toasts()).toEqual(['Der Platz ist angeboten.']));
    expect(sent('POST').at(-1)?.path).toBe(`/api/waitlist_entries/${waiting[1]?.id}/offer`);
  });

  test('may be empty', async () => {
    await openOccurrence({ page: 'bookings' });
    expect(await screen.findByText('Niemand wartet.')).toBeTruthy();
  });
});
