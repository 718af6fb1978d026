import type { OfferResponse } from '@firn/shared-contracts/api';
import type { Violation } from '@firn/shared-contracts/shell';
import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { Dialog } from '@firn/shared-ui/resource-list';
import { Link } from 'react-router';
import { offerFrameTexts } from '../i18n/de-CH/offer-frame.ts';
import { offerFieldPath } from './offer-paths.ts';

interface MissingDialogProps {
  readonly offer: OfferResponse;
  readonly missing: readonly Violation[];
  readonly onClose: () => void;
}

/** What an offer lacks for a step, each with a way to the field. */
export function MissingDialog({ offer, missing, onClose }: MissingDialogProps) {
  const t = useTexts(offerFrameTexts);
  return (
    <Dialog title={t('missing.title')} closeText={t('missing.close')} onClose={onClose}>
      <ul>
        {missing.map(({ propertyPath, message }) => (
          <li key={propertyPath}>
            <Link to={offerFieldPath(offer, propertyPath)} onClick={onClose}>
              {message}
            </Link>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

interface RemoveDialogProps {
  readonly offer: OfferResponse;
  readonly isPending: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

export function RemoveDialog({ offer, isPending, onConfirm, onClose }: RemoveDialogProps) {
  const t = useTexts(offerFrameTexts);
  return (
    <Dialog
      title={t('removal.title', { name: offer.title })}
      closeText={t('removal.cancel')}
      onClose={onClose}
      action={
        <Button color="red" loading={isPending} onClick={onConfirm}>
          {t('remove')}
        </Button>
      }
    >
      <p>{t('removal.text')}</p>
    </Dialog>
  );
}
