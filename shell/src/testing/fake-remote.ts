import type { RemoteLifecycles, RemoteProps } from '@firn/shared-contracts/shell';

export interface FakeRemote extends RemoteLifecycles {
  /** What it was mounted with, latest last. */
  readonly mounts: RemoteProps[];
  readonly unmounts: RemoteProps[];
}

const settled = () => Promise.resolve();

/** A remote without a framework: writes `NAME@VERSION` into its element. */
export function aFakeRemote(
  name: string,
  version = '1.0.0',
  overrides: Partial<RemoteLifecycles> = {},
): FakeRemote {
  const mounts: RemoteProps[] = [];
  const unmounts: RemoteProps[] = [];
  return {
    name,
    version,
    mounts,
    unmounts,
    bootstrap: settled,
    update: settled,
    mount: async (props) => {
      mounts.push(props);
      props.domElement.textContent = `${name}@${version}`;
    },
    unmount: async (props) => {
      unmounts.push(props);
      props.domElement.textContent = '';
    },
    canSwitch: () => 'now',
    snapshot: () => null,
    restore: () => undefined,
    ...overrides,
  };
}
