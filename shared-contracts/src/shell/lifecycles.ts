import type { ShellServices } from './services.ts';

/** What a remote answers when the shell wants to put another version in its place. */
export type SwitchReadiness = 'now' | 'after-save' | 'never';

export interface RemoteProps {
  /** The element the remote draws into; it is the remote's alone. */
  readonly domElement: HTMLElement;
  readonly shell: ShellServices;
  /** What the server rendered the element's content from, or null when the element is empty. */
  readonly serverData: unknown;
  /** To be called once when the remote can no longer draw (an uncaught render error). */
  onError(error: unknown): void;
}

/**
 * What a remote's `./lifecycles` module exports. single-spa's names and meaning:
 * mount resolves after the first commit and rejects when the first render throws.
 */
export interface RemoteLifecycles {
  readonly name: string;
  /** Must equal the version in the registry; the shell refuses the module otherwise. */
  readonly version: string;
  bootstrap(props: RemoteProps): Promise<void>;
  mount(props: RemoteProps): Promise<void>;
  update(props: RemoteProps): Promise<void>;
  unmount(props: RemoteProps): Promise<void>;
  canSwitch(): SwitchReadiness;
  /** A structured-clonable copy of what the visitor typed, or null. */
  snapshot(): unknown;
  /** Called after mount with the snapshot of the version before. */
  restore(state: unknown): void;
}
