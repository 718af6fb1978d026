import type { EmbeddedElement } from '@firn/shared-contracts/delivery';
import type { ShellServices } from '@firn/shared-contracts/shell';
import { ShellProvider } from '@firn/shared-ui/remote';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { Dates } from './dates.tsx';
import { agendaAddress, filtersOf } from './dates-query.logic.ts';
import { readDates } from './read-dates.ts';

/** `<firn-dates>` (docs/how-to/embed-dates.md). There is no shell on a site of others: the card needs its texts alone. */
export const draw: EmbeddedElement['draw'] = async (element, context) => {
  const { origin, attributes, i18n } = context;
  const events = await readDates(context);
  const agenda = agendaAddress(origin, filtersOf(attributes));
  const root = createRoot(element);
  root.render(
    <ShellProvider shell={{ i18n } as ShellServices}>
      <MemoryRouter>
        <Dates events={events} origin={origin} agenda={agenda} />
      </MemoryRouter>
    </ShellProvider>,
  );
  return () => root.unmount();
};
