import { aLevel, type TestRequest } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { renderRemote } from '../../testing/render.ts';

const LEVEL = aLevel();

test('a level is described in its form', async () => {
  const api = {
    ...someAnswers,
    'PATCH /api/levels/:id': ({ body }: TestRequest) => ({ ...LEVEL, ...(body as object), version: 2 }),
  };
  const { shell, user } = await renderRemote('/admin/offer-properties/levels', { api });
  await user.click(await screen.findByRole('link', { name: 'Basis' }));
  const form = await screen.findByRole('dialog', { name: 'Niveau bearbeiten' });
  const description = await within(form).findByRole('textbox', { name: /Beschreibung/ });
  await user.clear(description);
  await user.type(description, 'Für den Anfang.');
  await user.click(within(form).getByRole('button', { name: 'Speichern' }));
  await screen.findByRole('link', { name: 'Basis' });
  expect(shell.api.calls.find(({ method }) => method === 'PATCH')).toMatchObject({
    path: LEVEL['@id'],
    body: { description: 'Für den Anfang.' },
    ifMatch: '"1"',
  });
});

test('the area opens with the levels, as the current tab', async () => {
  await renderRemote('/admin/offer-properties', { api: someAnswers });
  const tab = await screen.findByRole('link', { name: 'Niveaus' });
  expect(tab.getAttribute('aria-current')).toBe('page');
});
