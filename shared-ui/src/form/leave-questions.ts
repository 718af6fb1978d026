import type { Navigation, NavigationBlocker, NavigationLocation } from '@firn/shared-contracts/shell';

/** Whoever holds typed text while it is shown. */
export interface LeaveQuestioner {
  /** Whether going there loses nothing of it. */
  readonly mayLeave: (to: NavigationLocation) => boolean | Promise<boolean>;
  /** Asks the visitor. */
  readonly ask: () => Promise<boolean>;
  /** Called before the visitor goes. */
  readonly leave: () => void;
}

interface Questions {
  readonly questioners: Set<LeaveQuestioner>;
  end: () => void;
}

/** The shell knows one blocker, but a page may have several forms. */
const questionsOf = new WeakMap<Navigation, Questions>();

/** Asks once for all that would be lost. */
const blockerOf =
  (questioners: ReadonlySet<LeaveQuestioner>): NavigationBlocker =>
  async (to) => {
    const losing: LeaveQuestioner[] = [];
    for (const questioner of questioners) if (!(await questioner.mayLeave(to))) losing.push(questioner);
    const leaves = (await losing[0]?.ask()) ?? true;
    if (leaves) for (const { leave } of losing) leave();
    return leaves;
  };

/** Has the visitor asked before the location changes, until the returned function is called. */
export function addLeaveQuestion(navigation: Navigation, questioner: LeaveQuestioner): () => void {
  const known = questionsOf.get(navigation);
  const questions = known ?? { questioners: new Set(), end: () => undefined };
  questions.questioners.add(questioner);
  if (!known) {
    questionsOf.set(navigation, questions);
    questions.end = navigation.setBlocker(blockerOf(questions.questioners));
  }
  return () => {
    questions.questioners.delete(questioner);
    if (questions.questioners.size > 0) return;
    questions.end();
    questionsOf.delete(navigation);
  };
}
