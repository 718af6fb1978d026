import type { OwnTaskMail } from '@firn/shared-contracts/api';
import { Switch } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf } from '@firn/shared-ui/resource';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { tasksTexts } from '../../i18n/de-CH/tasks.ts';
import { TASK_MAIL_PATH, taskMailQuery } from './tasks.queries.ts';

/** The switch for the mail with the own tasks in the morning. */
export function TaskMailSwitch() {
  const t = useTexts(tasksTexts);
  const { api, toasts } = useShell();
  const client = useQueryClient();
  const { data } = useQuery(taskMailQuery(api));
  const change = useMutation({
    mutationFn: (wanted: boolean) => api.put<OwnTaskMail>(TASK_MAIL_PATH, { wanted }, { quiet: true }),
    onSuccess: (answer) => client.setQueryData([TASK_MAIL_PATH], answer),
    onError: (error) => toasts.add({ variant: 'error', text: reasonOf(outcomeOf(error)) }),
  });
  return (
    <Switch
      label={t('mail')}
      checked={data?.wanted ?? false}
      disabled={!data || change.isPending}
      onChange={({ currentTarget }) => change.mutate(currentTarget.checked)}
    />
  );
}
