import { aFeedback, type TestRequest, testProblem } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { renderRemote } from '../../testing/render.ts';

const PATH = `/admin/feedback/stimme/${aFeedback().id}`;

test('a voice is read, answered and published in one step', async () => {
  const sent: unknown[] = [];
  const api = {
    ...someAnswers,
    'PATCH /api/feedbacks/:id': ({ body, searchParams }: TestRequest) => {
      if (searchParams.has('dryRun')) return { '@id': '', '@type': 'PlannedMails', mails: [] };
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

test('a reply is seen as the mail says it before it goes, and only if one is to go', async () => {
  const api = {
    ...someAnswers,
    'PATCH /api/feedbacks/:id': ({ body, searchParams }: TestRequest) => {
      if (!searchParams.has('dryRun')) return aFeedback({ version: 3, reply: 'Danke, Nina!' });
      const text = `Liebe Nina\n\n${(body as { reply: string }).reply}`;
      const mail = { template: 'feedback_reply', to: 'nina@firn.example', subject: 'Antwort von Firn', text };
      return { '@id': '', '@type': 'PlannedMails', mails: [mail] };
    },
  };
  const { user, shell } = await renderRemote(PATH, { api });
  const patches = () => shell.api.calls.filter(({ method }) => method === 'PATCH');
  await user.type(await screen.findByRole('textbox', { name: 'Antwort' }), 'Danke, Nina!');
  expect(screen.queryByRole('article', { name: 'Nachricht' })).toBeNull();
  expect(patches()).toEqual([]);
  const tick = screen.getByRole('checkbox', { name: /per E-Mail senden/ });
  await user.click(tick);
  const mail = await screen.findByRole('article', { name: 'Nachricht' });
  expect(mail.textContent).toBe('Betreff: Antwort von FirnLiebe Nina\n\nDanke, Nina!');
  expect(screen.getByText('An nina@firn.example')).toBeTruthy();
  expect(patches().map(({ body, searchParams }) => [body, searchParams.get('dryRun')])).toEqual([
    [{ reply: 'Danke, Nina!', notify: true }, '1'],
  ]);
  await user.click(tick);
  expect(screen.queryByRole('article', { name: 'Nachricht' })).toBeNull();
});

test('a reply that was not kept stays in its field, and says why', async () => {
  const api = {
    ...someAnswers,
    'PATCH /api/feedbacks/:id': () => {
      throw testProblem(409, { type: '/problems/other', detail: 'Das geht gerade nicht.' });
    },
  };
  const { user } = await renderRemote(PATH, { api });
  await user.type(await screen.findByRole('textbox', { name: 'Antwort' }), 'Danke, Nina!');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(await screen.findByText(/Das geht gerade nicht/)).toBeTruthy();
  expect(screen.getByDisplayValue('Danke, Nina!')).toBeTruthy();
});

test('what nobody agreed to cannot be published', async () => {
  const internal = aFeedback({ publishConsent: false, publishable: false });
  await renderRemote(PATH, { api: { ...someAnswers, 'GET /api/feedbacks/:id': internal } });
  const tick = await screen.findByRole('checkbox', { name: /Auf der Website zeigen/ });
  expect((tick as HTMLInputElement).disabled).toBe(true);
  expect(screen.getByText(/Nur mit Zustimmung und Kommentar/)).toBeTruthy();
});
