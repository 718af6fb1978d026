import { BOOKING_PROBLEMS } from '@firn/shared-contracts/api';
import { aVatRate, type TestApiHandlers, testProblem } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { aPrivateRequest, PRIVATE_REQUEST_ID } from '../../testing/fixtures.ts';
import { renderRemote } from '../../testing/render.ts';

const OFFER = 'POST /api/private_requests/:id/offer';
const REFUSAL = 'POST /api/private_requests/:id/refusal';
const LIST = '/admin/bookings/privat';
const EVENT = {
  '@id': '/api/events/018f0000-0000-7000-8000-000000000932',
  id: '018f0000-0000-7000-8000-000000000932',
  code: 'E-101-9',
  start: '2026-04-11T06:00:00.000Z',
  end: '2026-04-12T15:00:00.000Z',
};

async function open(answers: TestApiHandlers = {}) {
  const api = { ...someAnswers, ...answers };
  const page = await renderRemote(`${LIST}/${PRIVATE_REQUEST_ID}`, { api });
  await screen.findByRole('heading', { name: 'Gina Gast: Allalinhorn über den Hohlaubgrat' });
  const sent = (path: string) =>
    page.shell.api.calls.filter((call) => call.method === 'POST' && call.path.endsWith(path));
  return { ...page, sent };
}

test('the list has requests beside the bookings, and leads to each', async () => {
  await renderRemote(LIST, { api: someAnswers });
  const row = await screen.findByRole('row', { name: /Gina Gast/ });
  expect(within(row).getByText('Neu')).toBeTruthy();
  expect(within(row).getByRole('link').getAttribute('href')).toBe(`${LIST}/${PRIVATE_REQUEST_ID}`);
  expect(screen.getByRole('link', { name: 'Private Anfragen' }).getAttribute('href')).toBe(LIST);
});

test('an offer has its own date, group and prices, and then the page names the event', async () => {
  let request = aPrivateRequest();
  const { user, sent } = await open({
    'GET /api/private_requests/:id': () => request,
    [OFFER]: () => {
      request = aPrivateRequest({ state: 'offered', event: EVENT, validUntil: '2026-03-01T22:59:00.000Z' });
      return request;
    },
  });
  await user.click(screen.getByRole('button', { name: 'Vorschlag machen' }));
  const type = async (name: RegExp, text: string) => {
    const field = await screen.findByRole('textbox', { name });
    await user.clear(field);
    await user.type(field, text);
  };
  await type(/^Beginn/, '11.4.26 8:00');
  await type(/^Ende/, '12.4.26 17:00');
  await type(/^Gilt bis und mit/, '1.3.26');
  await type(/^Preis \*|^Preis$/, '620');
  await user.click(screen.getByRole('button', { name: 'Vorschlag senden' }));
  const link = await screen.findByRole('link', { name: /^E-101-9/ });
  expect(link.getAttribute('href')).toContain(`/occurrences/${EVENT.id}`);
  expect(screen.queryByRole('button', { name: 'Vorschlag machen' })).toBeNull();
  expect(sent('/offer')[0]?.body).toMatchObject({
    start: '2026-04-11T06:00:00.000Z',
    end: '2026-04-12T15:00:00.000Z',
    minimumParticipants: 2,
    maximumParticipants: 2,
    validUntil: '2026-03-01',
    priceComponents: [{ grossPrice: 62_000, vatRate: aVatRate()['@id'] }],
  });
});

test('a refusal needs its reason', async () => {
  const { user, sent } = await open({ [REFUSAL]: aPrivateRequest({ state: 'declined' }) });
  await user.click(screen.getByRole('button', { name: 'Ablehnen' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Anfrage ablehnen?' }));
  await user.click(dialog.getByRole('button', { name: 'Ablehnen' }));
  expect(dialog.getByText('Bitte nenne den Grund.')).toBeTruthy();
  expect(sent('/refusal')).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: /^Grund/ }), 'Kein Guide ist frei.');
  await user.click(dialog.getByRole('button', { name: 'Ablehnen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('/refusal')[0]?.body).toEqual({ reason: 'Kein Guide ist frei.' });
});

test('who was faster is named', async () => {
  const detail = 'Vera Admin hat diese Anfrage schon beantwortet (Sa, 14.02.2026, 09:00 Uhr).';
  const { user } = await open({
    [REFUSAL]: () => {
      throw testProblem(409, { type: BOOKING_PROBLEMS.requestAnswered, detail });
    },
  });
  await user.click(screen.getByRole('button', { name: 'Ablehnen' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /^Grund/ }), 'Kein Guide ist frei.');
  await user.click(dialog.getByRole('button', { name: 'Ablehnen' }));
  expect(await dialog.findByRole('alert')).toHaveProperty('textContent', detail);
});
