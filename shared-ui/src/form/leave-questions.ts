import type { Navigation, NavigationBlocker, NavigationLocation } from '@firn/shared-contracts/shell';
import type { LeaveAnswer } from './leave-dialog.tsx';

/** Whoever holds typed text while it is shown. */
export interface LeaveQuestioner {
  /** Whether going there loses nothing of it. */
  readonly mayLeave: (to: NavigationLocation) => boolean | Promise<boolean>;
  /** Asks the visitor, who may save only what all of them can save. */
  readonly ask: (maySave: boolean) => Promise<LeaveAnswer>;
  /** Called before the visitor goes. */
  readonly leave: () => void;
  /** Saves in place of `leave`; false where it was refused, and the visitor stays with it. */
  readonly save?: (() => Promise<boolean>) | undefined;
}

interface Questions {
  readonly questioners: Set<LeaveQuestioner>;
  end: () => void;
}

const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Runs when the first one holds typed text, and when the last one does not any more; until the returned function is called. */
export function watchLeaveQuestions(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Tells whether anything that is shown may hold typed text. */
export const hasLeaveQuestions = (navigation: Navigation): boolean => questionsOf.has(navigation);

/** The shell knows one blocker, but a page may have several forms. */
const questionsOf = new WeakMap<Navigation, Questions>();

async function savesAll(losing: readonly LeaveQuestioner[]): Promise<boolean> {
  for (const { save } of losing) if (!(await save?.())) return false;
  return true;
}

/** Asks once for all that would be lost. */
const blockerOf =
  (questioners: ReadonlySet<LeaveQuestioner>): NavigationBlocker =>
  async (to) => {
    const losing: LeaveQuestioner[] = [];
    for (const questioner of questioners) if (!(await questioner.mayLeave(to))) losing.push(questioner);
    const answer = (await losing[0]?.ask(losing.every(({ save }) => save))) ?? 'leave';
    if (answer === 'save') return savesAll(losing);
    if (answer === 'leave') for (const { leave } of losing) leave();
    return answer === 'leave';
  };

/** Has the visitor asked before the location changes, until the returned function is called. */
export function addLeaveQuestion(navigation: Navigation, questioner: LeaveQuestioner): () => void {
  const known = questionsOf.get(navigation);
  const questions = known ?? { questioners: new Set(), end: () => undefined };
  questions.questioners.add(questioner);
  if (!known) {
    questionsOf.set(navigation, questions);
    questions.end = navigation.setBlocker(blockerOf(questions.questioners));
    tell();
  }
  return () => {
    questions.questioners.delete(questioner);
    if (questions.questioners.size > 0) return;
    questions.end();
    questionsOf.delete(navigation);
    tell();
  };
}
