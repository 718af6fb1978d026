import type { TaskResponse } from '@firn/shared-contracts/api';

/** Something done in place that one press takes back. */
export interface Undoable {
  /** The sentence about what was done. */
  readonly text: string;
  readonly run: () => Promise<unknown>;
}

export interface ActionProps {
  readonly subject: NonNullable<TaskResponse['subject']>;
  /** Puts the task aside for a while, because somebody was asked and has to answer. */
  readonly onAsked: () => Promise<unknown>;
  readonly onUndoable: (undoable: Undoable) => void;
  readonly onClose: () => void;
}
