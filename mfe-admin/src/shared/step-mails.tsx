import type { BookingStepPreview } from '@firn/shared-contracts/api';
import type { RequestOptions } from '@firn/shared-contracts/shell';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf } from '@firn/shared-ui/resource';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mailViewTexts } from '../i18n/de-CH/mail-view.ts';
import { PlannedMails } from './planned-mails.tsx';

/** A dry run. */
interface StepMailsProps {
  readonly path: string;
  readonly body: object;
  readonly options?: Pick<RequestOptions, 'query' | 'ifMatch'>;
}

/** What a step would send by now, by a dry run once somebody wants to see it. */
export function StepMails({ path, body, options = {} }: StepMailsProps) {
  const t = useTexts(mailViewTexts);
  const { api } = useShell();
  const [isOpen, setOpen] = useState(false);
  const { data, error } = useQuery({
    queryKey: ['planned-mails', path, body, options],
    queryFn: () => api.post<BookingStepPreview>(path, body, { ...options, quiet: true }),
    enabled: isOpen,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  if (error) return <p role="alert">{t('failed', { reason: reasonOf(outcomeOf(error)) })}</p>;
  return <PlannedMails mails={data?.mails} onOpen={() => setOpen(true)} />;
}
