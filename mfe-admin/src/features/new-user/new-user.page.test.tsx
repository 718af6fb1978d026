import { testProblem } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { aUser, USER_ID } from '../../testing/fixtures.ts';
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

test('the invitation is looked at before it is sent', async () => {
  const page = await renderRemote(PATH, {
    api: {
      ...someAnswers,
      'POST /api/invitations': {
        mails: [
          { template: 'invitation', to: 'gast@firn.example', subject: 'Einladung', text: 'Hallo Gina' },
        ],
      },
    },
  });
  await page.user.type(await screen.findByLabelText(/^Vorname/), 'Gina');
  await page.user.type(screen.getByLabelText(/^Name/), 'Gast');
  expect(screen.queryByText('Vorschau der Nachricht')).toBeNull();
  await page.user.type(screen.getByLabelText(/^E-Mail/), 'gast@firn.example');
  await page.user.click(screen.getByText('Vorschau der Nachricht'));
  expect(await screen.findByText('Hallo Gina')).toBeTruthy();
  const asked = page.shell.api.calls.filter(({ method }) => method === 'POST');
  expect(asked.map(({ searchParams }) => searchParams.get('dryRun'))).toEqual(['1']);
});
