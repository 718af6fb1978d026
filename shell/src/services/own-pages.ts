import type { ComponentType } from 'react';

/** A chunk with one of the shell's own pages. */
interface OwnPageModule {
  readonly Page: ComponentType;
}

/** How each of them is fetched, by its id in remote.json. */
export type OwnPageLoaders = Readonly<Record<string, () => Promise<OwnPageModule>>>;

/** The code of the shell's own pages, which comes when a page is opened. */
export interface OwnPages {
  isThere(pageId: string): boolean;
  /** Resolves once the code is there, after however many attempts; never rejects. */
  arrival(pageId: string): Promise<ComponentType>;
  /** Fetches the code; rejects when it does not come. */
  load(pageId: string): Promise<void>;
}

/** Once it has come, React reads it without waiting for the promise, which would cost a blank page of up to 300 ms. */
interface Arrival {
  readonly promise: Promise<ComponentType> & { status?: 'fulfilled'; value?: ComponentType };
  readonly resolve: (page: ComponentType) => void;
}

function createArrival(): Arrival {
  let settle: (page: ComponentType) => void = () => undefined;
  const promise: Arrival['promise'] = new Promise((resolve) => {
    settle = resolve;
  });
  const resolve = (page: ComponentType) => {
    Object.assign(promise, { status: 'fulfilled', value: page });
    settle(page);
  };
  return { promise, resolve };
}

export function createOwnPages(loaders: OwnPageLoaders): OwnPages {
  const arrivals = new Map<string, Arrival>();

  function arrivalOf(pageId: string): Arrival {
    const arrival = arrivals.get(pageId) ?? createArrival();
    arrivals.set(pageId, arrival);
    return arrival;
  }

  return {
    isThere: (pageId) => arrivals.get(pageId)?.promise.status === 'fulfilled',
    arrival: (pageId) => arrivalOf(pageId).promise,
    async load(pageId) {
      const load = loaders[pageId];
      if (!load) throw new Error(`The shell has no page «${pageId}».`);
      const { Page } = await load();
      arrivalOf(pageId).resolve(Page);
    },
  };
}
