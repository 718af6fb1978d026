import type { RemoteLifecycles } from '@firn/shared-contracts/shell';
import type { Reported } from '../services/beacons.ts';
import type { CarriedDraft } from './carried-draft.ts';
import type { Place } from './place-keeper.ts';

type Occupant = Reported & { readonly lifecycles: RemoteLifecycles };

/** Carries what a visitor typed, and where, across a version switch, even if versions fail in between. */
export interface HandOver {
  /** The draft of an outgoing remote; null when it has none. `hasText`: as the remote itself reports. */
  pack(occupant: Occupant, hasText: boolean): CarriedDraft | null;
  /** Records where the visitor is, unless that is already known. */
  keepPlace(note: () => Place): void;
  /** Takes over a draft from before a reload. */
  take(draft: CarriedDraft | null): void;
  /** Hands the version now on the page what was kept for it. */
  unpack(lifecycles: RemoteLifecycles): void;
  /** The visitor navigates away. */
  drop(): void;
}

interface HandOverParts {
  readonly report: (release: Reported, error: unknown) => void;
  /** Something typed could not be kept. */
  readonly onDraftLost: () => void;
}

export function createHandOver({ report, onDraftLost }: HandOverParts): HandOver {
  let draft: CarriedDraft | null = null;
  let isLost = false;
  let place: Place | null = null;

  /** A copy, so that what the outgoing version leaves behind does not keep it alive. */
  function snapshotOf({ lifecycles, remote, version }: Occupant): unknown {
    try {
      return structuredClone(lifecycles.snapshot());
    } catch (error) {
      report({ remote, version }, error);
      return null;
    }
  }

  function restore(lifecycles: RemoteLifecycles, state: unknown): boolean {
    try {
      lifecycles.restore(state);
      return true;
    } catch (error) {
      report({ remote: lifecycles.name, version: lifecycles.version }, error);
      return false;
    }
  }

  return {
    pack(occupant, hasText) {
      const state = snapshotOf(occupant);
      if (state !== null && state !== undefined) draft = { remote: occupant.remote, state };
      else if (hasText || place?.hasText) isLost = true;
      return draft;
    },
    keepPlace(note) {
      place ??= note();
    },
    take(carried) {
      draft = carried;
    },
    unpack(lifecycles) {
      const isKept = draft?.remote !== lifecycles.name || restore(lifecycles, draft.state);
      if (isLost || !isKept) onDraftLost();
      draft = null;
      isLost = false;
      place?.comeBack();
      place = null;
    },
    drop() {
      draft = null;
      isLost = false;
      place?.forget();
      place = null;
    },
  };
}
