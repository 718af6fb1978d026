import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderRemote } from '../../testing/render.ts';

test('names the five degrees, the bulletin and the emergency number', async () => {
  const { shell } = await renderRemote('/lawinen');
  expect(screen.getByRole('heading', { level: 1, name: 'Lawinenlage' })).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  expect(screen.getByRole('heading', { name: 'Stufe 3: erheblich' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Zum Bulletin des SLF' }).getAttribute('href')).toContain('slf.ch');
  expect(screen.getByText(/1414/)).toBeTruthy();
  await waitFor(() => expect(shell.seen.head?.title).toBe('Lawinenlage'));
});
