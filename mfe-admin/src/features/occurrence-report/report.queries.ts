import type { EventReportResponse, EventResponse } from '@firn/shared-contracts/api';
import { type ApiClient, isApiError } from '@firn/shared-contracts/shell';
import { resource } from '@firn/shared-ui/resource';
import { queryOptions } from '@tanstack/react-query';

export const events = resource('events');

/** Where the office asks: an event is marked as finished by its report, or by hand. */
export const mayHaveReport = ({ guideFinished, reportReturnReason }: EventResponse): boolean =>
  guideFinished === true || Boolean(reportReturnReason);

/** The report as it is stored; null where there is none. */
export const reportQuery = (api: ApiClient, event: EventResponse) =>
  queryOptions({
    queryKey: ['/api/events', 'report', event.id, event.version],
    queryFn: async ({ signal }): Promise<EventReportResponse | null> => {
      try {
        return await api.get<EventReportResponse>(`${event['@id']}/report`, { signal, quiet: true });
      } catch (error) {
        if (isApiError(error) && error.status === 404) return null;
        throw error;
      }
    },
  });
