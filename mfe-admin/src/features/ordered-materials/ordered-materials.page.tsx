import { zurichDate } from '@firn/shared-contracts/domain';
import { Button } from '@firn/shared-ui/mantine';
import { useHead, useShell, useTexts } from '@firn/shared-ui/remote';
import { LoadFailed, PageSkeleton, TabLinks } from '@firn/shared-ui/resource-page';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { orderedMaterialsTexts } from '../../i18n/de-CH/ordered-materials.ts';
import { PageHead } from '../../shared/page-head.tsx';
import { useMaterialTabs } from '../../shared/renting-material/use-material-tabs.ts';
import { EventOrders } from './event-orders.tsx';
import { FindDialog } from './find-dialog.tsx';
import { groupsOf, VIEWS, type View } from './groups.logic.ts';
import { HandOutDialog } from './hand-out-dialog.tsx';
import styles from './ordered-materials.module.css';
import { QueueBar } from './queue-bar.tsx';
import type { ShownOrder } from './shown-order.logic.ts';
import { TakeBackDialog } from './take-back-dialog.tsx';
import { useRowFocus } from './use-row-focus.ts';
import { useStore } from './use-store.ts';

/** The view of the address. */
function useView(): View {
  const [params] = useSearchParams();
  return VIEWS.find((view) => view === params.get('ansicht')) ?? 'heute';
}

function Views({ view }: { readonly view: View }) {
  const t = useTexts(orderedMaterialsTexts);
  return (
    <nav aria-label={t('views.label')} className={styles.views}>
      {VIEWS.map((each) => (
        <Link
          key={each}
          to={each === 'heute' ? '.' : `?ansicht=${each}`}
          aria-current={each === view ? 'page' : undefined}
        >
          {t(`views.${each}`)}
        </Link>
      ))}
    </nav>
  );
}

interface OpenedProps {
  readonly order: ShownOrder | undefined;
  readonly step: ReturnType<typeof useStore>['step'];
  readonly onStepped: (order: ShownOrder) => void;
  readonly onClose: () => void;
}

/** The dialog for the next step of an order; none where there is no next one. */
function OpenedOrder({ order, step, onStepped, onClose }: OpenedProps) {
  if (order?.state !== 'reserved' && order?.state !== 'handed_out') return null;
  const StepDialog = order.state === 'reserved' ? HandOutDialog : TakeBackDialog;
  return (
    <StepDialog
      order={order}
      onStep={(body, picture) => {
        step(order, body, picture);
        onClose();
        onStepped(order);
      }}
      onClose={onClose}
    />
  );
}

/** `/admin/rentingMaterials/ordered`: the store on a phone (docs/domain/material.md#store). */
export function Page() {
  const t = useTexts(orderedMaterialsTexts);
  const { now } = useShell();
  const tabs = useMaterialTabs();
  const view = useView();
  const today = zurichDate(now());
  const { orders, all, error, refetch, step, steps, queue } = useStore(view, today);
  const [opened, setOpened] = useState<string | null>(null);
  const [isFinding, setFinding] = useState(false);
  const focusRow = useRowFocus();
  const open = ({ '@id': iri }: ShownOrder) => {
    setFinding(false);
    setOpened(iri);
  };
  const groups = orders && groupsOf(orders, view, today);
  useHead({ title: t('title'), robots: 'noindex' });
  return (
    <>
      <PageHead title={t('title')}>
        <Button variant="default" onClick={() => setFinding(true)}>
          {t('label.read')}
        </Button>
      </PageHead>
      <TabLinks label={t('tabs')} tabs={tabs} />
      <QueueBar steps={steps} queue={queue} />
      <Views view={view} />
      {!groups && (error ? <LoadFailed error={error} onRetry={refetch} /> : <PageSkeleton />)}
      {groups?.length === 0 && <p>{t(`empty.${view}`)}</p>}
      {groups?.map((group) => (
        <EventOrders
          key={group.event['@id']}
          group={group}
          view={view}
          today={today}
          onPack={(order, isPacked) => step(order, { transition: isPacked ? 'pack' : 'unpack' })}
          onHandOutAll={(ready) => {
            for (const order of ready) step(order, { transition: 'hand_out' });
            focusRow(ready[0]?.id ?? '');
          }}
          onOpen={open}
        />
      ))}
      <OpenedOrder
        order={all.find((order) => order['@id'] === opened)}
        step={step}
        onStepped={({ id }) => focusRow(id)}
        onClose={() => setOpened(null)}
      />
      {isFinding && <FindDialog orders={all} onFound={open} onClose={() => setFinding(false)} />}
    </>
  );
}
