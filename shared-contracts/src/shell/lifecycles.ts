import type { ShellServices } from './services.ts';

/** A remote's answer when the shell wants to replace it with another version. */
export type SwitchReadiness = 'now' | 'after-save' | 'never';

export interface RemoteProps {
  /** The element the remote draws into; it belongs to the remote alone. */
  readonly domElement: HTMLElement;
  readonly shell: ShellServices;
  /** What the server rendered the element's content from, or null when the element is empty. */
  readonly serverData: unknown;
  /** The slot of an extension tells it this. `update` brings it anew. Since contract 1.5. */
  readonly context?: unknown;
  /** Call it once when the remote can no longer draw (an uncaught render error). */
  onError(error: unknown): void;
}

/**
 * A remote's `./lifecycles` module exports it, and so does the module of each extension. single-spa's names and meaning:
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
  /** Called after mount with the snapshot of the previous version. */
  restore(state: unknown): void;
}
