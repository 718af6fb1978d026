import type { EventSeasonResponse, OfferResponse } from '@firn/shared-contracts/api';
import { TextareaField, useFormValues } from '@firn/shared-ui/form';
import { formatLocalDate } from '@firn/shared-ui/format';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf } from '@firn/shared-ui/resource';
import { useQuery } from '@tanstack/react-query';
import { newOccurrenceTexts } from '../../i18n/de-CH/new-occurrence.ts';
import { offerFieldPath } from '../../shared/offer-paths.ts';
import { OpeningChecks } from '../../shared/opening-checks/opening-checks.tsx';
import { useSettledText } from '../../shared/use-settled-text.ts';
import { validateEventSeason } from './new-occurrence.validator.generated.js';
import { isBlocked, needsReason, requestOf, type SeasonValues } from './season-values.ts';

const SEASON = '/api/events/season';

/** Asks what the server would make of the form, once nobody types any more; the reason changes nothing of it. */
function useRehearsal(values: SeasonValues) {
  const { api } = useShell();
  const body = { ...requestOf({ ...values, reason: '' }), dryRun: true };
  const isAsked = (values.to === 'open' || values.guide !== null) && validateEventSeason(body);
  const settled = useSettledText(isAsked ? JSON.stringify(body) : '');
  return useQuery({
    queryKey: [SEASON, settled],
    queryFn: () => api.post<EventSeasonResponse>(SEASON, JSON.parse(settled), { quiet: true }),
    enabled: settled !== '',
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

/**
 * Shows what is missing before the events go as far as asked, and asks for the reason for going on without it
 * (docs/domain/events.md#ready-to-be-booked).
 */
export function Readiness({ offer }: { readonly offer: OfferResponse }) {
  const t = useTexts(newOccurrenceTexts);
  const values = useFormValues<SeasonValues>();
  const { data, error, isFetching } = useRehearsal(values);
  if (error) return <p role="alert">{t('failed', { reason: reasonOf(outcomeOf(error)) })}</p>;
  if (!data) return isFetching ? <p role="status">{t('checking')}</p> : null;
  const troubles = data.events.filter(({ trouble }) => trouble !== null);
  return (
    <>
      {values.to === 'open' && (
        <OpeningChecks checks={data.checks} hrefOf={(field) => offerFieldPath(offer, field)} />
      )}
      {troubles.length > 0 && (
        <ul>
          {troubles.map(({ id, day, trouble }) => (
            <li key={id}>{t('trouble', { day: formatLocalDate(day), reason: trouble ?? '' })}</li>
          ))}
        </ul>
      )}
      {isBlocked(data, values) && <p role="alert">{t('blocked')}</p>}
      {needsReason(data, values) && (
        <TextareaField name="reason" label={t('fields.reason')} description={t('hints.reason')} required />
      )}
    </>
  );
}
