import { testProblem } from '@firn/shared-contracts/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { aUser, someAnswers, USER_ID } from '../../testing/fixtures.ts';
import { renderRemote } from '../../testing/render.ts';

const PATH = `/admin/user/${USER_ID}`;
const answer = (overrides: Parameters<typeof aUser>[0]) => ({ 'GET /api/users/:id': aUser(overrides) });
const button = () => screen.queryByRole('button', { name: /einloggen/ });
const SUPER = { email: 'super@firn.example', roles: ['ROLE_SUPER_ADMIN'] };

describe('a guest', () => {
  test('shows how to reach them and names itself in the breadcrumbs', async () => {
    const { shell } = await renderRemote(PATH, { api: someAnswers });
    await screen.findByRole('heading', { level: 1, name: 'Gina Gast' });
    expect(screen.getByRole('link', { name: '+41 79 123 45 67' }).getAttribute('href')).toBe(
      'tel:+41791234567',
    );
    expect(shell.seen.breadcrumb).toBe('Gina Gast, G-1042');
  });

  test('shows roles and permissions on a separate page', async () => {
    const api = answer({ roles: ['ROLE_GUIDE'], groups: ['partner'], guideLevel: 'guide3' });
    const { user, address } = await renderRemote(PATH, { api });
    await user.click(await screen.findByRole('link', { name: 'Rollen' }));
    expect(await screen.findByText('Bergführung 3')).toBeTruthy();
    expect(screen.getByText('Partner')).toBeTruthy();
    expect(address()).toBe(`${PATH}/roles`);
  });

  test('shows the error page for an unknown user', async () => {
    const { shell } = await renderRemote(PATH, {
      api: {
        'GET /api/users/:id': () => {
          throw testProblem(404);
        },
      },
    });
    await waitFor(() => expect(shell.seen.status).toMatchObject({ status: 404, takeOver: true }));
  });
});

describe('logging in as somebody', () => {
  test('makes the admin that person and leads to the start page', async () => {
    const { shell, user, address } = await renderRemote(PATH, { api: someAnswers });
    await user.click(await screen.findByRole('button', { name: 'Als Gina Gast einloggen' }));
    await waitFor(() => expect(address()).toBe('/'));
    const { user: now, impersonator } = shell.session.get();
    expect([now?.email, impersonator?.fullName]).toEqual(['gast@firn.example', 'Anna Admin']);
  });

  test('says so when the switch fails', async () => {
    const { shell, user, address } = await renderRemote(PATH, { api: someAnswers });
    shell.session.impersonate = () => Promise.reject(testProblem(403));
    await user.click(await screen.findByRole('button', { name: 'Als Gina Gast einloggen' }));
    await waitFor(() =>
      expect(shell.toasts.get()).toEqual([
        { variant: 'error', text: 'Der Wechsel zu Gina Gast hat nicht geklappt.' },
      ]),
    );
    expect(address()).toBe(PATH);
  });

  test.each([
    ['an admin', { roles: ['ROLE_ADMIN'] }, undefined, false],
    ['an admin, by a super admin', { roles: ['ROLE_ADMIN'] }, SUPER, true],
    ['a guide', { roles: ['ROLE_GUIDE'] }, undefined, true],
    ['somebody without e-mail', { email: null }, undefined, false],
    ['oneself', { id: '018f0000-0000-7000-8000-000000000001' }, SUPER, false],
  ])('is offered for %s: see last column', async (_whom, overrides, visitor, isOffered) => {
    await renderRemote(PATH, { api: answer(overrides), ...(visitor && { user: visitor }) });
    await screen.findByRole('heading', { level: 1, name: 'Gina Gast' });
    expect(button() !== null).toBe(isOffered);
  });

  test('is not offered from within another impersonation', async () => {
    const impersonator = { fullName: 'Sara Super', email: 'super@firn.example' };
    await renderRemote(PATH, { api: someAnswers, impersonator });
    await screen.findByRole('heading', { level: 1, name: 'Gina Gast' });
    expect(button()).toBeNull();
  });
});
