import type {
  EventReportInput,
  EventReportResponse,
  EventResponse,
  ParticipantResponse,
} from '@firn/shared-contracts/api';
import { ChoicesField, ContractForm, TextareaField } from '@firn/shared-ui/form';
import { formatDateTime } from '@firn/shared-ui/format';
import { FirnMantineProvider } from '@firn/shared-ui/mantine';
import { useShell, useTexts, whileSending } from '@firn/shared-ui/remote';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { tourTexts } from '../../i18n/de-CH/tour.ts';
import { LoadFailed } from '../../shared/load-failed.tsx';
import { participants } from '../../shared/participants.queries.ts';
import { Skeleton } from '../../shared/skeleton.tsx';
import { takesPart } from './message.logic.ts';
import { reportValues } from './report.logic.ts';
import { Expenses } from './report-expenses.tsx';
import { ReportPictures } from './report-pictures.tsx';
import { events, reportKey, reportQuery } from './tour.queries.ts';
import { validateEventReportInput } from './tour.validator.generated.js';
import { useReportFiles } from './use-report-files.ts';

interface ReportProps {
  readonly event: EventResponse;
  readonly persons: readonly ParticipantResponse[];
}

function ReportFields({
  event,
  persons,
  report,
}: ReportProps & { readonly report: EventReportResponse | null }) {
  const t = useTexts(tourTexts);
  const { api } = useShell();
  const client = useQueryClient();
  const came = persons.filter(takesPart);
  const files = useReportFiles(event, report);
  const labels = {
    absent: t('report.absent'),
    expenses: t('report.expenses'),
    'expenses[].title': t('report.expense'),
    'expenses[].amount': t('report.amount'),
    'expenses[].vat': t('report.vat'),
    'expenses[].receipt': t('report.receipt'),
    pictures: t('report.pictures'),
    incidents: t('report.incidents'),
    comment: t('report.comment'),
  };
  const handIn = async (body: EventReportInput) => {
    const path = `${event['@id']}/report`;
    const answer = await whileSending(api.put<EventReportResponse>(path, body, { quiet: true }));
    client.setQueryData(reportKey(event), answer);
    return { ...answer, version: 1 };
  };
  const handedIn = () => {
    for (const queryKey of [events.keys.all, participants.keys.lists])
      void client.invalidateQueries({ queryKey });
  };
  return (
    <ContractForm
      key={report?.submittedAt ?? ''}
      base={null}
      valuesOf={() => reportValues(report, came)}
      validate={validateEventReportInput}
      save={handIn}
      onSaved={handedIn}
      savedText={t('report.done')}
      label={t('report.title')}
      fieldLabels={labels}
      draftKey={`${event['@id']}#report`}
      saveText={report && !report.returned ? t('report.replace') : t('report.send')}
    >
      {report && !report.returned && (
        <p>
          {t('report.handedIn', {
            at: formatDateTime(report.submittedAt),
            name: report.submittedBy ?? t('message.office'),
          })}
        </p>
      )}
      <ChoicesField
        name="absent"
        label={labels.absent}
        description={t('report.absentHint')}
        options={came.map((person) => ({ value: person['@id'], label: person.fullName }))}
      />
      <Expenses files={files} />
      <TextareaField name="incidents" label={labels.incidents} description={t('report.incidentsHint')} />
      <TextareaField name="comment" label={labels.comment} />
      <ReportPictures files={files} />
    </ContractForm>
  );
}

/** The report of an event that is over, or the one that was handed in (docs/domain/states.md#event-flags). */
export function ReportForm({ event, persons }: ReportProps) {
  const { api } = useShell();
  const hasReport = event.guideFinished === true || Boolean(event.reportReturnReason);
  const { data, isError, refetch } = useQuery({ ...reportQuery(api, event), enabled: hasReport });
  if (hasReport && isError && !data) return <LoadFailed onRetry={() => void refetch()} />;
  if (hasReport && !data) return <Skeleton />;
  return (
    <FirnMantineProvider>
      <ReportFields event={event} persons={persons} report={data ?? null} />
    </FirnMantineProvider>
  );
}
