import type {
  BankEntryResponse,
  BankEntrySuggestion,
  BankStatementReport,
  Collection,
} from '@firn/shared-contracts/api';
import type { ApiClient } from '@firn/shared-contracts/shell';
import { resource } from '@firn/shared-ui/resource';
import { queryOptions } from '@tanstack/react-query';

export const entries = resource('bank_entries');
export const statements = resource('bank_statements');

/** Transactions that are shown at once. */
export const SHOWN = 50;

export const waitingQuery = (api: ApiClient) =>
  entries.list(api, { state: 'unmatched', itemsPerPage: SHOWN });

/** Sends a file: without `isDryRun` its payments count from then on. */
export function sendFile(api: ApiClient, file: File, isDryRun: boolean): Promise<BankStatementReport> {
  const form = new FormData();
  form.append('file', file, file.name);
  return api.post('/api/bank_statements', form, { quiet: true, query: isDryRun ? { dryRun: 1 } : {} });
}

export const suggestionsQuery = (api: ApiClient, { '@id': iri }: BankEntryResponse, text: string) =>
  queryOptions({
    queryKey: ['bank-suggestions', iri, text],
    queryFn: ({ signal }) =>
      api.get<Collection<BankEntrySuggestion>>(`${iri}/suggestions`, {
        signal,
        quiet: true,
        query: { text: text || null },
      }),
  });
