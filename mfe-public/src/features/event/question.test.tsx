import { anEvent, testProblem } from '@firn/shared-contracts/testing';
import { afterEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EVENT_ID, publicApi } from '../../testing/fixtures.ts';
import { renderRemote, unmountAll } from '../../testing/render.tsx';
import '@firn/shared-ui/testing';

afterEach(unmountAll);

const ASK = 'POST /api/event_questions';
const path = `/event/${EVENT_ID}`;
const event = anEvent()['@id'];

async function openForm() {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Frage stellen' }));
  return { user, form: within(await screen.findByRole('form', { name: 'Frage ans Büro' })) };
}

test('a stranger asks with name, address and a captcha for each attempt, and what is wrong stands at its field', async () => {
  const message = 'Bitte fülle dieses Feld aus.';
  const refused = testProblem(422, { violations: [{ propertyPath: 'name', message }] });
  const { shell } = await renderRemote({
    path,
    api: publicApi({
      [ASK]: () => {
        throw refused;
      },
    }),
  });
  const { user, form } = await openForm();
  const question = form.getByRole('textbox', { name: 'Deine Frage' });
  expect(document.activeElement).toBe(question);
  await user.type(question, 'Kann meine Tochter mit?');
  await user.type(form.getByRole('textbox', { name: 'E-Mail' }), 'nina@firn.example');
  await user.click(form.getByRole('button', { name: 'Frage senden' }));
  expect(await form.findByText(message)).toBeTruthy();
  shell.answer({ [ASK]: {} });
  await user.type(form.getByRole('textbox', { name: 'Vorname und Name' }), 'Nina Käser');
  await user.click(form.getByRole('button', { name: 'Frage senden' }));
  const sent = await screen.findByText('Deine Frage ist im Büro. Die Antwort kommt an nina@firn.example.');
  expect(sent.getAttribute('role')).toBe('status');
  const asked = {
    event,
    question: 'Kann meine Tochter mit?',
    email: 'nina@firn.example',
    captcha: 'test-captcha',
  };
  expect(shell.api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { ...asked, name: '' },
    { ...asked, name: 'Nina Käser' },
  ]);
});

test('too many questions are refused in the words of the answer', async () => {
  const detail = 'Bitte versuche es in 20 Minuten wieder.';
  await renderRemote({
    path,
    api: publicApi({
      [ASK]: () => {
        throw testProblem(429, { detail });
      },
    }),
  });
  const { user, form } = await openForm();
  await user.click(form.getByRole('button', { name: 'Frage senden' }));
  expect((await form.findByText(detail)).getAttribute('role')).toBe('alert');
});

test('what is past is not asked about', async () => {
  await renderRemote({ path, api: publicApi({ 'GET /api/events/:id': anEvent({ availability: 'past' }) }) });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText('Frage stellen')).toBeNull();
});

test('in a shell without a captcha a link leads to the office', async () => {
  await renderRemote({ path, api: publicApi(), contract: '1.2.0' });
  const link = await screen.findByRole('link', { name: 'Frage stellen' });
  expect(link.getAttribute('href')).toBe('/kontakt');
});
