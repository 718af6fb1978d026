import { Button } from '@firn/shared-ui/mantine';
import { useSession, useShell, useTexts } from '@firn/shared-ui/remote';
import { Dialog } from '@firn/shared-ui/resource-list';
import { LoadFailed } from '@firn/shared-ui/resource-page';
import { useQuery } from '@tanstack/react-query';
import { tasksTexts } from '../../i18n/de-CH/tasks.ts';
import styles from './tasks.module.css';
import { officeQuery } from './tasks.queries.ts';

interface AssignDialogProps {
  readonly name: string;
  /** Takes an IRI, or null for nobody. */
  readonly onChoose: (assignee: string | null) => void;
  readonly onClose: () => void;
}

/** The choice of who takes a task: oneself first, then everybody else of the office. */
export function AssignDialog({ name, onChoose, onClose }: AssignDialogProps) {
  const t = useTexts(tasksTexts);
  const { api } = useShell();
  const { user } = useSession();
  const { data, error, refetch } = useQuery(officeQuery(api));
  const me = `/api/users/${user?.id}`;
  const others = data?.['hydra:member'].filter(({ '@id': iri }) => iri !== me) ?? [];
  return (
    <Dialog title={t('assignOf', { name })} closeText={t('cancel')} onClose={onClose}>
      <div className={styles.choices}>
        <Button autoFocus onClick={() => onChoose(me)}>
          {t('me', { name: `${user?.firstName} ${user?.lastName}` })}
        </Button>
        {others.map(({ '@id': iri, fullName }) => (
          <Button key={iri} variant="default" onClick={() => onChoose(iri)}>
            {fullName}
          </Button>
        ))}
        <Button variant="default" onClick={() => onChoose(null)}>
          {t('noOne')}
        </Button>
        {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
      </div>
    </Dialog>
  );
}
