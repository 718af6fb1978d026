import { aCollection, testProblem } from '@firn/shared-contracts/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { aUser, USER_ID } from '../../testing/fixtures.ts';
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
  expect(screen.queryByRole('combobox', { name: 'Führt zurzeit' })).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rolle' }), 'Guide');
  expect(address()).toBe('/admin/user?user=gina&roles=ROLE_GUIDE');
  expect(screen.getByRole('combobox', { name: 'Führt zurzeit' })).toBeTruthy();
  await screen.findByRole('row', { name: /Gina Gast/ });
  const asked = lastList(shell.api.calls);
  expect([asked?.get('user'), asked?.get('roles')]).toEqual(['gina', 'ROLE_GUIDE']);
});

const lastList = (calls: readonly { readonly path: string; readonly searchParams?: URLSearchParams }[]) =>
  calls.findLast(({ path }) => path === '/api/users')?.searchParams;

test('is filtered by any group and by the newsletter through the address, and leads to a new guest', async () => {
  const { shell, user, address } = await renderRemote('/admin/user', { api: someAnswers });
  const groups = await screen.findByRole('combobox', { name: 'Gruppe' });
  await within(groups).findByRole('option', { name: 'Partner' });
  await user.selectOptions(groups, 'stammgast');
  await user.click(screen.getByRole('button', { name: 'Newsletter: alle' }));
  await user.click(screen.getByRole('checkbox', { name: 'Abonniert' }));
  await user.click(screen.getByRole('checkbox', { name: 'Nie bestellt' }));
  expect(decodeURIComponent(address())).toBe('/admin/user?groups=stammgast&newsletter=subscribed,none');
  await screen.findByRole('row', { name: /Gina Gast/ });
  const asked = lastList(shell.api.calls);
  expect([asked?.get('groups'), asked?.getAll('newsletter[]')]).toEqual([
    'stammgast',
    ['subscribed', 'none'],
  ]);
  const create = screen.getAllByRole('link').find((link) => link.getAttribute('href') === '/admin/user/neu');
  expect(create).toBeTruthy();
});

test('a group of the address counts although nobody is in it any more', async () => {
  const { shell } = await renderRemote('/admin/user?groups=ehemalige', { api: someAnswers });
  const groups = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Gruppe' });
  expect(groups.value).toBe('ehemalige');
  expect(lastList(shell.api.calls)?.get('groups')).toBe('ehemalige');
});

test('says what the newsletter is to each', async () => {
  const reader = aUser({ id: 'reader', fullName: 'Rita Leser', newsletter: 'unsubscribed' });
  const api = { ...someAnswers, 'GET /api/users': aCollection('/api/users', [aUser(), reader]) };
  await renderRemote('/admin/user', { api });
  const row = await screen.findByRole('row', { name: /Rita Leser/ });
  expect(within(row).getByRole('cell', { name: 'Abbestellt' })).toBeTruthy();
});

describe('several people', () => {
  async function choose(patch: object) {
    const inGroup = { id: 'other', '@id': '/api/users/other', fullName: 'Beat Berger', version: 3 };
    const other = aUser({ ...inGroup, groups: ['partner', 'stammgast'] });
    const users = aCollection('/api/users', [aUser({ groups: ['partner'] }), other]);
    const page = await renderRemote('/admin/user', {
      api: { ...someAnswers, 'GET /api/users': users, 'PATCH /api/users/:id': patch },
    });
    await screen.findByRole('row', { name: /Gina Gast/ });
    await page.user.click(screen.getByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }));
    const sent = () =>
      page.shell.api.calls.flatMap(({ method, body, ifMatch }) =>
        method === 'PATCH' ? [[body, ifMatch]] : [],
      );
    return { ...page, sent };
  }

  test('join a group, old or new, of whom only those are written who are not in it', async () => {
    const { user, sent } = await choose(aUser({ groups: ['partner', 'stammgast'], version: 2 }));
    await user.click(screen.getByRole('button', { name: 'In eine Gruppe' }));
    const dialog = within(screen.getByRole('dialog', { name: '2 Personen in eine Gruppe aufnehmen?' }));
    await user.click(dialog.getByRole('button', { name: 'In eine Gruppe' }));
    expect(dialog.getByText('Bitte wähle zuerst.')).toBeTruthy();
    await user.type(dialog.getByLabelText(/^Gruppe/), 'Stammgast');
    await user.click(dialog.getByRole('button', { name: 'In eine Gruppe' }));
    await screen.findByRole('dialog', { name: '2 von 2 erledigt' });
    expect(sent()).toEqual([[{ groups: ['partner', 'stammgast'] }, '"1"']]);
  });

  test('leave a group; whom the server refuses, it names', async () => {
    const detail = 'Das darf nur die Super-Administration.';
    const { user, sent } = await choose(({ params }: { readonly params: { readonly id?: string } }) => {
      if (params.id === 'other') throw testProblem(403, { detail });
      return aUser({ groups: [], version: 2 });
    });
    await user.click(screen.getByRole('button', { name: 'Aus einer Gruppe' }));
    const dialog = within(screen.getByRole('dialog', { name: '2 Personen aus einer Gruppe nehmen?' }));
    await user.type(dialog.getByLabelText(/^Gruppe/), 'partner');
    await user.click(dialog.getByRole('button', { name: 'Aus einer Gruppe' }));
    const result = within(await screen.findByRole('dialog', { name: '1 von 2 erledigt' }));
    expect(result.getByRole('term').textContent).toBe('Beat Berger');
    expect(sent()).toEqual([
      [{ groups: [] }, '"1"'],
      [{ groups: ['stammgast'] }, '"3"'],
    ]);
  });
});

test('by group lists who is in one, with the groups', async () => {
  const partner = aUser({ groups: ['partner', 'hütte'] });
  const api = { ...someAnswers, 'GET /api/users': aCollection('/api/users', [partner]) };
  const { shell } = await renderRemote('/admin/user/by-group', { api });
  const row = await screen.findByRole('row', { name: /Gina Gast/ });
  expect(within(row).getByRole('cell', { name: 'Partner, hütte' })).toBeTruthy();
  expect(lastList(shell.api.calls)?.get('inGroup')).toBe('true');
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
