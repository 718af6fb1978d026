import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderRemote } from '../../testing/render.ts';

test.each([
  ['/guides/availability', 'Verfügbarkeit', /an welchen Tagen/],
  ['/profil/tour/erstellen', 'Tour erstellen', /eine eigene Tour/],
  ['/profil/tour/erstellen/suche', 'Tour erstellen: Angebot suchen', /bestehendes Angebot/],
])('%s says that it comes later and links to what works', async (path, title, text) => {
  await renderRemote(path);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(screen.getByText('In dieser Version noch nicht verfügbar')).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Eventübersicht' })).toBeTruthy();
});
