import type { RenderTarget } from './render-protocol.ts';

/** Consecutive hangs or crashes after which a version is not rendered for a while. */
const TOLERATED = 3;
/** How long (ms). */
const PAUSE = 30_000;

/**
 * Spares visitors the wait for a version that hangs or kills the render process each time. Pure except for its memory.
 */
export class RenderBreaker {
  readonly #failures = new Map<string, { count: number; until: number }>();

  isPaused(target: RenderTarget, now: number): boolean {
    const failures = this.#failures.get(target.module);
    return failures !== undefined && failures.count >= TOLERATED && now < failures.until;
  }

  failed(target: RenderTarget, now: number): void {
    const count = (this.#failures.get(target.module)?.count ?? 0) + 1;
    this.#failures.set(target.module, { count, until: now + PAUSE });
  }

  succeeded(target: RenderTarget): void {
    this.#failures.delete(target.module);
  }
}
