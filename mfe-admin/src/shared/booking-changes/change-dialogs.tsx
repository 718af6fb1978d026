import { type ComponentProps, lazy, Suspense } from 'react';
import type { CancelDialog as Cancel } from './cancel-dialog.tsx';
import type { RebookDialog as Rebook } from './rebook-dialog.tsx';
import type { RestoreDialog as Restore } from './restore-dialog.tsx';

/** Loaded once somebody asks for a change: most who look at a booking change nothing. */
const LazyCancel = lazy(async () => {
  const { CancelDialog } = await import(/* webpackChunkName: "booking-desk" */ './cancel-dialog.tsx');
  return { default: CancelDialog };
});

const LazyRebook = lazy(async () => {
  const { RebookDialog } = await import(/* webpackChunkName: "booking-desk" */ './rebook-dialog.tsx');
  return { default: RebookDialog };
});

const LazyRestore = lazy(async () => {
  const { RestoreDialog } = await import(/* webpackChunkName: "booking-desk" */ './restore-dialog.tsx');
  return { default: RestoreDialog };
});

export const CancelDialog = (props: ComponentProps<typeof Cancel>) => (
  <Suspense>
    <LazyCancel {...props} />
  </Suspense>
);

export const RebookDialog = (props: ComponentProps<typeof Rebook>) => (
  <Suspense>
    <LazyRebook {...props} />
  </Suspense>
);

export const RestoreDialog = (props: ComponentProps<typeof Restore>) => (
  <Suspense>
    <LazyRestore {...props} />
  </Suspense>
);
