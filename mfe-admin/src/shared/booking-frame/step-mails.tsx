import { type BookingResponse, type BookingStepPreview, etagOf } from '@firn/shared-contracts/api';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf } from '@firn/shared-ui/resource';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mailViewTexts } from '../../i18n/de-CH/mail-view.ts';
import { PlannedMails } from '../planned-mails.tsx';
import { useSettledText } from '../use-settled-text.ts';
import type { OfficeStep } from './booking-steps.ts';

interface StepMailsProps {
  readonly booking: BookingResponse;
  readonly step: OfficeStep;
  readonly reason: string;
}

/** What a step would send by now, by a dry run once somebody wants to see it. */
export function StepMails({ booking, step, reason }: StepMailsProps) {
  const t = useTexts(mailViewTexts);
  const { api } = useShell();
  const [isOpen, setOpen] = useState(false);
  const settled = useSettledText(reason.trim());
  const path = `${booking['@id']}/transition`;
  const { data, error } = useQuery({
    queryKey: ['planned-mails', path, step, booking.version, settled],
    queryFn: () => {
      const body = { to: step, ...(settled && { reason: settled }), dryRun: true };
      return api.post<BookingStepPreview>(path, body, { quiet: true, ifMatch: etagOf(booking) });
    },
    enabled: isOpen,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  if (error) return <p role="alert">{t('failed', { reason: reasonOf(outcomeOf(error)) })}</p>;
  return <PlannedMails mails={data?.mails} onOpen={() => setOpen(true)} />;
}
