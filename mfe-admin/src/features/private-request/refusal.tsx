import type { PrivateRequestResponse } from '@firn/shared-contracts/api';
import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { useState } from 'react';
import { privateRequestsTexts } from '../../i18n/de-CH/private-requests.ts';
import { RefusalDialog } from '../../shared/refusal-dialog.tsx';

/** «Ablehnen», with a reason that the guest reads. */
export function Refusal({ request }: { readonly request: PrivateRequestResponse }) {
  const t = useTexts(privateRequestsTexts);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('refusal.open')}
      </Button>
      {isAsking && <RefusalDialog request={request} onClose={() => setAsking(false)} />}
    </>
  );
}
