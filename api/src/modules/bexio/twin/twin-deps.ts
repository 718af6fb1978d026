import type { TwinState, TwinStore } from './twin-state.ts';

/** The trouble that comes in place of an answer, before or after the call has had its effect. */
export interface Mischief {
  readonly when: 'before' | 'after';
  /** 0: no answer at all, the connection ends; null: the answer stays as it is. */
  readonly status: number | null;
  readonly headers?: Readonly<Record<string, string>>;
  /** Runs once the call has had its effect, before anything is answered. */
  readonly meanwhile?: () => Promise<unknown>;
}

export interface TwinOptions {
  readonly store: TwinStore;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly clock: () => Date;
  /** Asked at each call, such as `POST /2.0/contact`; null: all goes well. */
  readonly mischief?: (call: string) => Mischief | null;
}

/** Everything that the routes of the test system work with. */
export interface TwinDeps extends Pick<TwinOptions, 'clientId' | 'clientSecret' | 'clock'> {
  /** Reads the state, lets it be changed, and keeps it: nothing else runs in between. */
  readonly change: <T>(work: (state: TwinState) => T) => T;
}
