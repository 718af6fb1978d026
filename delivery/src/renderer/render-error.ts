import type { RenderTarget } from './render-protocol.ts';

/**
 * `threw`: the bundle threw. `timeout`: no answer in time. `crashed`: the process ended by itself.
 * `forged`: a bundle answered in place of the worker, which would have refused the answer.
 * `interrupted`: the process was delayed or ended because of another job. `paused`, `busy`: not attempted,
 * because the bundle failed too often or because too many renders are waiting.
 */
export type RenderFailure = 'threw' | 'timeout' | 'crashed' | 'forged' | 'interrupted' | 'paused' | 'busy';

export class RenderError extends Error {
  readonly reason: RenderFailure;
  readonly target: RenderTarget;
  /**
   * The release at fault, which need not be the one that was asked: versions of a remote share a process. Null where that cannot be
   * told; then nobody is blamed.
   */
  readonly culprit: RenderTarget | null;

  constructor(reason: RenderFailure, target: RenderTarget, message: string, culprit: RenderTarget | null) {
    super(message);
    this.name = 'RenderError';
    this.reason = reason;
    this.target = target;
    this.culprit = culprit;
  }
}
