import { aVoucher } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { renderRemote } from '../../testing/render.ts';

const PATH = '/admin/files/gutscheine/neu';

test('a voucher is issued as given away, and the page leads to it', async () => {
  const api = { ...someAnswers, 'POST /api/vouchers': aVoucher({ id: 'neu-1' }) };
  const { shell, user, address } = await renderRemote(PATH, { api });
  await user.type(await screen.findByLabelText(/^Betrag/), '120');
  await user.type(screen.getByLabelText(/^Von wem( \*)?$/), 'Firn');
  await user.selectOptions(screen.getByLabelText(/^Bezahlt per/), 'Geschenkt');
  await user.click(screen.getByRole('button', { name: 'Ausstellen' }));
  await waitFor(() => expect(address()).toBe('/admin/files/gutscheine/neu-1'));
  const [sent] = shell.api.calls.filter(({ method }) => method === 'POST');
  expect(sent).toMatchObject({
    idempotencyKey: expect.any(String),
    body: { amount: 12_000, buyerName: 'Firn', buyerEmail: null, paidBy: null, picture: 'gipfel' },
  });
});

test('what is missing is said at its field', async () => {
  const { shell, user } = await renderRemote(PATH, { api: someAnswers });
  await user.click(await screen.findByRole('button', { name: 'Ausstellen' }));
  expect(screen.getByLabelText(/^Betrag/).getAttribute('aria-invalid')).toBe('true');
  expect(shell.api.calls.filter(({ method }) => method === 'POST')).toEqual([]);
});
