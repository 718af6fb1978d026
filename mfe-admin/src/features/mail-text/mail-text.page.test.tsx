import type { MailTextDraft, MailTextResponse } from '@firn/shared-contracts/api';
import { aMailPreview, aMailText, PERSONAS, type TestRequest } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { renderRemote } from '../../testing/render.ts';

async function open(
  text: MailTextResponse = aMailText(),
  user: (typeof PERSONAS)['admin' | 'super-admin'] = PERSONAS['super-admin'],
) {
  let stored = text;
  const api = {
    ...someAnswers,
    'GET /api/mail_texts/:id': () => stored,
    'PATCH /api/mail_texts/:id': ({ body }: TestRequest) => {
      stored = { ...stored, ...(body as object), version: 4 };
      return stored;
    },
    'POST /api/mail_texts/:id/preview': ({ body }: TestRequest) =>
      aMailPreview({ subject: (body as MailTextDraft).subject, text: (body as MailTextDraft).opening }),
    'POST /api/mail_texts/:id/test_mail': aMailPreview(),
  };
  const page = await renderRemote('/admin/settings/messages/invitation', { api, user });
  await screen.findByText('Wenn das Büro einen Gast einlädt.');
  const sent = (method: string, path: RegExp) =>
    page.shell.api.calls.filter((call) => call.method === method && path.test(call.path));
  return { ...page, sent };
}

const field = (name: RegExp) => screen.getByLabelText<HTMLTextAreaElement>(name);

test('what is typed is shown with samples, and saved with the version it was made from', async () => {
  const { user, sent } = await open();
  await user.clear(field(/^Betreff/));
  await user.type(field(/^Betreff/), 'Willkommen');
  expect(await within(await screen.findByRole('article')).findByText('Willkommen')).toBeTruthy();
  await user.click(screen.getByText('Speichern'));
  await waitFor(() => expect(sent('PATCH', /invitation$/)).toHaveLength(1));
  expect(sent('PATCH', /invitation$/)[0]).toMatchObject({
    body: { subject: 'Willkommen' },
    ifMatch: '"3"',
  });
});

test('an emptied field stays empty, and is not the default again; a subject there has to be', async () => {
  const { user, sent } = await open();
  await user.clear(field(/^Schluss/));
  await user.clear(field(/^Betreff/));
  await user.click(screen.getByText('Speichern'));
  await waitFor(() => expect(field(/^Betreff/).getAttribute('aria-invalid')).toBe('true'));
  expect(sent('PATCH', /./)).toEqual([]);
  await user.type(field(/^Betreff/), 'Willkommen');
  await user.click(screen.getByText('Speichern'));
  await waitFor(() => expect(sent('PATCH', /./)[0]?.body).toEqual({ subject: 'Willkommen', closing: '' }));
});

test('a placeholder goes in where the cursor is', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: '{vorname} einfügen' }));
  expect(field(/^Einleitung/).value).toBe('Die Einladung gilt bis {frist}.{vorname}');
  await user.click(field(/^Schluss/));
  field(/^Schluss/).setSelectionRange(0, 4);
  await user.click(screen.getByRole('button', { name: '{vorname} einfügen' }));
  expect(field(/^Schluss/).value).toBe('{vorname} Firn-Team');
});

test('a word in braces that nobody knows is named at its field, and there is nothing to send', async () => {
  const { user, sent } = await open();
  await user.type(field(/^Schluss/), ' {{name}');
  await user.click(screen.getByText('Speichern'));
  expect((await screen.findAllByText(/«\{name\}» ist kein Platzhalter/)).length).toBeGreaterThan(0);
  expect(await screen.findByText('Die Vorschau erscheint wieder, sobald der Text stimmt.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Testnachricht an mich' })).toBeNull();
  expect(sent('PATCH', /./)).toEqual([]);
});

test('the default comes back into the form, and is saved as any other change', async () => {
  const { user, sent } = await open(aMailText({ subject: 'Anders' }));
  await user.click(screen.getByRole('button', { name: 'Zurück zum Standardtext' }));
  expect(field(/^Betreff/).value).toBe('Deine Einladung');
  await user.click(screen.getByText('Speichern'));
  await waitFor(() => expect(sent('PATCH', /./)[0]?.body).toEqual({ subject: 'Deine Einladung' }));
});

test('a test message has what is in the form', async () => {
  const { user, sent, shell } = await open();
  await user.click(await screen.findByRole('button', { name: 'Testnachricht an mich' }));
  await waitFor(() => expect(sent('POST', /test_mail$/)).toHaveLength(1));
  expect(sent('POST', /test_mail$/)[0]?.body).toEqual(aMailText().defaults);
  await waitFor(() =>
    expect(shell.toasts.get()).toMatchObject([
      { text: 'Die Testnachricht ist unterwegs an deine E-Mail-Adresse.' },
    ]),
  );
});

test('a test message has the last letter, which the preview waits for', async () => {
  const { sent } = await open();
  const button = await screen.findByRole('button', { name: 'Testnachricht an mich' });
  fireEvent.change(field(/^Betreff/), { target: { value: 'Eben getippt' } });
  fireEvent.click(button);
  await waitFor(() => expect(sent('POST', /test_mail$/)).toHaveLength(1));
  expect(sent('POST', /test_mail$/)[0]?.body).toMatchObject({ subject: 'Eben getippt' });
});

test('an admin reads it, with the reason why not more', async () => {
  await open(aMailText(), PERSONAS.admin);
  expect(screen.getByText(/^Nur Super-Admins ändern diese Texte/)).toBeTruthy();
  expect(screen.queryByLabelText(/^Betreff/)).toBeNull();
  expect(await screen.findByRole('button', { name: 'Testnachricht an mich' })).toBeTruthy();
});
