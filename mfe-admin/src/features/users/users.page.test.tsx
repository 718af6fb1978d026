import { aCollection } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { aUser, someAnswers, USER_ID } from '../../testing/fixtures.ts';
import { renderRemote } from '../../testing/render.ts';

test('lists guests with number, place and roles', async () => {
  const guide = aUser({
    id: 'guide',
    fullName: 'Beat Berger',
    roles: ['ROLE_USER', 'ROLE_GUIDE'],
    code: null,
  });
  await renderRemote('/admin/user', {
    api: { 'GET /api/users': aCollection('/api/users', [aUser(), guide]) },
  });
  const row = await screen.findByRole('row', { name: /Gina Gast/ });
  for (const text of ['G-1042', 'gast@firn.example', 'Grindelwald', 'Gast']) {
    expect(within(row).getByRole('cell', { name: text })).toBeTruthy();
  }
  expect(within(row).getByRole('link').getAttribute('href')).toBe(`/admin/user/${USER_ID}`);
  expect(within(screen.getByRole('row', { name: /Beat Berger/ })).getByText('Guide')).toBeTruthy();
});

test('searches and filters by role through the address', async () => {
  const { shell, user, address } = await renderRemote('/admin/user', { api: someAnswers });
  await user.type(await screen.findByRole('searchbox', { name: 'Name, E-Mail oder Ort' }), 'gina{Enter}');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rolle' }), 'Guide');
  expect(address()).toBe('/admin/user?user=gina&roles=ROLE_GUIDE');
  await screen.findByRole('row', { name: /Gina Gast/ });
  const { searchParams } = shell.api.calls.at(-1) ?? {};
  expect([searchParams?.get('user'), searchParams?.get('roles')]).toEqual(['gina', 'ROLE_GUIDE']);
});
