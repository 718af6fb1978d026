import type {
  AddressField,
  AddressImportDetail,
  AddressImportReport,
  AddressImportResponse,
  Collection,
} from '@firn/shared-contracts/api';
import type { ApiClient } from '@firn/shared-contracts/shell';
import { queryOptions } from '@tanstack/react-query';

const PATH = '/api/imports/addresses';

/** The interval at which an import that is not through is asked for (ms). */
const WHILE_RUNNING = 1000;

/** All queries that an import may affect. */
export const IMPORTS_KEY = ['address-imports'] as const;

/** A list, and what somebody says of it; without a mapping its columns are recognised. */
export interface ListToSend {
  readonly file: File;
  readonly mapping: readonly (AddressField | null)[] | null;
  readonly proof: string;
}

/** Sends a list: without `isDryRun` its people are imported. */
export function sendList(
  api: ApiClient,
  { file, mapping, proof }: ListToSend,
  isDryRun: boolean,
): Promise<AddressImportReport> {
  const form = new FormData();
  if (mapping) form.append('mapping', JSON.stringify(mapping));
  if (proof.trim()) form.append('newsletterProof', proof);
  form.append('file', file, file.name);
  return api.post(PATH, form, { quiet: true, query: isDryRun ? { dryRun: 1 } : {} });
}

const isOpen = (state: AddressImportResponse['state'] | undefined): boolean =>
  state === 'running' || state === 'undoing';

export const importsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...IMPORTS_KEY, 'list'],
    queryFn: ({ signal }) => api.get<Collection<AddressImportResponse>>(PATH, { signal, quiet: true }),
  });

export const importQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [...IMPORTS_KEY, id],
    queryFn: ({ signal }) => api.get<AddressImportDetail>(`${PATH}/${id}`, { signal, quiet: true }),
    staleTime: 0,
    refetchInterval: ({ state }) => (isOpen(state.data?.state) ? WHILE_RUNNING : false),
  });

export const undoImport = (api: ApiClient, iri: string): Promise<AddressImportDetail> =>
  api.post(`${iri}/undo`, {}, { quiet: true });
