import type { ShellServices } from '@firn/shared-contracts/shell';
import type { FormValues } from '../merge-patch.ts';

const FORMAT = 1;

/** What stands in a form and is not saved; it survives a reload, a lost session and a version switch. */
export interface FormDraft {
  readonly format: typeof FORMAT;
  /** IRI of who typed it. */
  readonly user: string | null;
  /** Instant of the last change. */
  readonly at: string;
  /** Version of the item it was made from; null for an item that is to be created. */
  readonly version: number | null;
  /** What the form opened with. */
  readonly base: FormValues;
  readonly values: FormValues;
}

const userOf = ({ session }: ShellServices): string | null => session.get().user?.iri ?? null;

export function newDraft(
  shell: ShellServices,
  { version, base, values }: Pick<FormDraft, 'version' | 'base' | 'values'>,
): FormDraft {
  return { format: FORMAT, user: userOf(shell), at: shell.now().toISOString(), version, base, values };
}

/** A draft that this person typed, or null: another release may have written another shape. */
export function parseDraft(shell: ShellServices, state: unknown): FormDraft | null {
  const draft = state as Partial<FormDraft> | null;
  const isDraft =
    typeof draft === 'object' &&
    draft?.format === FORMAT &&
    draft.user === userOf(shell) &&
    typeof draft.base === 'object' &&
    typeof draft.values === 'object';
  return isDraft ? (draft as FormDraft) : null;
}

const keyOf = (key: string) => `form/${key}`;

export const loadDraft = (shell: ShellServices, key: string): FormDraft | null =>
  parseDraft(shell, shell.drafts.load(keyOf(key)));

export const saveDraft = (shell: ShellServices, key: string, draft: FormDraft): void =>
  shell.drafts.save(keyOf(key), draft);

export const removeDraft = (shell: ShellServices, key: string): void => shell.drafts.remove(keyOf(key));
