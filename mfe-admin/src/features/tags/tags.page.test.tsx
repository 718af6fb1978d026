import { aCollection, aTag, type TestRequest, testProblem } from '@firn/shared-contracts/testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { someAnswers } from '../../testing/answers.ts';
import { renderRemote } from '../../testing/render.ts';

const PATH = '/admin/offer-properties/tags';
const TAG = aTag();
const OTHER_ID = '018f0000-0000-7000-8000-000000000172';
const OTHER = aTag({ id: OTHER_ID, '@id': `/api/tags/${OTHER_ID}`, title: 'Firn' });

async function chooseOther(path: string, answers: Readonly<Record<string, unknown>>) {
  const api = {
    ...someAnswers,
    'GET /api/tags': aCollection('/api/tags', [TAG, OTHER]),
    ...answers,
  };
  const page = await renderRemote(path, { api });
  const { user } = page;
  await user.click(await screen.findByRole('button', { name: 'Zusammenführen …' }));
  const form = screen.getByRole('form', { name: '«Gletscher» zusammenführen' });
  const box = within(form).getByRole('combobox', { name: /Zusammenführen mit/ });
  expect(document.activeElement).toBe(box);
  await user.click(box);
  await user.click(await screen.findByRole('option', { name: 'Firn' }));
  expect(screen.queryByRole('option', { name: 'Gletscher' })).toBeNull();
  await user.click(within(form).getByRole('button', { name: 'Zusammenführen' }));
  return { ...page, form };
}

const merges = (calls: readonly TestRequest[]) =>
  calls.filter(({ method }) => method === 'POST').map(({ path, body, ifMatch }) => [path, body, ifMatch]);

test('a tag is merged with another one, which stays', async () => {
  let members = [TAG, OTHER];
  const { shell, address } = await chooseOther(`${PATH}?edit=${TAG.id}`, {
    'GET /api/tags': () => aCollection('/api/tags', members),
    'POST /api/tags/:id/merge': () => {
      members = [OTHER];
      return OTHER;
    },
  });
  expect(await screen.findByText('1 Eintrag')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(address()).toBe(PATH);
  expect(merges(shell.api.calls)).toEqual([[`${TAG['@id']}/merge`, { into: OTHER['@id'] }, '"1"']]);
});

test('a tag that somebody changed meanwhile is merged only after another look', async () => {
  const renamed = { ...TAG, title: 'Gletschertour', version: 2 };
  const { shell, user } = await chooseOther(`${PATH}?edit=${TAG.id}`, {
    'POST /api/tags/:id/merge': ({ ifMatch }: TestRequest) => {
      if (ifMatch === '"2"') return OTHER;
      throw testProblem(412, { type: '/problems/stale', current: renamed });
    },
  });
  const sentence = '«Gletschertour» wurde inzwischen geändert. Prüfe es und führe nochmals zusammen.';
  expect(await screen.findByText(sentence)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Zusammenführen' }));
  await screen.findByText('2 Einträge');
  expect(merges(shell.api.calls).map(([, , tag]) => tag)).toEqual(['"1"', '"2"']);
});

test('what the API refuses stands at the field', async () => {
  const { form } = await chooseOther(`${PATH}?edit=${TAG.id}`, {
    'POST /api/tags/:id/merge': () => {
      const message = 'Dieses Stichwort gibt es nicht mehr.';
      throw testProblem(422, { violations: [{ propertyPath: 'into', message }] });
    },
  });
  expect(await within(form).findAllByText(/Dieses Stichwort gibt es nicht mehr/)).not.toHaveLength(0);
});
