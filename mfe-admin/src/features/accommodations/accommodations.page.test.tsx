import { aCollection, anAccommodation } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { renderRemote } from '../../testing/render.ts';

test('the list says what a house is, where, and how it wants to be asked', async () => {
  await renderRemote('/admin/accommodation', { api: someAnswers });
  const row = await screen.findByRole('row', { name: /Britanniahütte SAC/ });
  expect(row.textContent).toMatch(/Hütte.*Saas-Fee.*3'030 m.*134.*\+41 27 555 01 10/);
  const link = screen.getByRole('link', { name: /Britanniahütte SAC/ });
  expect(link.getAttribute('href')).toBe(`/admin/accommodation/${anAccommodation().id}`);
});

test('an empty list says so, and leads to a first house', async () => {
  await renderRemote('/admin/accommodation', {
    api: { ...someAnswers, 'GET /api/accommodations': aCollection('/api/accommodations', []) },
  });
  expect(await screen.findByText('Noch keine Unterkünfte.')).toBeTruthy();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toContain('/admin/accommodation/neu');
});

test('name and kind make a house, whose page follows', async () => {
  const house = anAccommodation({ id: 'h2', title: 'Tierberglihütte SAC' });
  const api = { ...someAnswers, 'POST /api/accommodations': house, 'GET /api/accommodations/:id': house };
  const { shell, user, address } = await renderRemote('/admin/accommodation/neu', { api });
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Tierberglihütte SAC');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Art/ }), 'Hütte');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(address()).toBe('/admin/accommodation/h2'));
  const [post] = shell.api.calls.filter(({ method }) => method === 'POST');
  expect(post?.body).toEqual({ title: 'Tierberglihütte SAC', kind: 'hut' });
});
