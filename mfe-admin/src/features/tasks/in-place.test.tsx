import type { TaskResponse } from '@firn/shared-contracts/api';
import type { WorkKind } from '@firn/shared-contracts/domain';
import {
  aBooking,
  aCollection,
  aContent,
  aMaterialOrder,
  anEvent,
  anInvoice,
  anOffer,
  aRefundableBooking,
  aTask,
  type TestApiHandlers,
  testProblem,
} from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { BOOKING_ID, EVENT_ID, OFFER_ID, PRIVATE_REQUEST_ID } from '../../testing/fixtures.ts';
import { renderRemote } from '../../testing/render.ts';

const THINGS = {
  bookings: { id: BOOKING_ID, code: 'B-2026-00001', label: 'Gina Gast' },
  events: { id: EVENT_ID, code: 'E-101-1', label: 'Allalinhorn' },
  offers: { id: OFFER_ID, code: 'A-101', label: 'Allalinhorn' },
  private_requests: { id: PRIVATE_REQUEST_ID, code: 'A-101', label: 'Gina Gast' },
  contents: { id: aContent().id, code: '/winter', label: 'Winter' },
} as const;

function taskOf(n: number, kind: WorkKind, collection: keyof typeof THINGS): TaskResponse {
  const id = `018f0000-0000-7000-8000-00000000${n}`;
  const offer = collection === 'events' ? `/api/offers/${OFFER_ID}` : null;
  const subject = { '@id': `/api/${collection}/${THINGS[collection].id}`, ...THINGS[collection] };
  return aTask({
    id,
    '@id': `/api/tasks/${id}`,
    kind,
    title: null,
    subject: { ...subject, detail: null, offer },
  });
}

const NEXT = taskOf(1402, 'mails-not-sent', 'bookings');
const OWN = aTask({ title: 'Seile bestellen' });

/** A list of a task, another one and an own one. What is sent settles the first, as the server would find. */
async function open(first: TaskResponse, answers: TestApiHandlers = {}, settledBy = '') {
  let list = [first, NEXT, OWN];
  const settles = (key: string, answer: unknown) => (call: unknown) => {
    if (key === settledBy) list = list.filter(({ id }) => id !== first.id);
    return typeof answer === 'function' ? answer(call) : answer;
  };
  const page = await renderRemote('/admin/task', {
    api: {
      ...someAnswers,
      'GET /api/tasks': () => aCollection('/api/tasks', list),
      'PATCH /api/tasks/:id': ({ body }: { readonly body?: unknown }) => {
        const changed = { ...first, ...(body as object), day: '2026-02-21', version: 2 };
        list = [NEXT, OWN, changed];
        return changed;
      },
      ...Object.fromEntries(Object.entries(answers).map(([key, answer]) => [key, settles(key, answer)])),
    },
  });
  await screen.findByRole('heading', { name: 'Heute' });
  const sent = (method: string) =>
    page.shell.api.calls.filter((call) => call.method === method && !call.searchParams.has('dryRun'));
  await page.user.keyboard('jr');
  /** The dialog once its thing is there. */
  const dialog = (name: string | RegExp) =>
    waitFor(() => {
      const shown = within(screen.getByRole('dialog', { name }));
      expect(shown.queryByText('…')).toBeNull();
      return shown;
    });
  return { ...page, sent, dialog };
}

/** The next task has the focus, and what it needs stands open. */
async function expectNext() {
  expect(await screen.findByRole('dialog', { name: 'E-Mails an Gina Gast' })).toBeTruthy();
}

const LOST = {
  id: 'm1',
  subject: 'Deine Buchung ist bestätigt',
  recipient: 'gina@firn.example',
  failedAt: '2026-02-13T08:00:00.000Z',
};
const MAILS = 'POST /api/bookings/:id/mails/again';

test('lost mails are sent again, and the next task opens', async () => {
  const lost = taskOf(1401, 'mails-not-sent', 'bookings');
  const mails = aCollection('/api/bookings/mails', [LOST, { ...LOST, id: 'm2', failedAt: null }]);
  const { user, sent, dialog } = await open(
    lost,
    { 'GET /api/bookings/:id/mails': mails, [MAILS]: mails },
    MAILS,
  );
  const first = await dialog('E-Mails an Gina Gast');
  expect(first.getAllByRole('listitem')).toHaveLength(1);
  expect(first.getByText('Deine Buchung ist bestätigt, an gina@firn.example')).toBeTruthy();
  await user.click(first.getByRole('button', { name: 'Nochmals senden' }));
  await waitFor(() => expect(sent('POST')[0]?.path).toBe(`/api/bookings/${BOOKING_ID}/mails/again`));
  await waitFor(() => expect(document.querySelector(`[data-task="${lost.id}"]`)).toBeNull());
  await expectNext();
});

test('a dialog that is only closed leaves the task, and opens no other', async () => {
  const lost = taskOf(1401, 'mails-not-sent', 'bookings');
  const { user, shell, dialog } = await open(lost);
  const asked = () => shell.api.calls.filter(({ path }) => path === '/api/tasks').length;
  const before = asked();
  await user.click((await dialog('E-Mails an Gina Gast')).getByRole('button', { name: 'Schliessen' }));
  await waitFor(() => expect(asked()).toBeGreaterThan(before));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement?.closest('[data-task]')?.getAttribute('data-task')).toBe(lost.id);
});

test('money goes back by the dialog of the refunds, and the bank has a week', async () => {
  const { user, sent, dialog } = await open(taskOf(1401, 'refunds-due', 'bookings'), {
    'GET /api/refundable_bookings/:id': aRefundableBooking(),
    'POST /api/bookings/:id/refund': {},
  });
  await user.click(await (await dialog(/zurückzahlen$/)).findByRole('button', { name: 'Zurückzahlen' }));
  await waitFor(() => expect(sent('PATCH')[0]?.body).toEqual({ snoozedUntil: '2026-02-21' }));
  expect(sent('POST')[0]?.body).toMatchObject({ wish: 'money' });
  await expectNext();
});

test('money that is on its way already is told', async () => {
  const { dialog } = await open(taskOf(1401, 'refunds-due', 'bookings'), {
    'GET /api/refundable_bookings/:id': aRefundableBooking({ left: 0 }),
  });
  const shown = await dialog('Zurückzahlen: Gina Gast');
  expect(await shown.findByText(/^Alles ist unterwegs/)).toBeTruthy();
});

const INVOICES = 'GET /api/invoices';

test('a payer is sent the invoice once more, and has a week to pay', async () => {
  const { user, sent, dialog } = await open(taskOf(1401, 'payments-overdue', 'bookings'), {
    'GET /api/bookings/:id': aBooking({ total: 50_000, paid: 20_000 }),
    [INVOICES]: aCollection('/api/invoices', [anInvoice({ number: 'R-2026-00007' })]),
    'POST /api/invoices/:id/mail': { ...anInvoice({ number: 'R-2026-00007' }), mails: [] },
  });
  const choice = await dialog('Überfällig: Gina Gast');
  expect(await choice.findByText('CHF 300.–')).toBeTruthy();
  await user.click(choice.getByRole('button', { name: 'Nochmals senden' }));
  await user.click((await dialog('R-2026-00007 nochmals senden?')).getByRole('button', { name: 'Senden' }));
  await waitFor(() => expect(sent('PATCH')[0]?.body).toEqual({ snoozedUntil: '2026-02-21' }));
  expect(sent('POST')[0]?.path).toBe(`${anInvoice()['@id']}/mail`);
  await expectNext();
});

test('a payer is reminded no more, with the reason', async () => {
  const key = 'POST /api/bookings/:id/dunning_stop';
  const answers = { [INVOICES]: aCollection('/api/invoices', []), [key]: {} };
  const { user, sent, dialog } = await open(taskOf(1401, 'payments-overdue', 'bookings'), answers, key);
  const choice = await dialog('Überfällig: Gina Gast');
  expect(await choice.findByText('Zu dieser Buchung ist keine Rechnung ausgestellt.')).toBeTruthy();
  await user.click(choice.getByRole('button', { name: 'Nicht mehr mahnen' }));
  const stop = await dialog('Mahnungen stoppen?');
  await user.type(stop.getByRole('textbox', { name: /^Grund/ }), 'Zahlt bar am Start.');
  await user.click(stop.getByRole('button', { name: 'Stoppen' }));
  await waitFor(() => expect(sent('POST')[0]?.body).toEqual({ reason: 'Zahlt bar am Start.' }));
  await expectNext();
});

test('guides are asked for the report after a look at the mail, and have a week', async () => {
  const mail = {
    template: 'guide_report_due',
    to: 'gian@firn.example',
    subject: 'Dein Rapport',
    text: 'Hallo Gian',
  };
  const { user, sent, dialog } = await open(taskOf(1401, 'reports-missing', 'events'), {
    'POST /api/events/:id/report/request': { mails: [mail] },
  });
  const ask = await dialog('Um den Rapport bitten: Allalinhorn');
  expect(await ask.findByText('Hallo Gian')).toBeTruthy();
  expect(sent('POST')).toEqual([]);
  await user.click(ask.getByRole('button', { name: 'Senden' }));
  await waitFor(() => expect(sent('PATCH')[0]?.body).toEqual({ snoozedUntil: '2026-02-21' }));
  await expectNext();
});

test('who cannot be asked is told, and the task stays', async () => {
  const message = 'Kein Guide hat für diesen Event zugesagt.';
  const { user, sent, dialog } = await open(taskOf(1401, 'reports-missing', 'events'), {
    'POST /api/events/:id/report/request': () => {
      throw testProblem(409, { type: '/problems/invalid-transition', detail: message });
    },
  });
  const ask = await dialog('Um den Rapport bitten: Allalinhorn');
  await user.click(ask.getByRole('button', { name: 'Senden' }));
  expect((await ask.findAllByText(new RegExp(message))).length).toBeGreaterThan(0);
  expect(sent('PATCH')).toEqual([]);
});

const PATCH_EVENT = 'PATCH /api/events/:id';

test('an event is settled after a look at its figures, and one press takes it back', async () => {
  const { user, sent, dialog } = await open(
    taskOf(1401, 'events-not-settled', 'events'),
    { 'GET /api/events/:id': anEvent(), [PATCH_EVENT]: anEvent({ concluded: true, version: 2 }) },
    PATCH_EVENT,
  );
  const settle = await dialog('Abrechnen: Allalinhorn');
  expect(await settle.findByText('Marge')).toBeTruthy();
  await user.click(settle.getByRole('button', { name: 'Abgerechnet' }));
  await expectNext();
  await user.click((await dialog('E-Mails an Gina Gast')).getByRole('button', { name: 'Schliessen' }));
  expect(screen.getByText('«Allalinhorn» ist abgerechnet.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
  await waitFor(() =>
    expect(sent('PATCH').map(({ body }) => body)).toEqual([{ concluded: true }, { concluded: false }]),
  );
});

test('an offer without a date is hidden, which one press takes back', async () => {
  const key = 'POST /api/offers/:id/transition';
  const { user, sent, dialog } = await open(
    taskOf(1401, 'offers-without-date', 'offers'),
    { [key]: anOffer({ state: 'hidden', version: 2 }) },
    key,
  );
  const date = await dialog('Kein Datum: Allalinhorn');
  expect((await date.findByRole('link', { name: 'Neuen Event anlegen' })).getAttribute('href')).toBe(
    `/admin/offer/${OFFER_ID}/occurrences/neu`,
  );
  await user.click(date.getByRole('button', { name: 'Angebot verbergen' }));
  await expectNext();
  await user.click((await dialog('E-Mails an Gina Gast')).getByRole('button', { name: 'Schliessen' }));
  await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
  await waitFor(() =>
    expect(sent('POST').map(({ body }) => body)).toMatchObject([{ to: 'hidden' }, { to: 'published' }]),
  );
});

test('an offer without a date repeats its last one as a draft, which opens', async () => {
  const { user, sent, dialog, address } = await open(taskOf(1401, 'offers-without-date', 'offers'), {
    'POST /api/events/:id/duplicate': anEvent(),
  });
  const date = await dialog('Kein Datum: Allalinhorn');
  await user.click(await date.findByRole('button', { name: 'In einem Jahr nochmals' }));
  await waitFor(() => expect(address()).toContain(`/occurrences/${EVENT_ID}`));
  expect(sent('POST')[0]?.body).toEqual({ days: 364 });
});

test('a private request is refused in place, with the reason', async () => {
  const key = 'POST /api/private_requests/:id/refusal';
  const { user, sent, dialog } = await open(
    taskOf(1401, 'private-requests', 'private_requests'),
    { [key]: {} },
    key,
  );
  const request = await dialog('Private Anfrage von Gina Gast');
  expect((await request.findByRole('link', { name: 'Vorschlag machen' })).getAttribute('href')).toBe(
    `/admin/bookings/privat/${PRIVATE_REQUEST_ID}?vorschlag=1`,
  );
  await user.click(request.getByRole('button', { name: 'Ablehnen' }));
  const refusal = await dialog('Anfrage ablehnen?');
  await user.type(refusal.getByRole('textbox', { name: /^Grund/ }), 'Ausgebucht.');
  await user.click(refusal.getByRole('button', { name: 'Ablehnen' }));
  await waitFor(() => expect(sent('POST')[0]?.body).toEqual({ reason: 'Ausgebucht.' }));
  await expectNext();
});

test('a page that is not what was planned says so, leads to what it lacks, and its plan is called off', async () => {
  const key = 'POST /api/contents/:id/transition';
  const at = '2026-02-13T08:00:00.000Z';
  const page = aContent({ publishAt: at, stepRefusedAt: at });
  const { user, sent, dialog } = await open(
    taskOf(1401, 'pages-refused', 'contents'),
    { 'GET /api/contents/:id': page, [key]: page },
    key,
  );
  const refused = await dialog('Seite «Winter»');
  expect(
    await refused.findByText(/am Fr, 13.02.2026, 09:00 veröffentlicht werden und ist es nicht/),
  ).toBeTruthy();
  expect(refused.getByRole('link', { name: 'Zur Seite' }).getAttribute('href')).toBe(`/admin/cms/${page.id}`);
  await user.click(refused.getByRole('button', { name: 'Plan absagen' }));
  await waitFor(() => expect(sent('POST')[0]?.body).toEqual({ to: 'published', at: null }));
  await expectNext();
});

const ORDERS = 'GET /api/renting_material_orders';
const STEP = 'POST /api/renting_material_orders/:id/transition';
const BOOTS = aMaterialOrder();
const SKIS = aMaterialOrder({ id: 's', '@id': '/api/renting_material_orders/s', piece: '3F9A1C-07' });
const ordersOf = (...orders: readonly object[]) => aCollection('/api/renting_material_orders', orders);

test('material that is not packed is ticked as packed as a whole, and unticked again', async () => {
  const packed = aMaterialOrder({ id: 'p', '@id': '/api/renting_material_orders/p', packed: true });
  const { user, sent, dialog, shell } = await open(
    taskOf(1401, 'materials-to-pack', 'events'),
    { [ORDERS]: ordersOf(BOOTS, packed, SKIS), [STEP]: { ...BOOTS, packed: true, version: 2 } },
    STEP,
  );
  const shown = await dialog('Material bereitstellen: Allalinhorn');
  expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Gina Gast: Bergschuhe steigeisenfest 42',
    'Gina Gast: Bergschuhe steigeisenfest 42 (3F9A1C-07)',
  ]);
  await user.click(shown.getByRole('button', { name: 'Alles ist gepackt' }));
  await waitFor(() => expect(sent('POST')).toHaveLength(2));
  expect(sent('POST').map(({ path, body }) => [path, body])).toEqual([
    [`${BOOTS['@id']}/transition`, { transition: 'pack' }],
    [`${SKIS['@id']}/transition`, { transition: 'pack' }],
  ]);
  await expectNext();
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Schliessen' }));
  await user.click(await screen.findByRole('button', { name: 'Rückgängig' }));
  await waitFor(() => expect(sent('POST')).toHaveLength(4));
  expect(sent('POST').at(-1)?.body).toEqual({ transition: 'unpack' });
  expect(shell.toasts.get()[0]?.text).toBe('Das Material ist als gepackt abgehakt.');
});

test('material that is not back is taken back; what somebody else has done is said, and the rest stays open', async () => {
  const { user, sent, dialog } = await open(taskOf(1401, 'materials-not-back', 'events'), {
    [ORDERS]: ordersOf({ ...BOOTS, state: 'handed_out' }, { ...SKIS, state: 'handed_out' }),
    [STEP]: ({ params }: { readonly params: { readonly id: string } }) => {
      if (params.id === 's') throw testProblem(409, { detail: 'Das ist schon zurück.' });
      return { ...BOOTS, state: 'returned' };
    },
  });
  const shown = await dialog('Material nicht zurück: Allalinhorn');
  expect(shown.getByRole('link', { name: 'Einzeln, beschädigt oder verloren' }).getAttribute('href')).toBe(
    '/admin/rentingMaterials/ordered?ansicht=zurueck',
  );
  await user.click(shown.getByRole('button', { name: 'Alles ist ganz zurück' }));
  expect(await shown.findByText('Das ist schon zurück.')).toBeTruthy();
  expect(sent('POST')[0]?.body).toEqual({ transition: 'return' });
});

test('material that somebody has packed meanwhile leaves nothing to do', async () => {
  const { dialog } = await open(taskOf(1401, 'materials-to-pack', 'events'), { [ORDERS]: ordersOf() });
  const shown = await dialog('Material bereitstellen: Allalinhorn');
  expect(shown.getByText('Hier ist nichts mehr zu tun.')).toBeTruthy();
  expect(shown.queryByRole('button', { name: 'Alles ist gepackt' })).toBeNull();
});
