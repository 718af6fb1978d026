import type { OwnTaskMail, TaskResponse } from '@firn/shared-contracts/api';
import type { ApiClient } from '@firn/shared-contracts/shell';
import { TASK_KIND_LABELS } from '@firn/shared-ui/labels';
import { resource } from '@firn/shared-ui/resource';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { OPEN_WORK_KEY } from '../../shared/open-work.ts';

export const tasks = resource('tasks');
const users = resource('users');

export const PAGE_SIZE = 100;
const OFFICE_ROLES = ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN'];

export const WHOSE = ['meine', 'niemandes'] as const;
/** The owner of the tasks that are shown; null for everybody's. */
export type Whose = (typeof WHOSE)[number] | null;

/** The filter and the page of the list, which stand in its address. */
export interface ListAddress {
  readonly whose: Whose;
  readonly page: number;
}

export const readAddress = (params: URLSearchParams): ListAddress => ({
  whose: WHOSE.find((each) => each === params.get('wessen')) ?? null,
  page: Math.max(1, Number.parseInt(params.get('seite') ?? '1', 10) || 1),
});

interface Asked extends ListAddress {
  /** IRI of who looks. */
  readonly me: string;
}

export function tasksQuery(api: ApiClient, { whose, me, page }: Asked) {
  const assignee = whose && { meine: me, niemandes: 'none' }[whose];
  return tasks.list(api, { ...(assignee && { assignee }), itemsPerPage: PAGE_SIZE, page });
}

/** The tasks that were closed last. */
export const closedQuery = (api: ApiClient) =>
  tasks.list(api, { state: ['done', 'dismissed'], itemsPerPage: PAGE_SIZE });

/** Whoever takes tasks. */
export const officeQuery = (api: ApiClient) =>
  users.list(api, { roles: OFFICE_ROLES, userState: 'active', itemsPerPage: 30, properties: ['fullName'] });

export const TASK_MAIL_PATH = '/api/me/task_mail';
export const taskMailQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [TASK_MAIL_PATH],
    queryFn: ({ signal }) => api.get<OwnTaskMail>(TASK_MAIL_PATH, { signal, quiet: true }),
  });

/** Asks for tasks and numbers anew, once something that they hang on was settled elsewhere. */
export function useRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(async () => {
    await client.invalidateQueries({ queryKey: OPEN_WORK_KEY });
    await client.invalidateQueries({ queryKey: tasks.keys.lists });
  }, [client]);
}

/** The name of a task: its own words, or its kind, with the thing. */
export const nameOf = ({ kind, title, subject }: TaskResponse): string =>
  [title ?? TASK_KIND_LABELS[kind], subject?.label].filter(Boolean).join(': ');
