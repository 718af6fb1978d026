import type { PlannedMail } from '@firn/shared-contracts/api';
import type { RequestOptions } from '@firn/shared-contracts/shell';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useIsMutating, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useShell } from '../remote/index.ts';
import { outcomeOf, reasonOf } from '../resource/index.ts';
import { PlannedMails } from './planned-mails.tsx';

/** After the last letter. */
const PAUSE_MS = 300;

/** A dry run. */
interface DryRun {
  /** Default `post`. */
  readonly method?: 'post' | 'patch';
  readonly path: string;
  readonly body?: object;
  readonly options?: Pick<RequestOptions, 'query' | 'ifMatch'>;
}

interface StepMailsProps extends DryRun {
  /** Says what opens them, where there are several such things. */
  readonly summary?: string;
  /** At once, where looking is all there is to do. */
  readonly isShown?: boolean;
}

/** What a step would send by now, by a dry run once somebody wants to see it. */
export function StepMails({ method = 'post', path, body, options = {}, ...shown }: StepMailsProps) {
  const { api } = useShell();
  const [isOpen, setOpen] = useState(false);
  const [asked] = useDebouncedValue(JSON.stringify({ method, path, body, options }), PAUSE_MS);
  const isMaking = useIsMutating() > 0;
  const { data, error } = useQuery({
    queryKey: ['planned-mails', asked],
    queryFn: () => {
      const { method, path, body, options } = JSON.parse(asked) as DryRun & Required<Pick<DryRun, 'method'>>;
      return api[method]<{ readonly mails: readonly PlannedMail[] }>(path, body, { ...options, quiet: true });
    },
    // What is being made is not asked for once more: its version would be an old one by then.
    enabled: (isOpen || shown.isShown === true) && !isMaking,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const failure = error ? reasonOf(outcomeOf(error)) : undefined;
  return <PlannedMails mails={data?.mails} failure={failure} onToggle={setOpen} {...shown} />;
}
