import {
  defineMailText,
  FIRST_NAME,
  type Letterhead,
  SAMPLE_ORIGIN,
  type SampledMailText,
  type WrittenMail,
  writeMail,
} from '../outbox/index.ts';

interface ExportReadyFacts {
  readonly firstName: string;
  /** The title of what is in the file, such as «Buchungen». */
  readonly title: string;
  readonly lines: number;
  readonly link: string;
  readonly company: Letterhead;
}

const EXPORT_READY_TEXT = defineMailText({
  key: 'export_ready',
  title: 'Geplanter Export ist bereit',
  sentWhen: 'Wenn die Datei eines Exports bereit ist, der jede Woche gemacht wird.',
  group: 'accounts',
  placeholders: { vorname: FIRST_NAME, export: { means: 'Was exportiert ist', sample: 'Buchungen' } },
  defaults: {
    subject: 'Dein Export ist bereit: {export}',
    opening: 'Der Export «{export}», den du geplant hast, ist bereit. Du holst ihn nach dem Anmelden ab.',
    closing: 'Die Datei bleibt sieben Tage.\n\nDein Firn-Team',
  },
});

/** The mail `export_ready` (docs/domain/office.md#exports): a link, and nothing of what is in the file. */
export function exportReadyMail({ firstName, title, lines, link, company }: ExportReadyFacts): WrittenMail {
  return writeMail(EXPORT_READY_TEXT, {
    greeting: `Hallo ${firstName}`,
    values: { vorname: firstName, export: title },
    details: [['Zeilen', String(lines)]],
    link: { text: 'Zu den Exporten', url: link },
    company,
  });
}

export const EXPORT_MAIL_TEXTS: readonly SampledMailText[] = [
  {
    text: EXPORT_READY_TEXT,
    sample: (company) =>
      exportReadyMail({
        firstName: FIRST_NAME.sample,
        title: 'Buchungen',
        lines: 128,
        link: `${SAMPLE_ORIGIN}/admin/files/exports`,
        company,
      }),
  },
];
