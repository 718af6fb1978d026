import { aFeedback, type TestRequest } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { renderRemote } from '../../testing/render.ts';

const PATH = `/admin/feedback/stimme/${aFeedback().id}`;

test('a voice is read, answered and published in one step', async () => {
  const sent: unknown[] = [];
  const api = {
    ...someAnswers,
    'PATCH /api/feedbacks/:id': ({ body }: TestRequest) => {
      sent.push(body);
      return aFeedback({ version: 3, published: true, reply: 'Danke, Nina!' });
    },
  };
  const { user } = await renderRemote(PATH, { api });
  expect(await screen.findByText('Ein grosser Tag.')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Beat Berger' })).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: /Auf der Website zeigen/ }));
  await user.type(screen.getByRole('textbox', { name: 'Antwort' }), 'Danke, Nina!');
  await user.click(screen.getByRole('checkbox', { name: /per E-Mail senden/ }));
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  await screen.findByDisplayValue('Danke, Nina!');
  expect(sent).toEqual([{ published: true, reply: 'Danke, Nina!', notify: true }]);
});

test('what nobody agreed to cannot be published', async () => {
  const internal = aFeedback({ publishConsent: false, publishable: false });
  await renderRemote(PATH, { api: { ...someAnswers, 'GET /api/feedbacks/:id': internal } });
  const tick = await screen.findByRole('checkbox', { name: /Auf der Website zeigen/ });
  expect((tick as HTMLInputElement).disabled).toBe(true);
  expect(screen.getByText(/Nur mit Zustimmung und Kommentar/)).toBeTruthy();
});
