import { aCollection } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
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

test('is filtered by group and state of the account, and leads to a new guest', async () => {
  const { shell, user } = await renderRemote('/admin/user', { api: someAnswers });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Gruppe' }), 'Partner');
  await screen.findByRole('row', { name: /Gina Gast/ });
  expect(shell.api.calls.at(-1)?.searchParams?.get('groups')).toBe('partner');
  const create = screen.getAllByRole('link').find((link) => link.getAttribute('href') === '/admin/user/neu');
  expect(create).toBeTruthy();
});

test('by group lists who is in one, with the groups', async () => {
  const partner = aUser({ groups: ['partner', 'hütte'] });
  const api = { ...someAnswers, 'GET /api/users': aCollection('/api/users', [partner]) };
  const { shell } = await renderRemote('/admin/user/by-group', { api });
  const row = await screen.findByRole('row', { name: /Gina Gast/ });
  expect(within(row).getByRole('cell', { name: 'Partner, hütte' })).toBeTruthy();
  expect(shell.api.calls.at(-1)?.searchParams?.get('inGroup')).toBe('true');
});

test('several accounts are locked at once, each for itself', async () => {
  const other = aUser({ id: 'other', '@id': '/api/users/other', fullName: 'Beat Berger', version: 3 });
  const api = {
    ...someAnswers,
    'GET /api/users': aCollection('/api/users', [aUser(), other]),
    'POST /api/users/:id/transition': aUser({ userState: 'locked' }),
  };
  const { shell, user } = await renderRemote('/admin/user', { api });
  const row = await screen.findByRole('row', { name: /Gina Gast/ });
  await user.click(within(row).getByRole('checkbox'));
  await user.click(within(screen.getByRole('row', { name: /Beat Berger/ })).getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Sperren' }));
  const dialog = await screen.findByRole('dialog', { name: /2 Konten sperren/ });
  await user.click(within(dialog).getByRole('button', { name: 'Sperren' }));
  const sent = () => shell.api.calls.filter(({ method }) => method === 'POST');
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent().map(({ body, ifMatch }) => [body, ifMatch])).toEqual([
    [{ to: 'locked' }, '"1"'],
    [{ to: 'locked' }, '"3"'],
  ]);
});
