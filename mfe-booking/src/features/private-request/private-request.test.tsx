import { anOffer, type TestApiHandlers, testProblem } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { aProfile, GAST } from '../../testing/answers.ts';
import { aSentRequest } from '../../testing/private-tours.ts';
import { renderRemote } from '../../testing/render.ts';
import { fill, part } from '../../testing/steps.ts';

const OFFER = anOffer({ privateTours: true });
const SEND = 'POST /api/private_requests';

async function open(api: TestApiHandlers = {}, user: typeof GAST | null = GAST) {
  const answers = { 'GET /api/offers/:id': OFFER, 'GET /api/me': aProfile(), [SEND]: aSentRequest(), ...api };
  const page = await renderRemote(`/offer/${OFFER.id}/privat`, { ...(user && { user }), api: answers });
  await screen.findByRole('heading', { level: 1 });
  const sent = () => page.shell.api.calls.filter(({ method }) => method === 'POST');
  return { ...page, sent };
}

const wish = async (page: Awaited<ReturnType<typeof open>>, to = '13.4.26') =>
  fill(page.user, part('Was wünschst du dir?'), {
    'Frühestens am': '10.4.26',
    'Spätestens am': to,
    Personen: '2',
  });
const send = () => screen.getByRole('button', { name: 'Anfrage senden' });

test('a wish is sent once, with what the account knows, and nothing is said to be booked', async () => {
  const page = await open();
  await wish(page);
  await page.user.dblClick(send());
  expect(await screen.findByRole('heading', { name: 'Wir haben deine Anfrage' })).toBeTruthy();
  expect(screen.getByText(/schreiben dir an gast@firn.example. Noch ist nichts gebucht/)).toBeTruthy();
  expect(page.sent()).toHaveLength(1);
  expect(page.sent()[0]).toMatchObject({
    idempotencyKey: expect.any(String),
    body: {
      offer: OFFER['@id'],
      from: '2026-04-10',
      to: '2026-04-13',
      persons: 2,
      firstName: 'Gina',
      email: 'gast@firn.example',
      phone: '+41791234567',
    },
  });
});

test('days in the wrong order are said, and nothing is sent', async () => {
  const page = await open();
  await wish(page, '9.4.26');
  await page.user.click(send());
  expect(await screen.findByText('Der letzte Tag liegt vor dem ersten.')).toBeTruthy();
  expect(page.sent()).toEqual([]);
});

test('what the server refuses stands at its field, and the next attempt is another request', async () => {
  const message = 'Bitte wähle einen Tag, der noch kommt.';
  let isRefused = true;
  const page = await open({
    [SEND]: () => {
      if (isRefused) throw testProblem(422, { violations: [{ propertyPath: 'from', message }] });
      return aSentRequest();
    },
  });
  await wish(page);
  await page.user.click(send());
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  isRefused = false;
  await fill(page.user, part('Was wünschst du dir?'), { 'Frühestens am': '11.4.26' });
  await page.user.click(send());
  await screen.findByRole('heading', { name: 'Wir haben deine Anfrage' });
  const [first, second] = page.sent();
  expect(first?.idempotencyKey).not.toBe(second?.idempotencyKey);
});

test('an offer that is not led privately says so', async () => {
  await renderRemote(`/offer/${OFFER.id}/privat`, { api: { 'GET /api/offers/:id': anOffer() } });
  expect(await screen.findByText('Diese Tour führen wir nicht privat durch.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Anfrage senden' })).toBeNull();
});
