import type { BookingRequest } from '@firn/shared-contracts/api';
import type { SessionUser } from '@firn/shared-contracts/shell';
import { aBooking, type TestShell, testProblem } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { BOOKING_PATH, bookableApi, GAST } from '../../testing/answers.ts';
import { renderRemote } from '../../testing/render.ts';
import { acceptAndBook, EMERGENCY, fill, GINA, goOn, goToPayment, part } from '../../testing/steps.ts';

const PAYMENT_PATH = `${BOOKING_PATH}/zahlung`;
const GINAS = '/api/users/018f0000-0000-7000-8000-000000000001';
const VERA = { iri: '/api/users/018f0000-0000-7000-8000-000000000002', fullName: 'Vera Guide' };

const changed = () => {
  throw testProblem(409, { type: '/problems/session-changed' });
};
const withoutAnswer = () => {
  throw testProblem(0, {});
};

/** From now on the server knows somebody else, or nobody. */
function become({ session }: TestShell, user: Pick<SessionUser, 'iri' | 'fullName'> | null): void {
  const state = { ...session.get(), user: user as SessionUser | null };
  Object.assign(session, { reload: async () => void Object.assign(session, { get: () => state }) });
}

/** Gina at the payment step; the booking call gives `answers` in turn, then 201. */
async function atPayment(...answers: (() => unknown)[]) {
  const api = {
    ...bookableApi,
    'POST /api/bookings': () => (answers.shift() ?? (() => aBooking({ accessToken: 'geheim' })))(),
  };
  const page = await renderRemote(BOOKING_PATH, { user: GAST, api });
  await screen.findByRole('heading', { level: 1 });
  await goToPayment(page.user);
  const requests = () =>
    page.shell.api.calls.filter(({ method, path }) => method === 'POST' && path === '/api/bookings');
  const bookedBy = () => requests().map(({ body }) => (body as BookingRequest).bookedBy);
  return { ...page, requests, bookedBy };
}

test('who is not logged in any more is told, keeps the form, and may book as a guest', async () => {
  const { user, shell, bookedBy } = await atPayment(changed);
  become(shell, null);
  await acceptAndBook(user);
  await screen.findByText('Du bist nicht mehr angemeldet.');
  expect(screen.getByText(/Es ist noch nichts gebucht\. Deine Angaben bleiben gespeichert/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Anmelden' }).getAttribute('href')).toBe(
    `/login?weiter=${encodeURIComponent(PAYMENT_PATH)}`,
  );
  await user.click(screen.getByRole('button', { name: 'Als Gast buchen' }));
  await screen.findByRole('heading', { name: 'Du bist dabei!' });
  expect((await screen.findByRole('link', { name: 'Versicherung und Rettung' })).getAttribute('href')).toBe(
    '/gut-zu-wissen/versicherung',
  );
  expect(bookedBy()).toEqual([GINAS, null]);
});

test('the button below asks again: nobody books as a guest unasked', async () => {
  const { user, shell, bookedBy } = await atPayment(changed, changed);
  become(shell, null);
  await acceptAndBook(user);
  await screen.findByText('Du bist nicht mehr angemeldet.');
  await user.click(screen.getByRole('button', { name: 'Verbindlich buchen' }));
  await waitFor(() => expect(bookedBy()).toEqual([GINAS, GINAS]));
  await screen.findByRole('button', { name: 'Als Gast buchen' });
});

test('the form is hers after a reload without a session, and again once she has logged in', async () => {
  const { user, shell, remount, bookedBy } = await atPayment(changed);
  const hers = shell.session.get;
  const nobodys = { ...hers(), user: null };
  Object.assign(shell.session, { get: () => nobodys });
  await remount();
  await screen.findByRole('heading', { name: 'Prüfen und buchen' });
  await acceptAndBook(user);
  await screen.findByText('Du bist nicht mehr angemeldet.');
  Object.assign(shell.session, { get: hers });
  await remount();
  await screen.findByRole('heading', { name: 'Prüfen und buchen' });
  await acceptAndBook(user);
  await screen.findByRole('heading', { name: 'Du bist dabei!' });
  expect(bookedBy()).toEqual([GINAS, GINAS]);
});

test('another account in another tab is named, and books only when asked to', async () => {
  const { user, shell, bookedBy } = await atPayment(changed);
  become(shell, VERA);
  await acceptAndBook(user);
  await screen.findByText('Du bist jetzt als Vera Guide angemeldet.');
  expect(screen.queryByRole('link', { name: 'Anmelden' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Als Vera Guide buchen' }));
  await screen.findByRole('heading', { name: 'Du bist dabei!' });
  expect(bookedBy()).toEqual([GINAS, VERA.iri]);
});

test('what may have arrived already is not booked by somebody else', async () => {
  const { user, shell, requests } = await atPayment(withoutAnswer, changed);
  become(shell, null);
  await acceptAndBook(user);
  await user.click(await screen.findByRole('button', { name: 'Nochmals senden' }));
  await screen.findByText('Du bist nicht mehr angemeldet.');
  expect(screen.getByText(/Vielleicht ist die Buchung schon im Konto angekommen/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Als Gast buchen' })).toBeNull();
  const [first, second] = requests();
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
});

test('a guest says so; who logs in on the way takes the form along', async () => {
  const api = bookableApi;
  const { user, shell, remount } = await renderRemote(BOOKING_PATH, { api });
  await screen.findByRole('heading', { level: 1 });
  const booker = part('Wer bucht?');
  await user.click(booker.getByRole('radio', { name: 'Frau' }));
  await fill(user, booker, GINA);
  await fill(user, part(/du selber/), { Geburtsdatum: '17.5.1990', ...EMERGENCY });
  await goOn(user);
  await screen.findByRole('heading', { name: 'Prüfen und buchen' });
  expect(shell.drafts.load(`booking/${BOOKING_PATH.split('/')[2]}`)).toMatchObject({ bookedBy: null });
  const state = { ...shell.session.get(), user: { iri: GINAS, ...GAST } as SessionUser };
  Object.assign(shell.session, { get: () => state });
  await remount();
  await screen.findByRole('heading', { name: 'Prüfen und buchen' });
  await acceptAndBook(user);
  await screen.findByRole('heading', { name: 'Du bist dabei!' });
  const sent = shell.api.calls.find(({ method, path }) => method === 'POST' && path === '/api/bookings');
  expect(sent?.body).toMatchObject({ bookedBy: GINAS, booker: { email: 'gast@firn.example' } });
});
