import type {
  DocumentResponse,
  EventReportResponse,
  EventResponse,
  REPORT_FILE_KINDS,
} from '@firn/shared-contracts/api';
import type { SendFile } from '@firn/shared-ui/form';
import { useShell } from '@firn/shared-ui/remote';
import { useState } from 'react';

export type ReportFileKind = (typeof REPORT_FILE_KINDS)[number];

type Names = Readonly<Record<string, string>>;

const namesIn = ({ pictures = [], expenses }: EventReportResponse): Names =>
  Object.fromEntries(
    [...pictures, ...expenses.flatMap(({ receipt }) => receipt ?? [])].map((file) => [
      file['@id'],
      file.fileName,
    ]),
  );

/** Sends files of a report, and knows what each is called: the form holds their references alone. */
export function useReportFiles(event: EventResponse, report: EventReportResponse | null) {
  const { api } = useShell();
  const [sent, setSent] = useState<Names>({});
  const names: Names = { ...(report && namesIn(report)), ...sent };
  const upload =
    (kind: ReportFileKind): SendFile<DocumentResponse> =>
    async (file, { signal, onProgress }) => {
      const form = new FormData();
      form.append('kind', kind);
      form.append('file', file);
      const options = { quiet: true, signal, onUploadProgress: onProgress };
      const stored = await api.post<DocumentResponse>(`${event['@id']}/report/files`, form, options);
      setSent((known) => ({ ...known, [stored['@id']]: file.name }));
      return stored;
    };
  return { upload, nameOf: (reference: string) => names[reference] ?? null };
}

export type ReportFiles = ReturnType<typeof useReportFiles>;
