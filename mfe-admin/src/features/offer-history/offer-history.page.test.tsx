import { aCollection, testProblem } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { aBookingEntry } from '../../testing/booking.ts';
import { OFFER_ID } from '../../testing/fixtures.ts';
import { renderRemote } from '../../testing/render.ts';

const HISTORY = 'GET /api/offers/:id/history';

test('tells what happened to an offer; what cannot be had offers another try', async () => {
  let isDown = true;
  const changes = { state: { from: 'hidden', to: 'published' } };
  const { user } = await renderRemote(`/admin/offer/${OFFER_ID}/history`, {
    api: {
      ...someAnswers,
      [HISTORY]: () => {
        if (isDown) throw testProblem(404);
        return aCollection('/api/offers/history', [aBookingEntry({ action: 'offer.transition', changes })]);
      },
    },
  });
  const retry = await screen.findByRole('button', { name: 'Nochmals versuchen' });
  isDown = false;
  await user.click(retry);
  expect(await screen.findByText('Von «Verborgen» zu «Veröffentlicht».')).toBeTruthy();
});
