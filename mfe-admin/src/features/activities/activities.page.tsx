import type { ActivityResponse } from '@firn/shared-contracts/api';
import { DIFFICULTY_SCALE_LABELS } from '@firn/shared-ui/labels';
import { Button } from '@firn/shared-ui/mantine';
import { useHead, useShell, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { WithEditor } from '@firn/shared-ui/resource-editor';
import { LoadFailed, PageSkeleton } from '@firn/shared-ui/resource-page';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { activitiesTexts } from '../../i18n/de-CH/activities.ts';
import { PageHead } from '../../shared/page-head.tsx';
import { MovableTree } from '../../shared/tree-moves/movable-tree.tsx';
import styles from './activities.module.css';
import { activityForm } from './activity-form.tsx';

const activities = resource('activities');

interface TreeProps {
  readonly all: readonly ActivityResponse[];
  readonly hrefOf: (activity: ActivityResponse) => string;
}

function ActivityTree({ all, hrefOf }: TreeProps) {
  const t = useTexts(activitiesTexts);
  return (
    <MovableTree
      resource={activities}
      label={t('title')}
      all={all}
      labelOf={({ title }) => title}
      failureOf={(reason) => t('moveFailed', { reason })}
      empty={t('empty')}
    >
      {(activity) => (
        <div className={styles.activity} data-row-key={activity.id}>
          <Link to={hrefOf(activity)} state={{ keepScroll: true }} data-row-stop>
            {activity.title}
          </Link>
          <span className={styles.slug}>{activity.slug}</span>
          <span>{activity.difficulties.map((name) => DIFFICULTY_SCALE_LABELS[name]).join(', ')}</span>
          <span>{activity.mainFilter && t('mainFilter')}</span>
        </div>
      )}
    </MovableTree>
  );
}

/** The activities that offers are of and guests filter by, as the tree they stand in. */
export function Page() {
  const t = useTexts(activitiesTexts);
  const { api } = useShell();
  const { data, error, refetch } = useQuery(activities.list(api, { pagination: false }));
  useHead({ title: t('title'), robots: 'noindex' });
  const all = data?.['hydra:member'];
  return (
    <WithEditor resource={activities} form={activityForm(all ?? [], t)}>
      {({ hrefOf, createHref }) => (
        <>
          <PageHead title={t('title')}>
            <Button component={Link} to={createHref}>
              {t('new')}
            </Button>
          </PageHead>
          {all && <ActivityTree all={all} hrefOf={hrefOf} />}
          {!all && (error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <PageSkeleton />)}
        </>
      )}
    </WithEditor>
  );
}
