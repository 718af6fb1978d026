import type { BeaconPhase } from '@firn/shared-contracts/delivery';
import type { RemoteLifecycles, RemoteProps } from '@firn/shared-contracts/shell';
import { mountRootParcel, type ParcelConfig } from 'single-spa';
import { withTimeout } from './with-timeout.ts';

const MOUNT_TIMEOUT_MS = 10_000;

/** A remote in its element, from the start of mounting to the end of unmounting. */
export interface Mount {
  readonly lifecycles: RemoteLifecycles;
  /** Settles with the first commit; rejects with a MountError. */
  readonly ready: Promise<void>;
  /** Takes the element off the page at once and ends the remote; never rejects. */
  dispose(): Promise<void>;
}

/** Says in which phase a remote failed to appear. */
export class MountError extends Error {
  override readonly name = 'MountError';
  readonly phase: BeaconPhase;
  constructor(phase: BeaconPhase, cause: unknown) {
    super(cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause), { cause });
    this.phase = phase;
  }
}

const noop = () => undefined;
const settled = (promise: Promise<unknown>) => promise.then(noop, noop);

/**
 * single-spa 6 never strikes a root parcel off its list: what the list holds on to must not be the element of a
 * remote that is gone, with all its listeners.
 */
function empty(props: object): void {
  for (const key of Object.keys(props)) Reflect.deleteProperty(props, key);
}

/** Mounts a remote as a single-spa parcel in an element of its own. */
export function mountRemote(lifecycles: RemoteLifecycles, props: RemoteProps): Mount {
  const { bootstrap, mount, unmount, update, name, version } = lifecycles;
  const config = { name: `${name}@${version}`, bootstrap, mount, unmount, update };
  const handed = { ...props };
  const parcel = mountRootParcel(config as unknown as ParcelConfig<RemoteProps>, handed);
  let phase: BeaconPhase = 'bootstrap-failed';
  parcel.bootstrapPromise.then(() => {
    phase = 'mount-failed';
  }, noop);
  parcel.unmountPromise.catch(noop);
  const ready = withTimeout(parcel.mountPromise, MOUNT_TIMEOUT_MS, 'Mounting').then(noop, (error) => {
    throw new MountError(phase, error);
  });
  let ending: Promise<void> | null = null;
  async function end(): Promise<void> {
    const unmounted = settled(parcel.mountPromise.then(() => parcel.unmount())).then(() => empty(handed));
    // After a timeout the mount may still end one day and is ended then; nobody waits for it.
    await ready.then(() => unmounted, noop);
  }
  return {
    lifecycles,
    ready,
    dispose() {
      props.domElement.remove();
      ending ??= end();
      return ending;
    },
  };
}
