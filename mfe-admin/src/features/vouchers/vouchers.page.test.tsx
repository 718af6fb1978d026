import { aCollection, aVoucher, type TestRequest } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { renderRemote } from '../../testing/render.ts';

const PATH = '/admin/files/gutscheine';

test('a row has code, people, amount, what is left and its standing', async () => {
  await renderRemote(PATH, { api: someAnswers });
  const row = await screen.findByRole('row', { name: /ABCD-EFGH-JKLM-NPQE/ });
  for (const text of ['Livia', 'Nora Käser', 'CHF 200.–', 'CHF 150.–', 'Gültig'])
    expect(within(row).getByText(text)).toBeTruthy();
});

test('the liabilities are those of a day that somebody chooses', async () => {
  const liabilities = ({ searchParams }: TestRequest) => ({
    '@type': 'VoucherLiabilities',
    on: searchParams.get('on'),
    outstanding: searchParams.get('on') === '2025-12-31' ? 9_000 : 15_000,
    count: 2,
    expired: 3_000,
    expiredCount: 1,
  });
  const api = { ...someAnswers, 'GET /api/voucher_liabilities': liabilities };
  await renderRemote(PATH, { api: api });
  expect(await screen.findByText(/CHF 150.– auf 2 gültigen Gutscheinen/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Stand am Ende von'), { target: { value: '31.12.2025' } });
  expect(
    await screen.findByText(/CHF 90.– auf 2 gültigen Gutscheinen, CHF 30.– auf 1 abgelaufenen/),
  ).toBeTruthy();
});

test('a list without vouchers says so, and one without payment has no code', async () => {
  const empty = { ...someAnswers, 'GET /api/vouchers': aCollection('/api/vouchers', []) };
  await renderRemote(PATH, { api: empty });
  expect(await screen.findByText('Noch keine Gutscheine.')).toBeTruthy();
  const draft = aVoucher({ code: null, standing: 'draft', balance: 0 });
  const one = { ...someAnswers, 'GET /api/vouchers': aCollection('/api/vouchers', [draft]) };
  await renderRemote(PATH, { api: one });
  expect((await screen.findAllByText('Nicht bezahlt')).length).toBeGreaterThan(1);
});
