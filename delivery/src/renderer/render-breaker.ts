import type { RenderError } from './render-error.ts';
import type { RenderTarget } from './render-protocol.ts';

/** Consecutive hangs or crashes after which a version is not rendered for a while. */
const TOLERATED = 3;
/** How long (ms). */
const PAUSE = 30_000;

/**
 * Spares visitors the wait for a version that hangs or kills the render process each time. Pure except for its memory.
 */
export class RenderBreaker {
  readonly #failures = new Map<string, { count: number; until: number; isCertain: boolean }>();
  /** Processes whose end was noted. */
  readonly #blamed = new WeakSet<object>();

  isPaused(target: RenderTarget, now: number): boolean {
    const failures = this.#failures.get(target.module);
    return failures !== undefined && failures.count >= TOLERATED && now < failures.until;
  }

  /** Notes a hang or crash of a process for whoever is to blame: once, however many jobs it failed. */
  note({ reason, target, culprit }: RenderError, ofProcess: object, now: number): void {
    if (culprit === null) {
      if (reason !== 'interrupted') this.#failed(target, now, false);
      return;
    }
    if (!this.#blamed.has(ofProcess)) this.#failed(culprit, now, true);
    this.#blamed.add(ofProcess);
  }

  #failed(target: RenderTarget, now: number, isCertain: boolean): void {
    const count = (this.#failures.get(target.module)?.count ?? 0) + 1;
    this.#failures.set(target.module, { count, until: now + PAUSE, isCertain });
  }

  /** Whether a pause is the version's own fault. */
  isCertain(target: RenderTarget): boolean {
    return this.#failures.get(target.module)?.isCertain === true;
  }

  succeeded(target: RenderTarget): void {
    this.#failures.delete(target.module);
  }
}
