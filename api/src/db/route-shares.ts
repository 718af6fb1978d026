/** The connections for reads are all taken by what hangs, or by the same route. */
export class SharesTakenError extends Error {
  constructor(route: string) {
    super(`No connection became free for ${route}.`);
    this.name = 'SharesTakenError';
  }
}

export interface ShareLimits {
  /** Connections of one route at once. */
  readonly perRoute: number;
  /** Connections of all routes together whose last statement ran into its time limit, one for each at once. */
  readonly stuck: number;
  /** The longest that a statement waits for one (ms). */
  readonly patience: number;
}

/** Whether a statement ran into its time limit; null if that is not known. */
export type EndShare = (hung: boolean | null) => void;

/** Which route may take a connection: where one table is locked, the routes that need it must leave some to the others. */
export interface RouteShares {
  /** @throws SharesTakenError when none has become free for too long. */
  take(route: string): Promise<EndShare>;
}

interface Route {
  taken: number;
  isStuck: boolean;
}

interface Waiting {
  readonly route: string;
  readonly start: () => void;
}

export function routeShares(limits: ShareLimits): RouteShares {
  const routes = new Map<string, Route>();
  const waiting = new Set<Waiting>();

  function routeOf(name: string): Route {
    const known = routes.get(name) ?? { taken: 0, isStuck: false };
    routes.set(name, known);
    return known;
  }

  function hasShare({ taken, isStuck }: Route): boolean {
    if (!isStuck) return taken < limits.perRoute;
    const stuck = [...routes.values()].filter((route) => route.isStuck);
    return taken === 0 && stuck.reduce((sum, route) => sum + route.taken, 0) < limits.stuck;
  }

  function serve(): void {
    for (const one of waiting) {
      if (!hasShare(routeOf(one.route))) continue;
      waiting.delete(one);
      one.start();
    }
  }

  function begin(route: Route): EndShare {
    route.taken += 1;
    return (hung) => {
      route.taken -= 1;
      route.isStuck = hung ?? route.isStuck;
      serve();
    };
  }

  return {
    take(name) {
      const route = routeOf(name);
      if (hasShare(route)) return Promise.resolve(begin(route));
      const { promise, resolve, reject } = Promise.withResolvers<EndShare>();
      const one = {
        route: name,
        start: () => {
          clearTimeout(timer);
          resolve(begin(route));
        },
      };
      const timer = setTimeout(() => {
        waiting.delete(one);
        reject(new SharesTakenError(name));
      }, limits.patience);
      waiting.add(one);
      return promise;
    },
  };
}
