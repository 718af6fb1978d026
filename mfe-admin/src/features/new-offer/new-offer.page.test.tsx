import { anOffer } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { renderRemote } from '../../testing/render.ts';

const PATH = '/admin/offer/neu';

test('title and type are enough, and lead to the new offer', async () => {
  const offer = anOffer({ id: 'neu-1', title: 'Balmhorn', state: 'hidden' });
  const api = { ...someAnswers, 'POST /api/offers': offer, 'GET /api/offers/:id': offer };
  const { shell, user, address } = await renderRemote(PATH, { api });
  await user.type(screen.getByRole('textbox', { name: /^Titel/ }), 'Balmhorn');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Art/ }), 'Tour');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(address()).toBe('/admin/offer/neu-1'));
  expect(shell.api.calls.find(({ method }) => method === 'POST')?.body).toEqual({
    title: 'Balmhorn',
    type: 'tour',
  });
});

test('what is missing is said at its field, and nothing is sent', async () => {
  const { shell, user } = await renderRemote(PATH, { api: someAnswers });
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  const title = screen.getByRole('textbox', { name: /^Titel/ });
  expect(title.getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(screen.getByRole('combobox', { name: /^Art/ }).getAttribute('aria-invalid')).toBe('true');
  expect(shell.api.calls).toEqual([]);
});
