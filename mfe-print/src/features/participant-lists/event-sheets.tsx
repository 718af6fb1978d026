import { useShell, useTexts } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import { listsTexts } from '../../i18n/de-CH/lists.ts';
import { EmergencyCard } from './emergency-card.tsx';
import { eventQuery, type PrintedEvent, participantsQuery } from './lists.queries.ts';
import { Waiting } from './notice.tsx';
import { PackingList } from './packing-list.tsx';
import { PersonsTable } from './persons-table.tsx';
import { SheetFrame } from './sheet-frame.tsx';
import type { SheetKind } from './sheets.logic.ts';
import { usePageFooter } from './use-page-footer.ts';

interface SheetsProps {
  readonly sheets: readonly SheetKind[];
}

const COLUMNS = {
  teilnehmende: ['phone', 'contact', 'health', 'sac', 'hardest', 'came'],
  unterschriften: ['signature'],
  notfall: ['health', 'contact', 'phone'],
} as const;

/** The chosen sheets of one event. */
export function EventSheets({ event, sheets }: SheetsProps & { readonly event: PrintedEvent }) {
  const t = useTexts(listsTexts);
  const { api } = useShell();
  const asked = useQuery(participantsQuery(api, event['@id']));
  usePageFooter(event.code);
  if (!asked.data) return <Waiting asked={asked} />;
  const persons = asked.data['hydra:member'];
  return sheets.map((kind) => (
    <SheetFrame key={kind} event={event} kind={kind} count={persons.length}>
      {kind === 'notfall' && <EmergencyCard event={event} />}
      {kind === 'packliste' ? (
        <PackingList event={event} />
      ) : (
        <PersonsTable
          caption={t('sheetOf', { sheet: t(`sheets.${kind}`), title: event.title })}
          columns={COLUMNS[kind]}
          persons={persons}
        />
      )}
    </SheetFrame>
  ));
}

export function NamedSheets({ id, sheets }: SheetsProps & { readonly id: string }) {
  const { api } = useShell();
  const asked = useQuery(eventQuery(api, id));
  return asked.data ? <EventSheets event={asked.data} sheets={sheets} /> : <Waiting asked={asked} />;
}
