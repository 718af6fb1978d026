import { type ContentResponse, type ContentTransition, etagOf } from '@firn/shared-contracts/api';
import { formatDateTime } from '@firn/shared-ui/format';
import { Button } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { tasksTexts } from '../../i18n/de-CH/tasks.ts';
import { contentPath } from '../../shared/cms-paths.ts';
import { isRefusedStep } from '../../shared/refused-step.ts';
import type { ActionProps } from './action.ts';
import { OneActionDialog } from './one-action-dialog.tsx';
import { TaskLink } from './task-link.tsx';
import { Waiting } from './waiting.tsx';

const contents = resource('contents');

interface RefusedPlan {
  readonly to: ContentTransition['to'];
  readonly at: string;
}

/** The plan that was due and could not happen; null once somebody made another, or the step happened after all. */
function refusedPlan({ stepRefusedAt, publishAt, hideAt }: ContentResponse): RefusedPlan | null {
  if (stepRefusedAt === null) return null;
  const isFirst = hideAt !== null && (publishAt === null || hideAt < publishAt);
  if (isFirst && isRefusedStep(hideAt, stepRefusedAt)) return { to: 'hidden', at: hideAt };
  return publishAt === null ? null : { to: 'published', at: publishAt };
}

/** Says what was planned for a page and did not happen, leads to the page that says what it lacks, or calls the plan off. */
export function PageAction({ subject, onClose }: ActionProps) {
  const t = useTexts(tasksTexts);
  const { api } = useShell();
  const client = useQueryClient();
  const page = useQuery(contents.item(api, subject.id));
  const title = t('page.title', { name: subject.label });
  if (!page.data) return <Waiting title={title} query={page} onClose={onClose} />;
  const { data } = page;
  const plan = refusedPlan(data);
  const callOff = async () => {
    const body = { to: plan?.to, at: null };
    await api.post(`${data['@id']}/transition`, body, { quiet: true, ifMatch: etagOf(data) });
    await client.invalidateQueries({ queryKey: contents.keys.all });
  };
  return (
    <OneActionDialog
      title={title}
      actionText={plan && t('page.callOff')}
      doneText={t('page.calledOff')}
      run={callOff}
      onClose={onClose}
    >
      <p>{plan ? t(`page.text.${plan.to}`, { at: formatDateTime(plan.at) }) : t('gone')}</p>
      <Button component={TaskLink} variant="default" to={contentPath(data)}>
        {t('page.open')}
      </Button>
    </OneActionDialog>
  );
}
