import type { TaskResponse } from '../../api/tasks.ts';
import { id } from './id.ts';

export function aTask(overrides: Partial<TaskResponse> = {}): TaskResponse {
  return {
    '@id': `/api/tasks/${id(1201)}`,
    '@type': 'Task',
    id: id(1201),
    version: 1,
    kind: 'own',
    state: 'open',
    title: 'Seile bestellen',
    due: '2026-02-14',
    snoozedUntil: null,
    day: '2026-02-14',
    assignee: null,
    subject: null,
    comments: [],
    createdBy: 'Vera Admin',
    createdAt: '2026-02-12T08:15:00.000Z',
    closedAt: null,
    closedBy: null,
    reopens: false,
    ...overrides,
  };
}
