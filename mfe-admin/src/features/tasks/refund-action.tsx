import { useShell, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { Dialog } from '@firn/shared-ui/resource-list';
import { useQuery } from '@tanstack/react-query';
import { tasksTexts } from '../../i18n/de-CH/tasks.ts';
import { FINANCE_PATHS } from '../../shared/finance-paths.ts';
import { PayDialog } from '../../shared/refunds/pay-dialog.tsx';
import type { ActionProps } from './action.ts';
import { TaskLink } from './task-link.tsx';
import { Waiting } from './waiting.tsx';

const refundable = resource('refundable_bookings');

/** Pays back what is left of a booking. What is decided waits for the bank, which its own page tells. */
export function RefundAction({ subject, onAsked, onClose }: ActionProps) {
  const t = useTexts(tasksTexts);
  const { api } = useShell();
  const dues = useQuery(refundable.item(api, subject.id));
  const title = t('refund.title', { name: subject.label });
  if (!dues.data) return <Waiting title={title} query={dues} onClose={onClose} />;
  if (dues.data.left > 0) return <PayDialog booking={dues.data} onDecided={onAsked} onClose={onClose} />;
  return (
    <Dialog title={title} closeText={t('close')} onClose={onClose}>
      <p>{t('refund.started')}</p>
      <p>
        <TaskLink to={FINANCE_PATHS.refunds}>{t('refund.page')}</TaskLink>
      </p>
    </Dialog>
  );
}
