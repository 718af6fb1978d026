import type { Send } from './send.ts';

/** The system that is connected: bexio, or the test system of the demo. */
export interface BexioSystem {
  readonly name: 'bexio' | 'test';
  /** Base of OAuth and of the API. */
  readonly authUrl: string;
  readonly apiUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly send: Send;
  /** The test system has no page to agree on: it agrees at once, and says where that leads. */
  readonly agree?: (url: string) => Promise<string>;
}
