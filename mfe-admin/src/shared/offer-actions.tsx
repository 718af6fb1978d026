import type { OfferResponse } from '@firn/shared-contracts/api';
import { zurichDate } from '@firn/shared-contracts/domain';
import type { Violation } from '@firn/shared-contracts/shell';
import { hasUnsavedText, useShell, useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf, resource, useWrite } from '@firn/shared-ui/resource';
import { type RecordAction, RecordActions } from '@firn/shared-ui/resource-page';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
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
function useSteps({ offer }: OfferProps) {
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
  const actions: readonly RecordAction[] = OFFER_STEPS[offer.state].map(({ step, to }) => ({
    text: t(`steps.${step}`),
    isNext: step === 'publish',
    isPending: change.isPending,
    onPress: () => {
      // The step would make public what stands in the database, not what stands on the screen.
      if (hasUnsavedText()) toasts.add({ variant: 'error', text: t('saveFirst') });
      else change.mutate({ step, to });
    },
  }));
  return { actions, missing, closeMissing: () => setMissing([]) };
}

function useCopy({ offer }: OfferProps) {
  const t = useTexts(offerFrameTexts);
  const { api, now, navigation } = useShell();
  const write = useWrite(offers);
  const tell = useTelling({ offer });
  return useMutation({
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
}

function useRemoval({ offer }: OfferProps, onSettled: () => void) {
  const t = useTexts(offerFrameTexts);
  const { navigation } = useShell();
  const write = useWrite(offers);
  const tell = useTelling({ offer });
  return useMutation({
    mutationFn: () => write.remove(offer),
    onSuccess: () => {
      tell.done(t('done.remove'));
      navigation.push(OFFERS_PATH);
    },
    onError: tell.failed,
    onSettled,
  });
}

/** What can be done with an offer as a whole. */
export function OfferActions({ offer }: OfferProps) {
  const t = useTexts(offerFrameTexts);
  const { pathname } = useLocation();
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  const steps = useSteps({ offer });
  const copy = useCopy({ offer });
  const removal = useRemoval({ offer }, close);
  const actions: readonly RecordAction[] = [
    ...steps.actions,
    {
      text: t(offer.state === 'published' ? 'website' : 'preview'),
      to: `/event/${offer.id}/${offer.slug}`,
      state: { from: pathname },
    },
    { text: t('copy'), isPending: copy.isPending, onPress: () => copy.mutate() },
    { text: t('remove'), onPress: () => setIsAsking(true) },
  ];
  return (
    <>
      <RecordActions actions={actions} />
      {steps.missing.length > 0 && (
        <MissingDialog offer={offer} missing={steps.missing} onClose={steps.closeMissing} />
      )}
      {isAsking && (
        <RemoveDialog
          offer={offer}
          isPending={removal.isPending}
          onConfirm={() => removal.mutate()}
          onClose={close}
        />
      )}
    </>
  );
}
