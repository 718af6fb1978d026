import type { TaskState } from '@firn/shared-contracts/domain';
import type { StateMachine } from '../../records/state-machine.domain.ts';

export interface TaskFacts {
  /** The cause of a made task was gone by then. */
  readonly endedAt: Date | null;
  /** The cause lasts; true for an own task. */
  readonly hasCause: boolean;
}

/** Every step of a task by hand (docs/domain/office.md#tasks); the job closes those whose cause is gone. */
export const taskMachine: StateMachine<TaskState, TaskFacts> = {
  entity: 'task',
  steps: [
    { from: ['open'], to: 'done', by: ['office'] },
    { from: ['open'], to: 'dismissed', by: ['office'] },
    {
      from: ['done', 'dismissed'],
      to: 'open',
      by: ['office'],
      conditions: [
        {
          propertyPath: 'state',
          message:
            'Der Grund für diese Aufgabe besteht nicht mehr. Kommt er wieder, steht sie neu in der Liste.',
          isMet: ({ endedAt, hasCause }) => endedAt === null && hasCause,
        },
      ],
    },
  ],
};
