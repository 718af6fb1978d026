import type { RenderTarget } from './render-protocol.ts';

/**
 * `threw`: the bundle threw. `timeout`: no answer in time. `crashed`: the process ended by itself.
 * `interrupted`: it was delayed or ended because of another job. `paused`, `busy`: not attempted,
 * because the bundle failed too often or because too many renders are waiting.
 */
export type RenderFailure = 'threw' | 'timeout' | 'crashed' | 'interrupted' | 'paused' | 'busy';

export class RenderError extends Error {
  readonly reason: RenderFailure;
  readonly target: RenderTarget;

  constructor(reason: RenderFailure, target: RenderTarget, message: string) {
    super(message);
    this.name = 'RenderError';
    this.reason = reason;
    this.target = target;
  }
}
