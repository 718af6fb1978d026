import { testProblem } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { aUser, someAnswers, USER_ID } from '../../testing/fixtures.ts';
import { renderRemote } from '../../testing/render.ts';

const PATH = '/admin/user/neu';

async function fill(answers: object) {
  const page = await renderRemote(PATH, { api: { ...someAnswers, ...answers } });
  await page.user.type(await screen.findByLabelText(/^Vorname/), 'Gina');
  await page.user.type(screen.getByLabelText(/^Name/), 'Gast');
  await page.user.type(screen.getByLabelText(/^E-Mail/), 'gast@firn.example');
  await page.user.click(screen.getByRole('button', { name: 'Speichern' }));
  return page;
}

test('name and e-mail are enough, and lead to the guest', async () => {
  const { shell, address } = await fill({ 'POST /api/invitations': aUser() });
  await waitFor(() => expect(address()).toBe(`/admin/user/${USER_ID}`));
  expect(shell.api.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    firstName: 'Gina',
    lastName: 'Gast',
    email: 'gast@firn.example',
    notify: true,
  });
});

test('an address that is known is said', async () => {
  const detail = 'Diese Adresse hat schon ein Konto.';
  await fill({
    'POST /api/invitations': () => {
      throw testProblem(409, { type: '/problems/known-address', detail });
    },
  });
  expect(await screen.findByText(detail)).toBeTruthy();
});
