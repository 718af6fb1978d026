import { useState } from 'react';
import { FIELD_TEXTS } from '../field-texts.ts';
import type { EntityOption } from './entity-option.ts';

/** Makes one new thing at a time; what goes wrong is said in the list. */
export function useCreation(
  onCreate: ((text: string) => Promise<EntityOption>) | undefined,
  onCreated: (option: EntityOption) => Promise<void>,
) {
  const [state, setState] = useState<{ readonly text: string; readonly hasFailed: boolean } | null>(null);
  async function create(text: string): Promise<void> {
    if (!onCreate || (state && !state.hasFailed)) return;
    setState({ text, hasFailed: false });
    try {
      await onCreated(await onCreate(text));
      setState(null);
    } catch {
      setState({ text, hasFailed: true });
    }
  }
  return {
    create: (text: string) => void create(text),
    forget: () => setState((current) => (current?.hasFailed ? null : current)),
    problem:
      state && (state.hasFailed ? FIELD_TEXTS.createFailed(state.text) : FIELD_TEXTS.creating(state.text)),
  };
}
