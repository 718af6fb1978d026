import type { OfferResponse } from '@firn/shared-contracts/api';
import { zurichDate } from '@firn/shared-contracts/domain';
import type { Violation } from '@firn/shared-contracts/shell';
import { Button } from '@firn/shared-ui/mantine';
import { hasUnsavedText, useShell, useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf, resource, useWrite } from '@firn/shared-ui/resource';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { offerFrameTexts } from '../i18n/de-CH/offer-frame.ts';
import { MissingDialog, RemoveDialog } from './offer-dialogs.tsx';
import { OFFERS_PATH, offerPath } from './offer-paths.ts';
import { OFFER_STEPS, type OfferStep } from './offer-steps.ts';
import { copyOf } from './offer-values.ts';

const offers = resource('offers');
const vatRates = resource('vat_rates');

interface OfferProps {
  readonly offer: OfferResponse;
}

/** Tells what was done, or why it was not; a newer state of the offer is asked for when that was the reason. */
function useTelling({ offer }: OfferProps) {
  const { toasts } = useShell();
  const client = useQueryClient();
  return {
    done: (text: string) => toasts.add({ variant: 'success', text }),
    failed: (error: unknown) => {
      const outcome = outcomeOf(error);
      if (outcome.kind === 'stale')
        void client.invalidateQueries({ queryKey: offers.keys.item(offer.id), exact: true });
      toasts.add({ variant: 'error', text: reasonOf(outcome) });
    },
  };
}

/** Publishes, hides, archives; what is missing for it is named. */
function StepButtons({ offer }: OfferProps) {
  const t = useTexts(offerFrameTexts);
  const write = useWrite(offers);
  const tell = useTelling({ offer });
  const [missing, setMissing] = useState<readonly Violation[]>([]);
  const { toasts } = useShell();
  const change = useMutation({
    mutationFn: ({ to }: { readonly step: OfferStep; readonly to: OfferResponse['state'] }) =>
      write.transition(offer, { to }),
    onSuccess: ({ location }, { step }) =>
      tell.done(t(step === 'publish' && !location ? 'done.publishUnplaced' : `done.${step}`)),
    onError: (error) => {
      const outcome = outcomeOf(error);
      if (outcome.kind === 'refused-transition' && outcome.missing.length > 0) setMissing(outcome.missing);
      else tell.failed(error);
    },
  });
  return (
    <>
      {OFFER_STEPS[offer.state].map(({ step, to }) => (
        <Button
          key={step}
          variant={step === 'publish' ? 'filled' : 'default'}
          loading={change.isPending}
          onClick={() => {
            // The step would make public what stands in the database, not what stands on the screen.
            if (hasUnsavedText()) toasts.add({ variant: 'error', text: t('saveFirst') });
            else change.mutate({ step, to });
          }}
        >
          {t(`steps.${step}`)}
        </Button>
      ))}
      {missing.length > 0 && <MissingDialog offer={offer} missing={missing} onClose={() => setMissing([])} />}
    </>
  );
}

function CopyButton({ offer }: OfferProps) {
  const t = useTexts(offerFrameTexts);
  const { api, now, navigation } = useShell();
  const write = useWrite(offers);
  const tell = useTelling({ offer });
  const copy = useMutation({
    mutationFn: async () => {
      const rates = await vatRates.readList(api, {}, { quiet: true });
      const title = t('copyTitle', { title: offer.title });
      return write.create(copyOf(offer, title, { rates: rates['hydra:member'], today: zurichDate(now()) }));
    },
    onSuccess: (made) => {
      tell.done(t('done.copy'));
      navigation.push(offerPath(made));
    },
    onError: tell.failed,
  });
  return (
    <Button variant="default" loading={copy.isPending} onClick={() => copy.mutate()}>
      {t('copy')}
    </Button>
  );
}

function RemoveButton({ offer }: OfferProps) {
  const t = useTexts(offerFrameTexts);
  const { navigation } = useShell();
  const write = useWrite(offers);
  const tell = useTelling({ offer });
  const [isAsking, setIsAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => write.remove(offer),
    onSuccess: () => {
      tell.done(t('done.remove'));
      navigation.push(OFFERS_PATH);
    },
    onError: tell.failed,
    onSettled: () => setIsAsking(false),
  });
  return (
    <>
      <Button variant="default" onClick={() => setIsAsking(true)}>
        {t('remove')}
      </Button>
      {isAsking && (
        <RemoveDialog
          offer={offer}
          isPending={remove.isPending}
          onConfirm={() => remove.mutate()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

/** What can be done with an offer as a whole. */
export function OfferActions({ offer }: OfferProps) {
  const t = useTexts(offerFrameTexts);
  return (
    <>
      <StepButtons offer={offer} />
      <Button component={Link} variant="default" to={`/event/${offer.id}/${offer.slug}`}>
        {t('website')}
      </Button>
      <CopyButton offer={offer} />
      <RemoveButton offer={offer} />
    </>
  );
}
