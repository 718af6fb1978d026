import type { BeaconPhase } from '@firn/shared-contracts/delivery';
import type { RemoteLifecycles, RemoteProps } from '@firn/shared-contracts/shell';
import { withTimeout } from '@firn/shared-ui/remote';
import { mountRootParcel, type ParcelConfig } from 'single-spa';

const MOUNT_TIMEOUT_MS = 10_000;

/** A remote in its element, from the start of mounting to the end of unmounting. */
export interface Mount {
  readonly lifecycles: RemoteLifecycles;
  /** Settles with the first commit; rejects with a MountError. */
  readonly ready: Promise<void>;
  /** Tells it of another context, once it is mounted; rejects when it cannot take it. */
  update(context: unknown): Promise<void>;
  /** Removes the element at once and unmounts the remote; never rejects. To be called once. */
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

/** Code did not come. */
export function notArrived(error: unknown): never {
  throw new MountError('load-failed', error);
}

const noop = () => undefined;
const settled = (promise: Promise<unknown>) => promise.then(noop, noop);

type MountParcel = typeof mountRootParcel;

let parent: Promise<MountParcel> | null = null;

/**
 * Remotes are children of one permanent parcel: single-spa 6 removes a parcel from its list only if
 * its parent has a name, and would keep everything a root parcel holds for as long as the tab lives.
 */
function mountChild(): Promise<MountParcel> {
  parent ??= new Promise((resolve) => {
    const mount = async (props: object) => resolve((props as { mountParcel: MountParcel }).mountParcel);
    const host = { name: 'shell', bootstrap: async () => {}, mount, unmount: async () => {} };
    mountRootParcel(host, { domElement: document.createElement('div') });
  });
  return parent;
}

/** Mounts a remote as a single-spa parcel in an element of its own. */
export function mountRemote(lifecycles: RemoteLifecycles, props: RemoteProps): Mount {
  const { bootstrap, mount, unmount, update, name, version } = lifecycles;
  const config = { name: `${name}@${version}`, bootstrap, mount, unmount, update };
  let phase: BeaconPhase = 'bootstrap-failed';
  const mounting = mountChild().then((mountParcel) => {
    const parcel = mountParcel(config as unknown as ParcelConfig<RemoteProps>, props);
    parcel.bootstrapPromise.then(() => {
      phase = 'mount-failed';
    }, noop);
    parcel.unmountPromise.catch(noop);
    return parcel;
  });
  const mounted = mounting.then((parcel) => parcel.mountPromise);
  const ready = withTimeout(mounted, MOUNT_TIMEOUT_MS, 'Mounting').then(noop, (error) => {
    throw new MountError(phase, error);
  });
  return {
    lifecycles,
    ready,
    async update(context) {
      await ready;
      await (await mounting).update?.({ ...props, context });
    },
    async dispose() {
      props.domElement.remove();
      const parcel = await mounting;
      const unmounted = settled(mounted.then(() => parcel.unmount()));
      // After a timeout the mount may still finish and is then unmounted; nobody waits for it.
      await ready.then(() => unmounted, noop);
    },
  };
}
