import { type EventAssignment, type EventChangePreview, etagOf } from '@firn/shared-contracts/api';
import type { ToldGroup } from '@firn/shared-contracts/domain';
import { PlannedMails } from '@firn/shared-ui/planned-mails';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf } from '@firn/shared-ui/resource';
import { useIsMutating, useQuery } from '@tanstack/react-query';
import { eventGuidesTexts } from '../../i18n/de-CH/event-guides.ts';
import { Concerned } from '../event-changes/concerned.tsx';
import { PlanChanged } from '../telling/plan-changed.tsx';
import { firstMails, TellingFields } from '../telling/telling-fields.tsx';

interface DryRun {
  readonly path: string;
  readonly body: object | null;
  /** The version of what is changed. */
  readonly base?: Pick<EventAssignment, 'version'>;
}

/** Asks by a dry run what a change of guides would do; null for `body` asks nothing. */
export function useGuideChange({ path, body, base }: DryRun) {
  const { api } = useShell();
  const isMaking = useIsMutating() > 0;
  return useQuery({
    queryKey: ['guide-change', path, body, base?.version],
    queryFn: () => {
      const options = base ? { quiet: true, ifMatch: etagOf(base) } : { quiet: true, query: { dryRun: 1 } };
      return api.post<{ readonly change?: EventChangePreview }>(path, body ?? {}, options);
    },
    // A change that is being made is not asked for once more: its version would be an old one by then.
    enabled: body !== null && !isMaking,
    placeholderData: (before) => before,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

interface GuideChangeProps {
  readonly asked: ReturnType<typeof useGuideChange>;
  /** Null as long as nobody has chosen: as the preview has it. */
  readonly tell: readonly ToldGroup[] | null;
  readonly onTell: (tell: readonly ToldGroup[]) => void;
  /** The preview that was shown first, where others are concerned by now. */
  readonly before: EventChangePreview | null;
}

/** Shows whom a change of guides concerns, and what they are told (docs/domain/events.md#changed-guides). */
export function GuideChange({ asked, tell, onTell, before }: GuideChangeProps) {
  const t = useTexts(eventGuidesTexts);
  if (asked.error) return <p role="alert">{t('uncounted', { reason: reasonOf(outcomeOf(asked.error)) })}</p>;
  const change = asked.data?.change;
  if (!change) return null;
  const told = tell ?? change.tell;
  return (
    <>
      {before && <PlanChanged before={before} now={change} />}
      {change.bookings > 0 && <Concerned preview={change} />}
      <TellingFields mails={change.mails} tell={told} onChange={onTell} />
      <PlannedMails mails={firstMails(change.mails, told)} />
    </>
  );
}
