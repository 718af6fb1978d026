import { REGION_ELEMENT_ID } from '@firn/shared-contracts/delivery';
import { useHydrated, useObservable } from '@firn/shared-ui/remote';
import { memo, useLayoutEffect, useRef } from 'react';
import { useFrame } from '../model/frame-model.tsx';
import styles from './region-host.module.css';

/**
 * The element that holds the active remote. React draws it once and never looks inside again: on the server it
 * carries the remote's HTML, in the browser an empty string that leaves what is there untouched.
 */
const Host = memo(function Host() {
  const { region } = useFrame();
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (host.current) region.attach(host.current);
  }, [region]);
  return (
    <div
      ref={host}
      id={REGION_ELEMENT_ID}
      className={styles.region}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the remote's own server-rendered HTML
      dangerouslySetInnerHTML={{ __html: region.html }}
    />
  );
});

/** Shows or hides the region without ever removing its element. */
export function RegionHost({ hidden }: { readonly hidden: boolean }) {
  const { region } = useFrame();
  const status = useObservable(region.status);
  // The server does not wait for the remote's code: it drew «not busy».
  const isBusy = useHydrated() && status === 'loading';
  return (
    <div hidden={hidden} aria-busy={isBusy || undefined}>
      <Host />
    </div>
  );
}
