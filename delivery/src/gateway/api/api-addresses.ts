import type { CallFailure } from '../../shared/call-failure.ts';

/** `unavailable` is an answer, too: 503. */
export type Setback = CallFailure | 'unavailable';

/** The way of one call through the addresses. */
export interface ApiRoute {
  readonly origin: string;
  /** Whether the call may be made once more; `origin` is then the address to make it to. */
  goesOnAfter(setback: Setback): boolean;
}

/** Where the API is, at one address or at several that are alike. */
export interface ApiAddresses {
  readonly all: readonly string[];
  readonly isReady: boolean;
  /** Remembers what an address said of itself; an address that is away is asked last. */
  note(origin: string, isReady: boolean): void;
  route(method: string): ApiRoute;
}

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/**
 * Takes the addresses in turns. One that a call could not reach counts as away until its probe says otherwise
 * (`api-watch.ts`). With all of them away they are asked all the same: they may be back before the next look.
 *
 * A read goes on to the next address wherever it did not get an answer, or 503 from one while another is ready. A write
 * does only where no connection came about: else it may have happened, and would happen twice.
 */
export function createApiAddresses(all: readonly string[]): ApiAddresses {
  const away = new Set<string>();
  let turn = -1;

  function inTurn(): string[] {
    turn = (turn + 1) % all.length;
    const rotated = [...all.slice(turn), ...all.slice(0, turn)];
    return [
      ...rotated.filter((origin) => !away.has(origin)),
      ...rotated.filter((origin) => away.has(origin)),
    ];
  }

  return {
    all,
    get isReady() {
      return away.size < all.length;
    },
    note(origin, isReady) {
      if (isReady) away.delete(origin);
      else away.add(origin);
    },
    route(method) {
      const [first = '', ...others] = inTurn();
      let origin = first;
      return {
        get origin() {
          return origin;
        },
        goesOnAfter(setback) {
          if (setback === 'never-arrived' || setback === 'broken-off') away.add(origin);
          const mayRepeat = setback === 'never-arrived' || (READS.has(method) && setback !== 'other');
          const next = others.find((other) => setback !== 'unavailable' || !away.has(other));
          if (!mayRepeat || next === undefined) return false;
          others.splice(others.indexOf(next), 1);
          origin = next;
          return true;
        },
      };
    },
  };
}
