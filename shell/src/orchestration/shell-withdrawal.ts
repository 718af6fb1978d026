import { type ResolvedRegistry, SHELL_NAME } from '@firn/shared-contracts/delivery';
import type { Drafts, Observable } from '@firn/shared-contracts/shell';
import { keepCarriedDraft } from './carried-draft.ts';
import type { Region } from './region.ts';

interface ShellWithdrawalParts {
  readonly registry: Observable<ResolvedRegistry>;
  readonly region: Pick<Region, 'pack'>;
  readonly drafts: Drafts;
  /** The shell's version in this tab. */
  readonly running: string | undefined;
  readonly reload: () => void;
}

/**
 * Leaves a shell withdrawn as critical: a shell cannot be switched under the page, so the document is reloaded
 * as soon as nothing is being sent, keeping what was typed. To be called when the registry has changed.
 */
export function createShellWithdrawal(parts: ShellWithdrawalParts): () => void {
  const { registry, region, drafts, running, reload } = parts;
  let isLeaving = false;

  async function leave(): Promise<void> {
    const packed = await region.pack();
    isLeaving = false;
    if (!packed) {
      check();
      return;
    }
    if (packed.draft) keepCarriedDraft(drafts, packed.draft);
    isLeaving = true;
    reload();
  }

  function check(): void {
    const shell = registry.get().remotes[SHELL_NAME];
    // As long as the gateway has no other shell, a reload would only bring this one again.
    const isGone = shell && running && shell.version !== running && shell.withdrawn?.includes(running);
    if (!isGone || isLeaving) return;
    isLeaving = true;
    // A draft that cannot be written does not block the tab.
    leave().catch(reload);
  }

  return check;
}
