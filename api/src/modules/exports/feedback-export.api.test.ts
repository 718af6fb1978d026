import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { buildTestApp, NOW, type TestApp } from '../../../test/build-test-app.ts';
import { anAnswer, answerAll, askAll, pastEvent } from '../../../test/feedbacks.ts';
import { createFolderStore } from '../../lib/file-store.ts';
import { makeExports } from './index.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
  await pastEvent(t, ['Nina', 'Urs']);
  await askAll(t);
  await answerAll(t, ['Nina'], anAnswer(t, { comment: '=SUM(A1)', publishConsent: false }));
});
afterAll(() => t.close());

const COLUMNS = ['person', 'tour', 'content', 'hut', 'guides', 'guideGrades', 'comment', 'consent', 'state'];

async function linesOf(filters: object): Promise<string[]> {
  const admin = await t.as('admin');
  const payload = { kind: 'feedback', format: 'csv', columns: COLUMNS, filters };
  const asked = await admin({ method: 'POST', url: '/api/exports', payload });
  expect(asked.statusCode).toBe(202);
  const store = createFolderStore(`${t.dataDir}/documents`);
  await makeExports({ db: t.db, clock: () => NOW, store, origin: 'https://firn.example' });
  const { body } = await admin(`${asked.headers.location}/file`);
  return body
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n');
}

test('a file of feedback has a line for each answer, by the filter of the list', async () => {
  expect(await linesOf({})).toEqual([
    'Person;Tour;Inhalt;Hütte;Guides;Guides einzeln;Kommentar;Darf veröffentlicht werden;Veröffentlicht',
    "Nina Käser;4.5;5;4;4.67;Vera Guide: 5/5/4;'=SUM(A1);Nein;Nein",
  ]);
  expect(await linesOf({ work: ['published'] })).toHaveLength(1);
});

test.each(['guide', 'gast'] as const)('%s gets none', async (persona) => {
  const payload = { kind: 'feedback', format: 'csv' };
  const asked = await (await t.as(persona))({ method: 'POST', url: '/api/exports', payload });
  expect(asked.statusCode).toBe(403);
});
