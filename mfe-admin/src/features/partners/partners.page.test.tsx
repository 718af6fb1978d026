import { aCollection, aPartner, type TestRequest, testProblem } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { renderRemote } from '../../testing/render.ts';

const PATH = '/admin/partners';
const PARTNER = aPartner();

const writesOf = (calls: readonly TestRequest[]) =>
  calls
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body, ifMatch }) => [method, path, body, ifMatch]);

test('the list says code, commission, contact and how long each counts', async () => {
  const members = [
    PARTNER,
    aPartner({
      id: 'post',
      title: 'Hotel Post',
      code: 'POST',
      commissionPercent: null,
      commissionPerPerson: 1500,
      endsOn: '2026-01-31',
    }),
    aPartner({ id: 'bahn', title: 'Bahn', code: 'BAHN', commissionPercent: 7.5, endsOn: '2026-12-31' }),
  ];
  const api = { ...someAnswers, 'GET /api/partners': aCollection('/api/partners', members) };
  await renderRemote(PATH, { api });
  const row = async (name: RegExp) => (await screen.findByRole('row', { name })).textContent;
  expect(await row(/Sonnalp/)).toMatch(/SONNALP.*10 %.*Regula Wirz.*ohne Ende/);
  expect(screen.getByRole('link', { name: 'SONNALP' }).getAttribute('href')).toBe('/agenda?partner=SONNALP');
  expect(await row(/Post/)).toMatch(/CHF 15\.– pro Person.*beendet am Sa, 31\.01\.2026/);
  expect(await row(/Bahn/)).toMatch(/7\.5 %.*bis Do, 31\.12\.2026/);
});

test('«Neu» asks for one commission, and creates', async () => {
  const api = {
    ...someAnswers,
    'POST /api/partners': ({ body }: TestRequest) => aPartner({ id: 'neu-1', ...(body as object) }),
  };
  const { shell, user, address } = await renderRemote(PATH, { api });
  await user.click(await screen.findByRole('link', { name: 'Neu' }));
  const form = await screen.findByRole('dialog', { name: 'Neuer Partner' });
  const type = (name: RegExp, text: string) => user.type(within(form).getByRole('textbox', { name }), text);
  await type(/^Name/, 'Hotel Post');
  await type(/^Code/, 'post');
  await user.click(within(form).getByRole('button', { name: 'Speichern' }));
  expect(await within(form).findAllByText(/Bitte gib eine Provision an/)).not.toEqual([]);
  await type(/^Provision pro Person/, '15');
  await user.click(within(form).getByRole('button', { name: 'Website hinzufügen' }));
  await type(/^Adresse der Website/, 'https://post.example');
  await user.click(within(form).getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(address()).toBe(PATH));
  expect(writesOf(shell.api.calls)).toMatchObject([
    [
      'POST',
      '/api/partners',
      {
        title: 'Hotel Post',
        code: 'post',
        commissionPerPerson: 1500,
        sites: [{ origin: 'https://post.example' }],
      },
      undefined,
    ],
  ]);
});

test('saving sends what changed', async () => {
  let partner = PARTNER;
  const api = {
    ...someAnswers,
    'GET /api/partners': () => aCollection('/api/partners', [partner]),
    'PATCH /api/partners/:id': ({ body }: TestRequest) => {
      partner = { ...partner, ...(body as object), version: 2 };
      return partner;
    },
  };
  const { shell, user } = await renderRemote(`${PATH}?edit=${PARTNER.id}`, { api });
  const form = await screen.findByRole('dialog', { name: 'Partner bearbeiten' });
  await user.type(await within(form).findByRole('textbox', { name: /^Letzter Tag/ }), '31.3.2026');
  await user.tab();
  await user.click(within(form).getByRole('button', { name: 'Speichern' }));
  expect(await screen.findByText('bis Di, 31.03.2026')).toBeTruthy();
  expect(writesOf(shell.api.calls)).toEqual([['PATCH', PARTNER['@id'], { endsOn: '2026-03-31' }, '"1"']]);
});

test('who has brought guests stays, and the form says so', async () => {
  const detail = '«Berghaus Sonnalp» wird noch benutzt: 3 Buchungen.';
  const api = {
    ...someAnswers,
    'DELETE /api/partners/:id': () => {
      throw testProblem(409, { type: '/problems/in-use', detail });
    },
  };
  const { user } = await renderRemote(`${PATH}?edit=${PARTNER.id}`, { api });
  await user.click(await screen.findByRole('button', { name: 'Löschen' }));
  const question = screen.getByRole('dialog', { name: '«Berghaus Sonnalp» löschen?' });
  await user.click(within(question).getByRole('button', { name: 'Löschen' }));
  expect((await within(question).findByRole('alert')).textContent).toBe(detail);
});
