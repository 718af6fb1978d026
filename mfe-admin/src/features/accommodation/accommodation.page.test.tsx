import { anAccommodation, testProblem } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { renderRemote } from '../../testing/render.ts';

const house = anAccommodation();
const PATH = `/admin/accommodation/${house.id}`;

test('the form sends what changed, with the version it was made from', async () => {
  const api = { ...someAnswers, 'PATCH /api/accommodations/:id': { ...house, version: 2 } };
  const { shell, user } = await renderRemote(PATH, { api });
  const beds = await screen.findByRole('textbox', { name: /^Betten/ });
  await user.clear(beds);
  await user.type(beds, '120');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Anfragen/ }), 'Am Telefon');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(shell.api.calls.some(({ method }) => method === 'PATCH')).toBe(true));
  const [patch] = shell.api.calls.filter(({ method }) => method === 'PATCH');
  expect([patch?.ifMatch, patch?.body]).toEqual(['"1"', { beds: 120, asksBy: 'phone' }]);
});

test('a house that is used stays, and the refusal names the events', async () => {
  const detail = '«Britanniahütte SAC» wird noch benutzt: 1 Event («E-101-1»).';
  const api = {
    ...someAnswers,
    'DELETE /api/accommodations/:id': () => {
      throw testProblem(409, { type: '/problems/in-use', detail });
    },
  };
  const { user } = await renderRemote(PATH, { api });
  await user.click(await screen.findByRole('button', { name: 'Löschen' }));
  const [, confirm] = screen.getAllByRole('button', { name: 'Löschen' });
  await user.click(confirm as HTMLElement);
  expect(await screen.findByText(/E-101-1/)).toBeTruthy();
});
