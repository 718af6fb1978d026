import { expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { cleanWindow } from './testing/clean-window.ts';
import { regionText, startPage } from './testing/start-page.ts';

cleanWindow();

jest.unstable_mockModule('./after-load.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('a tab whose later code does not arrive keeps working, and reports it', async () => {
  const { network } = await startPage();
  await waitFor(() =>
    expect(network.requests.map(({ body }) => body)).toContainEqual(
      expect.objectContaining({ remote: 'shell', phase: 'uncaught' }),
    ),
  );
  expect(regionText()).toBe('tours@1.0.0');
});
