import {
  aBooking,
  aCompany,
  anEvent,
  type TestApiHandlers,
  testProblem,
} from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { bookableApi, EVENT, GAST } from '../../testing/answers.ts';
import { aPrivateOffer } from '../../testing/private-tours.ts';
import { renderRemote } from '../../testing/render.ts';
import { acceptAndBook, goToPayment } from '../../testing/steps.ts';

const READ = 'GET /api/private_offers/:token';
const DECLINE = 'POST /api/private_offers/:token/decline';
const event = anEvent({ isPrivate: true, published: false, priceFrom: 62_000 });
const OFFERED = aPrivateOffer({
  state: 'offered',
  event,
  validUntil: '2026-03-01T22:59:00.000Z',
  books: true,
});

async function open(api: TestApiHandlers) {
  const answers = { ...bookableApi, 'GET /api/company': aCompany(), ...api };
  const page = await renderRemote('/profil/privat/geheim', { user: GAST, api: answers });
  await screen.findByRole('heading', { level: 1 });
  const sent = (path: string) =>
    page.shell.api.calls.filter((call) => call.method === 'POST' && call.path === path);
  return { ...page, sent };
}

test('an offer is read, and booked by the ordinary form with the secret of its link', async () => {
  const missing = () => {
    throw testProblem(404);
  };
  const { user, sent, address, shell } = await open({
    [READ]: OFFERED,
    'GET /api/events/:id': missing,
    'POST /api/bookings': aBooking(),
  });
  expect(screen.getByRole('heading', { name: 'Unser Vorschlag für dich' })).toBeTruthy();
  expect(screen.getByText('Er gilt bis So, 01.03.2026, 23:59.')).toBeTruthy();
  expect(screen.getByText('CHF 620.–')).toBeTruthy();
  expect(shell.seen.head).toMatchObject({ robots: 'noindex' });
  await user.click(screen.getByRole('button', { name: 'Annehmen und buchen' }));
  await waitFor(() => expect(address()).toBe(`/event/${EVENT.id}/buchen`));
  await screen.findByRole('heading', { name: EVENT.title });
  await goToPayment(user);
  await acceptAndBook(user);
  await screen.findByRole('heading', { name: 'Du bist dabei!' });
  expect(sent('/api/bookings')[0]?.body).toMatchObject({ privateOffer: 'geheim' });
  expect(sent('/api/price-quotes')[0]?.body).toMatchObject({ privateOffer: 'geheim' });
});

test('the link of the request only reads: it says where to book', async () => {
  await open({ [READ]: { ...OFFERED, books: false } });
  expect(screen.queryByRole('button', { name: 'Annehmen und buchen' })).toBeNull();
  expect(screen.getByText('Buchen kannst du mit dem Link in der E-Mail mit dem Vorschlag.')).toBeTruthy();
});

test.each([
  ['new', 'Anfrage zurückziehen', 'withdrawn', 'Deine Anfrage ist zurückgezogen'],
  ['offered', 'Ablehnen', 'declined', 'Diese Anfrage ist abgeschlossen'],
] as const)('%s: «%s» asks once more, and then says so', async (state, button, after, title) => {
  let offer = state === 'new' ? aPrivateOffer() : OFFERED;
  const { user, sent } = await open({
    [READ]: () => offer,
    [DECLINE]: () => {
      offer = { ...offer, state: after };
      return {};
    },
  });
  await user.click(screen.getByRole('button', { name: button }));
  expect(sent('/api/private_offers/geheim/decline')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Ja, sicher' }));
  const heading = await screen.findByRole('heading', { name: title });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(sent('/api/private_offers/geheim/decline')).toHaveLength(1);
});

test('what was booked in the meantime is said, and not declined', async () => {
  let offer = OFFERED;
  const { user } = await open({
    [READ]: () => offer,
    [DECLINE]: () => {
      offer = { ...offer, state: 'booked' };
      throw testProblem(409, { type: '/problems/private-offer-over' });
    },
  });
  await user.click(screen.getByRole('button', { name: 'Ablehnen' }));
  await user.click(screen.getByRole('button', { name: 'Ja, sicher' }));
  expect(await screen.findByRole('heading', { name: 'Deine Tour ist gebucht' })).toBeTruthy();
});

test('a link that opens nothing says whom to ask', async () => {
  await open({
    [READ]: () => {
      throw testProblem(404);
    },
  });
  expect(screen.getByRole('heading', { name: 'Dieser Link gilt nicht' })).toBeTruthy();
});
