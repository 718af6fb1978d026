import { formatShortDateRange } from '@firn/shared-ui/format';
import { Button } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { Dialog } from '@firn/shared-ui/resource-list';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { privateRequestsTexts } from '../../i18n/de-CH/private-requests.ts';
import { tasksTexts } from '../../i18n/de-CH/tasks.ts';
import { offeringPath } from '../../shared/booking-paths.ts';
import { Facts } from '../../shared/facts.tsx';
import { PhoneLink } from '../../shared/phone-link.tsx';
import { RefusalDialog } from '../../shared/refusal-dialog.tsx';
import type { ActionProps } from './action.ts';
import { TaskLink } from './task-link.tsx';
import styles from './tasks.module.css';
import { Waiting } from './waiting.tsx';

const requests = resource('private_requests');

/** Shows a request for a private tour and refuses it, or leads to the form of the offer: it has a date, a guide and prices. */
export function PrivateRequestAction({ subject, onClose }: ActionProps) {
  const t = useTexts(tasksTexts);
  const requestT = useTexts(privateRequestsTexts);
  const { api } = useShell();
  const request = useQuery(requests.item(api, subject.id));
  const [isRefusing, setRefusing] = useState(false);
  const title = t('request.title', { name: subject.label });
  if (!request.data) return <Waiting title={title} query={request} onClose={onClose} />;
  if (isRefusing) return <RefusalDialog request={request.data} onClose={onClose} />;
  const { offer, from, to, alternatives, persons, experience, message, phone } = request.data;
  return (
    <Dialog title={title} closeText={t('close')} onClose={onClose}>
      <Facts
        facts={[
          [requestT('facts.offer'), offer.title],
          [requestT('facts.wish'), formatShortDateRange(from, to)],
          [requestT('facts.alternatives'), alternatives],
          [requestT('facts.persons'), persons],
          [requestT('facts.experience'), experience],
          [requestT('facts.message'), message],
          [requestT('facts.phone'), phone && <PhoneLink key="phone" phone={phone} />],
        ]}
      />
      <div className={styles.choices}>
        <Button component={TaskLink} to={offeringPath(subject)}>
          {requestT('offer.open')}
        </Button>
        <Button variant="default" onClick={() => setRefusing(true)}>
          {requestT('refusal.open')}
        </Button>
      </div>
    </Dialog>
  );
}
