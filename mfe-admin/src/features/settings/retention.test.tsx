import { PERSONAS, someSettings, type TestRequest, testProblem } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { aRetention } from '../../testing/fixtures.ts';
import { renderRemote } from '../../testing/render.ts';

async function open(answers: object = {}, user: 'admin' | 'super-admin' = 'super-admin') {
  const api = {
    ...someAnswers,
    'PATCH /api/settings/:id': ({ body }: TestRequest) => someSettings({ ...(body as object), version: 4 }),
    ...answers,
  };
  const page = await renderRemote('/admin/settings', { api, user: PERSONAS[user] });
  const part = within(await screen.findByRole('region', { name: 'Aufbewahrung' }));
  return { ...page, part };
}

test('says what would go before anything goes, and a super admin lets it go', async () => {
  const { part, user, shell } = await open({
    'GET /api/retention': aRetention({ inactive_guests: 12, audit_entries: 340 }),
  });
  expect(part.getByText(/^Noch wird nichts gelöscht\./)).toBeTruthy();
  expect(await part.findByText('12, das Älteste vom Sa, 01.05.2021')).toBeTruthy();
  expect(part.getAllByText('nichts')).toHaveLength(10);
  expect(part.getByText(/^Optionen, 90 Tage/)).toBeTruthy();
  expect(part.getByText(/^Gesundheit und Notfallkontakte von Teilnehmenden/)).toBeTruthy();
  expect(part.getByText('3')).toBeTruthy();
  await user.click(part.getByRole('checkbox', { name: /^Alte Daten nach ihrer Frist löschen/ }));
  await user.click(screen.getByText('Speichern'));
  const patch = shell.api.calls.find(({ method }) => method === 'PATCH');
  expect(patch?.body).toEqual({ retentionRuns: true });
});

test('an admin reads it and who decides', async () => {
  const { part } = await open({ 'GET /api/settings/:id': someSettings({ retentionRuns: true }) }, 'admin');
  expect(part.getByText(/geht von selbst innert einer Stunde/)).toBeTruthy();
  expect(part.queryByRole('checkbox')).toBeNull();
  expect(part.getByText(/^Nur Super-Admins geben das Löschen frei/)).toBeTruthy();
});

test('a report that does not come is said, and the settings stay', async () => {
  const { part } = await open({
    'GET /api/retention': () => {
      throw testProblem(503);
    },
  });
  expect((await part.findByRole('alert')).textContent).toMatch(/^Der Bericht liess sich nicht laden/);
  expect(screen.getByLabelText(/^Firmenname/)).toBeTruthy();
});
