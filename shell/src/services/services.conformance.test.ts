import { shellConformance } from '@firn/shared-contracts/testing';
import { afterEach, describe, expect, test } from '@jest/globals';
import { aPageState } from '../testing/page-state.ts';
import { stubFetch } from '../testing/stub-fetch.ts';
import { createServices } from './create-services.ts';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the shell conforms to contract 1', () => {
  test.each(shellConformance.map((one) => [one.name, one] as const))('%s', async (_name, one) => {
    const network = stubFetch();
    window.fetch = network.fetch;
    const parts = createServices({ window, state: aPageState(), nonce: 'nonce', headerImage: false });
    await one.run({
      shell: parts.services,
      answer: (method, path, status, body) => network.answer(method, path, status, body),
    });
  });

  test('it names the contract it serves and the nonce of the page', () => {
    const { services } = createServices({ window, state: aPageState(), nonce: 'nonce', headerImage: false });
    expect([services.contract, services.nonce]).toEqual(['1.3.0', 'nonce']);
  });

  test('the clock stands at the rendered instant until it is started', () => {
    const region = { remote: 'tours', version: '1.0.0', data: null };
    const state = aPageState({ region });
    const parts = createServices({ window, state, nonce: '', headerImage: false });
    expect(parts.services.now().toISOString()).toBe(state.renderedAt);
    parts.releaseClock();
    expect(parts.services.now().getTime()).toBeGreaterThan(Date.parse(state.renderedAt));
  });
});
