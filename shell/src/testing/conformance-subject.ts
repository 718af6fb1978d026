import type { ConformanceSubject } from '@firn/shared-contracts/testing';
import { createServices } from '../services/create-services.ts';
import { aPageState } from './page-state.ts';
import { stubFetch } from './stub-fetch.ts';

/** The services of a tab that was just opened, for one case of the contract's suite. */
export function aConformanceSubject(): ConformanceSubject {
  localStorage.clear();
  sessionStorage.clear();
  const network = stubFetch();
  window.fetch = network.fetch;
  const { services } = createServices({ window, state: aPageState(), nonce: 'nonce', headerImage: false });
  return {
    shell: services,
    answer: (method, path, status, body) => network.answer(method, path, status, body),
  };
}
