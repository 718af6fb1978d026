import { type EventAssignment, etagOf } from '@firn/shared-contracts/api';
import { StepMails } from '@firn/shared-ui/planned-mails';
import { useTexts } from '@firn/shared-ui/remote';
import { eventGuidesTexts } from '../../i18n/de-CH/event-guides.ts';

interface WithdrawalMailProps {
  readonly assignment: Pick<EventAssignment, '@id' | 'version'>;
}

/** What a guide is written who is taken off an event. */
export function WithdrawalMail({ assignment }: WithdrawalMailProps) {
  const t = useTexts(eventGuidesTexts);
  return (
    <StepMails
      summary={t('withdrawalMail')}
      path={`${assignment['@id']}/transition`}
      body={{ to: 'withdrawn', dryRun: true }}
      options={{ ifMatch: etagOf(assignment) }}
    />
  );
}
