import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { cleanWindow } from '../testing/clean-window.ts';
import { aPageState } from '../testing/page-state.ts';
import { renderFrame } from '../testing/render-frame.tsx';

cleanWindow();

test.each([
  ['has a page on insurance', '/wissen/versicherung'],
  ['has none', undefined],
])('a company that %s', (_case, insurancePage) => {
  const chrome = { ...aPageState().chrome, ...(insurancePage && { insurancePage }) };
  renderFrame({ state: aPageState({ chrome }) });
  const legal = within(screen.getByRole('navigation', { name: 'Rechtliches' }));
  const link = legal.queryByRole('link', { name: 'Versicherung und Rettung' });
  expect(link?.getAttribute('href')).toBe(insurancePage);
});
