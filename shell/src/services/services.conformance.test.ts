import { shellConformance } from '@firn/shared-contracts/testing';
import { describe, expect, test } from '@jest/globals';
import { aConformanceSubject } from '../testing/conformance-subject.ts';
import { aPageState } from '../testing/page-state.ts';
import { createServices } from './create-services.ts';

describe('the shell conforms to contract 1', () => {
  test.each(shellConformance.map((one) => [one.name, one] as const))('%s', async (_name, one) => {
    await one.run(aConformanceSubject());
  });

  test('it names the contract it serves and the nonce of the page', () => {
    const { shell } = aConformanceSubject();
    expect([shell.contract, shell.nonce]).toEqual(['1.6.0', 'nonce']);
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
