import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';

declare const takeRawValues: () => string[];

test('what a person reads is looked at: text, what is read out, and what was there only for a moment', async () => {
  const { rerender } = render(
    <p title="Art: spontaneous_tour">
      Grund: {'weather'}
      <input aria-label="no_show" />
    </p>,
  );
  await Promise.resolve();
  rerender(<p title="Art: pending_payment">Wetter</p>);
  expect(takeRawValues()).toEqual([
    'spontaneous_tour in «Art: spontaneous_tour»',
    'weather in «weather»',
    'no_show in «no_show»',
    'pending_payment in «Art: pending_payment»',
  ]);
});

test('addresses, code, English notes and German words are not', () => {
  render(
    <a href="/tour/open" data-state="open">
      Tour <code>no_show</code> <span lang="en">failed</span>
    </a>,
  );
  expect(takeRawValues()).toEqual([]);
});
