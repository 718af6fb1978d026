import { useSyncExternalStore } from 'react';
import { useShell } from '../remote/shell-context.tsx';
import { hasLeaveQuestions, watchLeaveQuestions } from './leave-questions.ts';

const NOTHING = () => false;

/** Tells whether a form of the page has something to save: then that comes before the next step with the record. */
export function useIsUnsaved(): boolean {
  const { navigation } = useShell();
  return useSyncExternalStore(watchLeaveQuestions, () => hasLeaveQuestions(navigation), NOTHING);
}
