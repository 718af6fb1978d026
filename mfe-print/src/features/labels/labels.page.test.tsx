import { aRentingMaterial, PERSONAS, testProblem } from '@firn/shared-contracts/testing';
import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderRemote } from '../../testing/render.ts';

const { id } = aRentingMaterial();
const open = (answer: unknown, search = `?material=${id}`) =>
  renderRemote(`/print/labels${search}`, {
    user: PERSONAS.admin,
    api: { 'GET /api/renting_materials/:id': answer },
  });

test('every piece has a label of its own, the same at every print', async () => {
  await open(aRentingMaterial());
  const labels = within(await screen.findByRole('list', { name: /^Etiketten: Bergschuhe/ }));
  const pieces = labels.getAllByRole('img').map((code) => code.getAttribute('aria-label'));
  expect(pieces).toHaveLength(8);
  expect(new Set(pieces).size).toBe(8);
  const [row] = aRentingMaterial().stock ?? [];
  expect(pieces[4]).toBe(`QR-Code ${row?.id.slice(-6).toUpperCase()}-05`);
  expect(labels.getAllByRole('listitem')[0]?.textContent).toContain('42');
});

test('they are printed on demand', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = await open(aRentingMaterial());
  await screen.findByRole('list', { name: /^Etiketten/ });
  await user.click(screen.getByRole('button', { name: 'Drucken' }));
  expect(print).toHaveBeenCalledTimes(1);
  print.mockRestore();
});

test('a material without pieces has none, and without a material it says where to find them', async () => {
  await open(aRentingMaterial({ stock: [] }));
  expect(await screen.findByText(/gibt es noch keine Stücke/)).toBeTruthy();
  await open(aRentingMaterial(), '');
  expect(await screen.findByText(/^Öffne die Etiketten/)).toBeTruthy();
});

test('labels that cannot be read say so, with another try', async () => {
  const { shell, user } = await open(() => {
    throw testProblem(400);
  });
  await screen.findByRole('alert');
  shell.answer({ 'GET /api/renting_materials/:id': aRentingMaterial() });
  await user.click(screen.getByRole('button', { name: 'Nochmals versuchen' }));
  expect(await screen.findByRole('list', { name: /^Etiketten/ })).toBeTruthy();
});
