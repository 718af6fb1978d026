import type { BlockKind } from '@firn/shared-contracts/content';
import { type ComponentType, Suspense, use } from 'react';
import type { BlockViewProps } from './block-view.types.ts';

type View<Kind extends BlockKind> = ComponentType<BlockViewProps<Kind>>;

/** A view on its way. React reads a promise with a status without waiting for it. */
type Arrival<Kind extends BlockKind> = Promise<View<Kind>> & {
  status?: 'fulfilled';
  value?: View<Kind>;
};

/** Fetches a view once, however often it is asked for. */
export function fetchedOnce<Kind extends BlockKind>(fetch: () => Promise<View<Kind>>): () => Arrival<Kind> {
  let arrival: Arrival<Kind> | null = null;
  const start = async (): Promise<View<Kind>> => {
    try {
      return await fetch();
    } catch {
      // The next page fetches it again; on this one, what the server drew stays: its links work without script.
      arrival = null;
      return new Promise<never>(() => undefined);
    }
  };
  return () => {
    if (arrival) return arrival;
    const coming: Arrival<Kind> = start();
    arrival = coming;
    void coming.then((value) => Object.assign(coming, { status: 'fulfilled', value }));
    return coming;
  };
}

interface LazyViewProps<Kind extends BlockKind> {
  readonly load: () => Arrival<Kind>;
  readonly view: BlockViewProps<Kind>;
}

function Arrived<Kind extends BlockKind>({ load, view }: LazyViewProps<Kind>) {
  const View = use(load() as Promise<View<Kind>>);
  return <View {...view} />;
}

/**
 * A view that is a chunk of its own, so that pages without its kind do not pay for it. The server loads it before it
 * draws the page; in the browser, what the server drew stays until the code is there.
 */
export function LazyView<Kind extends BlockKind>(props: LazyViewProps<Kind>) {
  return (
    <Suspense fallback={null}>
      <Arrived {...props} />
    </Suspense>
  );
}
