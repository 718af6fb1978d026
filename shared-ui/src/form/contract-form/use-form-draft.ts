import { useEffect, useMemo, useRef, useState } from 'react';
import { useOpenDraft } from '../../remote/open-change.ts';
import { useShell } from '../../remote/shell-context.tsx';
import type { Stored } from '../../resource/resource.types.ts';
import { type FormValues, isSame } from '../merge-patch.ts';
import { type FormDraft, loadDraft, parseDraft, removeDraft, saveDraft } from './draft.ts';
import type { FormCore } from './form-core.ts';

interface DraftOffer {
  readonly draft: FormDraft;
  readonly resume: () => void;
  readonly drop: () => void;
}

/** Keeps what is typed, also over a version switch; answers a draft of before that can be gone on with. */
export function useFormDraft<Item extends Stored, Values extends FormValues, Body>(
  core: FormCore<Item, Values, Body>,
  key: string,
): DraftOffer | null {
  const shell = useShell();
  const [offered, setOffered] = useState(() => {
    const draft = loadDraft(shell, key);
    return draft && !isSame(draft.values, core.values()) ? draft : null;
  });
  const isKept = useRef(false);
  useEffect(() => {
    const keep = () => {
      const draft = core.draft();
      if (draft) saveDraft(shell, key, draft);
      else if (isKept.current) removeDraft(shell, key);
      isKept.current = draft !== null;
    };
    const ends = [core.form.subscribe(keep, { values: true }), core.store.subscribe(keep)];
    return () => {
      for (const end of ends) end();
    };
  }, [core, shell, key]);
  const page = useMemo(
    () => ({
      key,
      draft: () => core.draft(),
      show: (state: unknown) => {
        const draft = parseDraft(shell, state);
        if (draft) core.show(draft);
        if (draft) setOffered(null);
      },
    }),
    [core, shell, key],
  );
  useOpenDraft(page);
  if (!offered) return null;
  return {
    draft: offered,
    resume: () => {
      core.show(offered);
      setOffered(null);
    },
    drop: () => {
      if (!core.isDirty()) removeDraft(shell, key);
      setOffered(null);
    },
  };
}
