import { aSleepingStyle, type TestRequest } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { someAnswers } from '../../testing/fixtures.ts';
import { renderRemote } from '../../testing/render.ts';

const STYLE = aSleepingStyle();

test('a sleeping style is put in its place', async () => {
  const api = {
    ...someAnswers,
    'PATCH /api/sleeping_styles/:id': ({ body }: TestRequest) => ({
      ...STYLE,
      ...(body as object),
      version: 2,
    }),
  };
  const { shell, user } = await renderRemote('/admin/offer-properties/sleeping-styles', { api });
  await user.click(await screen.findByRole('link', { name: 'Hütte' }));
  const form = await screen.findByRole('dialog', { name: 'Übernachtungsart bearbeiten' });
  const position = await within(form).findByRole('textbox', { name: /Reihenfolge/ });
  await user.clear(position);
  await user.type(position, '3');
  await user.click(within(form).getByRole('button', { name: 'Speichern' }));
  await screen.findByRole('link', { name: 'Hütte' });
  expect(shell.api.calls.find(({ method }) => method === 'PATCH')).toMatchObject({
    path: STYLE['@id'],
    body: { position: 3 },
    ifMatch: '"1"',
  });
});
