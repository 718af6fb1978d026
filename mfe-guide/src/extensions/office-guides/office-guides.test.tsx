import { aCollection, PERSONAS, type TestRequest } from '@firn/shared-contracts/testing';
import { renderExtension } from '@firn/shared-ui/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import * as extension from './index.ts';

test('the office reads who has not answered and which reports are missing, each leading to its list', async () => {
  const ofWork = ({ searchParams }: TestRequest) =>
    aCollection('/api/events', [], searchParams.get('work') === 'reports-missing' ? 1 : 99);
  const ofGuides = ({ searchParams }: TestRequest) =>
    aCollection('/api/guide_assignments', [], searchParams.getAll('state[]').includes('asked') ? 3 : 99);
  const api = { 'GET /api/events': ofWork, 'GET /api/guide_assignments': ofGuides };
  await renderExtension(extension, {}, { user: PERSONAS.admin, api });
  const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await hrefOf('3 Anfragen ohne Antwort')).toBe('/admin/events/planung');
  expect(await hrefOf('1 Rapport fehlt')).toBe('/admin/events/rapporte?work=reports-missing');
});
